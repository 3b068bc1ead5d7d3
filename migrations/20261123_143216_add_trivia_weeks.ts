import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Rounds that staff puts together for a date, and the log of what was generated for a weekend. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "trivia_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date" varchar NOT NULL,
	"age_group" varchar NOT NULL,
	"question_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author_id" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "trivia_generation_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run" varchar NOT NULL,
	"week_key" varchar NOT NULL,
	"age_group" varchar NOT NULL,
	"locale" varchar NOT NULL,
	"status" varchar NOT NULL,
	"kept_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dropped_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "trivia_rounds" ADD CONSTRAINT "trivia_rounds_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "trivia_rounds_author_idx" ON "trivia_rounds" USING btree ("author_id");
CREATE INDEX "trivia_rounds_updated_at_idx" ON "trivia_rounds" USING btree ("updated_at");
CREATE INDEX "trivia_rounds_created_at_idx" ON "trivia_rounds" USING btree ("created_at");
CREATE INDEX "date_ageGroup_idx" ON "trivia_rounds" USING btree ("date","age_group");
CREATE INDEX "trivia_generation_log_updated_at_idx" ON "trivia_generation_log" USING btree ("updated_at");
CREATE INDEX "trivia_generation_log_created_at_idx" ON "trivia_generation_log" USING btree ("created_at");
CREATE UNIQUE INDEX "run_ageGroup_locale_idx" ON "trivia_generation_log" USING btree ("run","age_group","locale");
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "trivia_rounds" CASCADE;
DROP TABLE "trivia_generation_log" CASCADE;
`)
}
