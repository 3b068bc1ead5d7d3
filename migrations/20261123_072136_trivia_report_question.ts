import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Reports of trivia questions keep the text of the question, which staff reads. Notes in a member's own words and a state
 * that never changed go.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "trivia_reports" ADD COLUMN "question" varchar;
update trivia_reports r set question = coalesce((
  select q ->> 'q' from trivia_weekly_sessions s,
    jsonb_array_elements(s.session_1_questions || s.session_2_questions || s.session_3_questions) as q
  where s.id = r.weekly_session_id and q ->> 'id' = r.question_id limit 1), r.question_id);
ALTER TABLE "trivia_reports" ALTER COLUMN "question" SET NOT NULL;
ALTER TABLE "trivia_reports" DROP COLUMN "note";
ALTER TABLE "trivia_reports" DROP COLUMN "status";
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "trivia_reports" ADD COLUMN "note" varchar;
ALTER TABLE "trivia_reports" ADD COLUMN "status" varchar DEFAULT 'open' NOT NULL;
ALTER TABLE "trivia_reports" DROP COLUMN "question";
`)
}
