import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import config from '#payload-config'

type Kit = ReturnType<PostgresAdapter['requireDrizzleKit']>
/** What Payload's collections and globals need of a database, as drizzle-kit writes it down. */
export type Snapshot = Awaited<ReturnType<Kit['generateDrizzleJson']>>
/**
 * Returns the statements that lead from one snapshot to another. May ask at the terminal whether a column was renamed.
 */
export type Steps = Kit['generateMigration']

/** Returns the schema of the present config, the empty one, and what tells the way between two. Needs no database. */
export async function configSchema(): Promise<{ present: Snapshot; empty: Snapshot; steps: Steps }> {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const adapter = payload.db as unknown as PostgresAdapter
  const kit = adapter.requireDrizzleKit()
  return {
    present: await kit.generateDrizzleJson(adapter.schema),
    empty: adapter.defaultDrizzleSnapshot,
    steps: kit.generateMigration,
  }
}
