import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Videos of breaks get a state, a source and age groups; team games on one phone, and each member's yes to them. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "trivia_team_games" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"turns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"begun_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

DROP INDEX "weekKey_breakPosition_locale_idx";
ALTER TABLE "trivia_break_videos" ADD COLUMN "state" varchar DEFAULT 'candidate' NOT NULL;
ALTER TABLE "trivia_break_videos" ADD COLUMN "source" varchar DEFAULT 'hosted' NOT NULL;
ALTER TABLE "trivia_break_videos" ADD COLUMN "age_groups" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "trivia_break_videos" ADD COLUMN "reviewed_by_id" uuid;
ALTER TABLE "trivia_break_videos" ADD COLUMN "reviewed_at" timestamp(3) with time zone;
ALTER TABLE "trivia_settings" ADD COLUMN "pass_phone_enabled" boolean DEFAULT false NOT NULL;
ALTER TABLE "trivia_team_games" ADD CONSTRAINT "trivia_team_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "trivia_team_games_user_idx" ON "trivia_team_games" USING btree ("user_id");
CREATE INDEX "trivia_team_games_updated_at_idx" ON "trivia_team_games" USING btree ("updated_at");
CREATE INDEX "trivia_team_games_created_at_idx" ON "trivia_team_games" USING btree ("created_at");
ALTER TABLE "trivia_break_videos" ADD CONSTRAINT "trivia_break_videos_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "trivia_break_videos_reviewed_by_idx" ON "trivia_break_videos" USING btree ("reviewed_by_id");
CREATE INDEX "weekKey_breakPosition_state_idx" ON "trivia_break_videos" USING btree ("week_key","break_position","state");
CREATE UNIQUE INDEX "weekKey_locale_videoUrl_idx" ON "trivia_break_videos" USING btree ("week_key","locale","video_url");
CREATE UNIQUE INDEX "weekKey_locale_youtubeVideoId_idx" ON "trivia_break_videos" USING btree ("week_key","locale","youtube_video_id");
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "trivia_team_games" DISABLE ROW LEVEL SECURITY;
DROP TABLE "trivia_team_games" CASCADE;
ALTER TABLE "trivia_break_videos" DROP CONSTRAINT "trivia_break_videos_reviewed_by_id_users_id_fk";

DROP INDEX "trivia_break_videos_reviewed_by_idx";
DROP INDEX "weekKey_breakPosition_state_idx";
DROP INDEX "weekKey_locale_videoUrl_idx";
DROP INDEX "weekKey_locale_youtubeVideoId_idx";
CREATE UNIQUE INDEX "weekKey_breakPosition_locale_idx" ON "trivia_break_videos" USING btree ("week_key","break_position","locale");
ALTER TABLE "trivia_break_videos" DROP COLUMN "state";
ALTER TABLE "trivia_break_videos" DROP COLUMN "source";
ALTER TABLE "trivia_break_videos" DROP COLUMN "age_groups";
ALTER TABLE "trivia_break_videos" DROP COLUMN "reviewed_by_id";
ALTER TABLE "trivia_break_videos" DROP COLUMN "reviewed_at";
ALTER TABLE "trivia_settings" DROP COLUMN "pass_phone_enabled";
`)
}
