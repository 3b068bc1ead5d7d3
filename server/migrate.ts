import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { runMigrations as migrateQueue } from 'graphile-worker'
import pg from 'pg'
import { migrations } from '#migrations/index.ts'
import { newId } from '#operations/_kit/ids.ts'
import { missingMigrations } from '#operations/ops/missingMigrations.ts'
import { grantRights } from './database/grantRights.ts'
import { ensureProductRole } from './database/productRole.ts'

/** Any number serves, as long as every release of the product uses the same. */
const RELEASE_LOCK = 7_309_114
const LOCK_TIMEOUT_MS = 2_000
const PAUSE_MS = 3_000
const TRIES_MAX = 60
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Brings a database to the present schema. Only one release at a time gets past the lock; the others wait and then find
 * nothing to do. Says what it does through `say`. `url` is the owner's; where `productUrl` names another role, that one
 * gets the rights it needs and no others.
 */
export async function migrate(
  url: string,
  log: (line: string) => void,
  productUrl: string = url,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'evenkeel-release' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [RELEASE_LOCK])
    // A change of a table that waits behind a backup makes every reader wait behind it: give up quickly, and try again.
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT_MS}ms'`)
    const missing = await missingMigrations({
      query: async (text) => (await client.query(text)).rows as never[],
    })
    for (const name of missing) {
      log(`Migrating: ${name}`)
      await patiently(() => runMigration(client, name), log)
    }
    await migrateQueue({ connectionString: url })
    if (new pg.Client({ connectionString: productUrl }).user !== client.user)
      await grantRights(client, await ensureProductRole(client, { productUrl, log }))
  } finally {
    await client.end()
  }
}

/** Tries again while another process holds a table, for about five minutes: members are served in the pauses. */
async function patiently(work: () => Promise<void>, log: (line: string) => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: string }
      if (code !== LOCK_NOT_AVAILABLE || tries === TRIES_MAX) throw error
      log('  A table is in use (a backup?); trying again.')
      await sleep(PAUSE_MS)
    }
  }
}

// Our migrations are SQL and nothing else, so they run without Payload: quicker, each in one transaction with the note
// that it ran.
async function runMigration(client: pg.Client, name: string): Promise<void> {
  const { up } = migrations.find((migration) => migration.name === name)!
  await client.query('begin')
  try {
    await up({ db: drizzle({ client: client as never }) })
    await client.query(
      `insert into payload_migrations (id, name, batch, created_at, updated_at)
       values ($1, $2, (select coalesce(max(batch), 0) + 1 from payload_migrations), now(), now())`,
      [newId(), name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error })
  }
}
