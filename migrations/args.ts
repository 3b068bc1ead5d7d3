import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** What a migration gets: a way to run SQL inside its own transaction. Nothing else, on purpose. */
export type MigrationArgs = { db: { execute(query: SQL): Promise<unknown> } }
