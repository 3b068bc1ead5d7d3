import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** A check-in may name activities and closer words for its mood. Those that are stored have none. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "moods" ADD COLUMN "activities" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "moods" ADD COLUMN "feelings" jsonb DEFAULT '[]'::jsonb NOT NULL;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "moods" DROP COLUMN "activities";
ALTER TABLE "moods" DROP COLUMN "feelings";
`)
}
