import { migrations } from '#migrations/index.ts'
import type { Sql } from '#services/database/db.ts'

/** Names of migrations a database has not seen, oldest first. */
export async function missingMigrations(sql: Sql): Promise<string[]> {
  const tables = await sql.query<{ found: string | null }>(
    `select to_regclass('payload_migrations')::text as found`,
  )
  if (!tables[0]?.found) return migrations.map(({ name }) => name)
  const rows = await sql.query<{ name: string }>('select name from payload_migrations')
  const done = new Set(rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !done.has(name))
}

/** The newest migration of this version. */
export const latestMigration = (): string =>
  migrations
    .map(({ name }) => name)
    .sort()
    .at(-1)!
