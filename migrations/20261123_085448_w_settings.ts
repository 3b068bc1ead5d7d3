import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Adds the ways of notifications a member turned off: none, as before. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "notification_preferences" ADD COLUMN "muted_channels" jsonb DEFAULT '[]'::jsonb NOT NULL;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "notification_preferences" DROP COLUMN "muted_channels";
`)
}
