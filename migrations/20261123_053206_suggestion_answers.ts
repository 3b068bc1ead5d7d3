import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** What members answer to suggestions, and whether they chose their quiet hours: all stored ones count as chosen. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "notification_preferences" ADD COLUMN "quiet_chosen" boolean DEFAULT true NOT NULL;
ALTER TABLE "ai_suggestions" ADD COLUMN "answer" varchar;
`)
}

/** Takes both back; answers are lost. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "notification_preferences" DROP COLUMN "quiet_chosen";
ALTER TABLE "ai_suggestions" DROP COLUMN "answer";
`)
}
