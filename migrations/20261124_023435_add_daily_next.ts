import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * When to look next whether a member's daily reminder or birthday message is due, so that a round reads who is due and
 * no one else. Empty means at once.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "notification_preferences" ADD COLUMN "daily_next_at" timestamp(3) with time zone;
CREATE INDEX "notification_preferences_daily_next_idx" ON "notification_preferences" (coalesce("daily_next_at", '-infinity')) WHERE "daily_enabled" OR "birthday_messages";
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP INDEX "notification_preferences_daily_next_idx";
ALTER TABLE "notification_preferences" DROP COLUMN "daily_next_at";
`)
}
