import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { configSchema } from '../../scripts/migration/configSchema.ts'
import { driftOf } from './kit/driftOf.ts'
import { onPurpose } from './kit/onPurpose.ts'
import { readSchema } from './kit/readSchema.ts'

let admin: pg.Client
const open: { client: pg.Client; name: string }[] = []
let config: Map<string, string>
let migrated: pg.Client

/** Makes a database of its own, empty or a copy, and connects to it as its owner. */
async function database(options = ''): Promise<pg.Client> {
  const name = `drift_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} ${options}`)
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  open.push({ client, name })
  return client
}

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  const { present, empty, steps } = await configSchema()
  const fresh = await database()
  await fresh.query((await steps(empty, present)).join('\n'))
  config = await readSchema(fresh)
  migrated = await database(`template ${inject('template')}`)
})

afterAll(async () => {
  for (const { client, name } of open) {
    await client.end()
    await admin.query(`drop database ${name}`)
  }
  await admin.end()
})

it('the schema of the config is the schema after all migrations, but for what is listed', async () => {
  expect(driftOf({ config, database: await readSchema(migrated), onPurpose })).toEqual([])
})

it.each([
  ['a column only the database has', 'alter table moods add column extra text', /^column moods\.extra: /],
  ['a column only the config has', 'alter table moods drop column intensity', /^column moods\.intensity: /],
  ['another type', 'alter table moods alter column day type text', /^column moods\.day: /],
  ['a column that may be empty', 'alter table moods alter column day drop not null', /^column moods\.day: /],
  [
    'another default',
    'alter table profiles alter column language set default $$en$$',
    /^column profiles\.language: /,
  ],
  [
    'a weaker delete rule',
    `alter table moods drop constraint moods_user_id_users_id_fk,
       add constraint moods_user_id_users_id_fk foreign key (user_id) references users (id) on delete set null`,
    /^foreign key moods\.moods_user_id_users_id_fk: .*CASCADE; database .*SET NULL/,
  ],
  ['a missing index', 'drop index moods_created_at_idx', /^index moods\.moods_created_at_idx: /],
  [
    'a listed rule that is gone',
    'drop index users_email_confirmed',
    /users_email_confirmed: .*the list says otherwise/,
  ],
  [
    'an unlisted trigger',
    'create trigger extra after insert on moods execute function refuse_change_of_audit()',
    /^trigger moods\.extra: /,
  ],
  ['an unlisted table', 'create table extra (id int)', /^column extra\.id: /],
])('finds %s', async (_, change, found) => {
  await migrated.query('begin')
  try {
    await migrated.query(change)
    const drift = driftOf({ config, database: await readSchema(migrated), onPurpose })
    expect(drift).toContainEqual(expect.stringMatching(found))
  } finally {
    await migrated.query('rollback')
  }
})
