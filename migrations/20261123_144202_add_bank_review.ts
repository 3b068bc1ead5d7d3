import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** A review leaves a note, who changed a question last is known, and each change counts its revision. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "trivia_questions" ADD COLUMN "review_note" varchar;
ALTER TABLE "trivia_questions" ADD COLUMN "edited_by_id" uuid;
ALTER TABLE "trivia_questions" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
ALTER TABLE "trivia_questions" ADD CONSTRAINT "trivia_questions_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "trivia_questions_edited_by_idx" ON "trivia_questions" USING btree ("edited_by_id");
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "trivia_questions" DROP CONSTRAINT "trivia_questions_edited_by_id_users_id_fk";

DROP INDEX "trivia_questions_edited_by_idx";
ALTER TABLE "trivia_questions" DROP COLUMN "review_note";
ALTER TABLE "trivia_questions" DROP COLUMN "edited_by_id";
ALTER TABLE "trivia_questions" DROP COLUMN "revision";
`)
}
