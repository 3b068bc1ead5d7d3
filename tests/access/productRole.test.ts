import pg from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { migrate } from '#server/migrate.ts'
import { ensureProductRole } from '#server/database/productRole.ts'
import { roleWarnings } from '#operations/ops/roleWarnings.ts'
import { asOwner as runAsOwner, ownerUrlOf } from '#tests/kit/database.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const MAY_NOT = '42501'
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
/** Runs statements on a connection of their own. */
async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const asOwner = (statement: string) => runAsOwner(context.current.databaseUrl, statement)

const addRow = () =>
  context.current.db.query(
    `insert into admin_audit_logs (id, event, created_at, updated_at) values ($1, 'test', now(), now())`,
    [newId()],
  )

describe('the role the product works as', () => {
  it('has no right beyond its tables', async () => {
    const [role] = await context.current.db.query(
      `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
         (select count(*) from pg_auth_members m where m.member = r.oid) as groups
       from pg_roles r where rolname = current_user`,
    )
    expect(role).toEqual({
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      groups: 0,
    })
  })

  it.each([
    ['make a table', 'create table stolen (id int)'],
    ['make a schema', 'create schema stolen'],
    ['change a table', 'alter table users add column stolen int'],
    ['remove a table', 'drop table users'],
    ['empty a table', 'truncate sessions'],
    ['silence a rule', 'alter table admin_audit_logs disable trigger only_added'],
    ['pose as a replica', 'set session_replication_role = replica'],
    ['raise itself', 'alter role current_user superuser'],
    ['make a role', 'create role stolen'],
    ['run a program', `copy (select 1) to program 'true'`],
    ['write a file', `copy (select 1) to '/tmp/stolen'`],
    ['read a file', `select pg_read_file('/etc/passwd')`],
    ['read passwords of roles', 'select rolpassword from pg_authid'],
    ['forget a migration', 'delete from payload_migrations'],
    ['add an extension', 'create extension pg_prewarm'],
  ])('may not %s', async (_, statement) => {
    expect(await codeOf(context.current.db.query(statement))).toBe(MAY_NOT)
  })

  it('may read every table and write every table but the audit trail and the notes of migrations', async () => {
    const rows = await context.current.db.query<{ table: string; rights: string }>(
      `select format('%s.%s', n.nspname, c.relname) as table,
         concat_ws(' ', ${['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']
           .map((right) => `case when has_table_privilege(c.oid, '${right}') then '${right}' end`)
           .join(', ')}) as rights
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v') order by 1`,
    )
    expect(rows.length).toBeGreaterThan(80)
    expect(rows.filter(({ rights }) => rights !== 'select insert update delete')).toEqual([
      { table: 'graphile_worker.migrations', rights: 'select' },
      { table: 'public.admin_audit_logs', rights: 'select insert' },
      { table: 'public.child_safety_log', rights: 'select insert' },
      { table: 'public.payload_migrations', rights: 'select' },
    ])
    for (const { table } of rows) await context.current.db.query(`select 1 from ${table} limit 1`)
  })

  it('may use what a later migration makes', async () => {
    await asOwner('create table later (id int generated always as identity, word text)')
    await context.current.db.query(`insert into later (word) values ('a')`)
    expect(await context.current.db.query('select word from later')).toEqual([{ word: 'a' }])
    expect(await codeOf(context.current.db.query('truncate later'))).toBe(MAY_NOT)
    await asOwner('drop table later')
  })

  it('sees jobs of the queue, whose tables hide their rows from all but their owner', async () => {
    const { db } = context.current
    await db.query(`select graphile_worker.add_job('nothing')`)
    expect((await db.query('select 1 from graphile_worker._private_jobs')).length).toBeGreaterThan(0)
  })
})

describe('the audit trail', () => {
  const CHANGES = [
    `update admin_audit_logs set event = 'other'`,
    'delete from admin_audit_logs',
    'truncate admin_audit_logs',
  ]

  it.each(CHANGES)('lets the product add a row, and rejects it: %s', async (statement) => {
    await addRow()
    expect(await codeOf(context.current.db.query(statement))).toBe(MAY_NOT)
  })

  it.each(CHANGES)('rejects even the owner: %s', async (statement) => {
    await addRow()
    await expect(asOwner(statement)).rejects.toThrow('only added')
    await expect(asOwner(`set session_replication_role = replica; ${statement}`)).rejects.toThrow(
      'only added',
    )
  })

  it('stays whole when an account is removed', async () => {
    const { db } = context.current
    const admin = { id: newId() }
    await db.query(
      `insert into users (id, email, password_hash, created_at, updated_at) values ($1, 'gone@test.example', 'none', now(), now())`,
      [admin.id],
    )
    await db.query(
      `insert into admin_audit_logs (id, admin_id, event, created_at, updated_at) values ($1, $2, 'kept', now(), now())`,
      [newId(), admin.id],
    )
    await db.query('delete from users where id = $1', [admin.id])
    expect(await db.query(`select admin_id from admin_audit_logs where event = 'kept'`)).toEqual([
      { admin_id: admin.id },
    ])
  })
})

describe('release', () => {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const urlOf = (user: string, password: string) => {
    const url = new URL(inject('clusterUrl'))
    url.username = user
    url.password = password
    return url.href
  }
  const ensure = (productUrl: string, ownerUrl = inject('clusterUrl')) =>
    on(ownerUrl, (owner) => ensureProductRole(owner, { productUrl, log }))
  beforeAll(() => void lines.splice(0))

  it('makes the role once, with its password, and leaves it alone when all is well', async () => {
    const url = urlOf('made_once', 'its own "password"')
    expect(await ensure(url)).toBe('made_once')
    expect(await on(url, (client) => client.query('select 1'))).toMatchObject({ rowCount: 1 })
    expect(lines.splice(0)).toEqual(['The role made_once of the product was made.'])
    await ensure(url)
    expect(lines).toEqual([])
  })

  it('takes rights away that the role must not have, and gives it the password of the settings', async () => {
    const url = urlOf('too_much', 'new')
    await on(inject('clusterUrl'), (owner) =>
      owner.query(`create role too_much superuser createdb nologin password 'old'`),
    )
    await ensure(url)
    expect(
      await on(url, async (client) => {
        const { rows } = await client.query(
          'select rolsuper, rolcreatedb from pg_roles where rolname = current_user',
        )
        return rows as unknown
      }),
    ).toEqual([{ rolsuper: false, rolcreatedb: false }])
  })

  it('says what an administrator has to run when the owner may make no roles', async () => {
    await on(inject('clusterUrl'), (owner) => owner.query(`create role plain login password 'plain'`))
    const run = ensure(urlOf('not_yet', 'secret-of-settings'), urlOf('plain', 'plain'))
    await expect(run).rejects.toThrow(/Let an administrator run this.*\n {2}create role "not_yet" with login/)
    await expect(run).rejects.not.toThrow('secret-of-settings')
  })

  it('with an owner that may make no roles works once the role is there', async () => {
    await on(inject('clusterUrl'), (owner) => owner.query(`create role by_hand login password 'by_hand'`))
    expect(await ensure(urlOf('by_hand', 'by_hand'), urlOf('plain', 'plain'))).toBe('by_hand')
  })

  it('prepares a whole database as an owner that is no superuser', async () => {
    await on(inject('clusterUrl'), async (owner) => {
      await owner.query(`create role keeper login createrole password 'keeper'`)
      await owner.query('create database kept owner keeper')
    })
    const [ownerUrl, productUrl] = [urlOf('keeper', 'keeper'), urlOf('kept_product', 'small')].map((each) => {
      const url = new URL(each)
      url.pathname = '/kept'
      return url.href
    }) as [string, string]
    await migrate(ownerUrl, log, productUrl)
    const codes = await on(productUrl, async (client) => [
      await codeOf(client.query('select 1 from users')),
      await codeOf(client.query(`select graphile_worker.add_job('nothing')`)),
      await codeOf(client.query('truncate users')),
      await codeOf(client.query('create temporary table stolen (id int)')),
      await codeOf(client.query('delete from admin_audit_logs')),
    ])
    expect(codes).toEqual(['done', 'done', MAY_NOT, MAY_NOT, MAY_NOT])
    // A second release finds nothing to do and renews the rights.
    lines.splice(0)
    await migrate(ownerUrl, log, productUrl)
    expect(lines).toEqual([])
  })

  it('says when the role has rights of another', async () => {
    await on(inject('clusterUrl'), (owner) =>
      owner.query(`create role joined login password 'joined' in role pg_read_all_data`),
    )
    lines.splice(0)
    await ensure(urlOf('joined', 'joined'))
    expect(lines).toEqual([
      'Warning: the role joined is a member of pg_read_all_data and has its rights too.',
    ])
  })
})

describe('the api', () => {
  it('finds nothing to warn about in the small role, and says what the owner could do', async () => {
    const { db, databaseUrl } = context.current
    expect(await roleWarnings(db, {})).toEqual([])
    const warnings = await on(ownerUrlOf(databaseUrl), (client) =>
      roleWarnings(
        { query: async (text) => (await client.query(text)).rows as never },
        { DATABASE_OWNER_URL: 'postgres://owner' },
      ),
    )
    expect(warnings).toEqual([
      'The database role evenkeel is a superuser.',
      expect.stringContaining('owns the tables'),
      expect.stringContaining('only release needs it'),
    ])
  })
})
