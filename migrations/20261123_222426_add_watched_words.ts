import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** The words and phrases the desk watches for in rooms, with how they did on earlier messages. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TYPE "public"."enum_watched_words_action" AS ENUM('flag', 'hold', 'reject');
CREATE TABLE "watched_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" varchar NOT NULL,
	"phrase" varchar NOT NULL,
	"normalized" varchar NOT NULL,
	"action" "enum_watched_words_action" NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"tried_at" timestamp(3) with time zone,
	"tried_matches" numeric,
	"tried_total" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "watched_words_updated_at_idx" ON "watched_words" USING btree ("updated_at");
CREATE INDEX "watched_words_created_at_idx" ON "watched_words" USING btree ("created_at");
CREATE UNIQUE INDEX "locale_normalized_idx" ON "watched_words" USING btree ("locale","normalized");
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "watched_words" CASCADE;
DROP TYPE "public"."enum_watched_words_action";
`)
}
