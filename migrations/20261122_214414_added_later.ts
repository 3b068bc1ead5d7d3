import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Marks check-ins that are written after their day. All that are stored were written on it. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "moods" ADD COLUMN "added_later" boolean DEFAULT false NOT NULL;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "moods" DROP COLUMN "added_later";
`)
}
