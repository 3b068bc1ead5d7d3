import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Until when a member's devices stay silent; empty while they asked for none. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "notification_preferences" ADD COLUMN "muted_until" timestamp(3) with time zone;
`)
}

/** Forgets who asked for silence. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "notification_preferences" DROP COLUMN "muted_until";
`)
}
