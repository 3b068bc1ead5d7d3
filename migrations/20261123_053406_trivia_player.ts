import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** The bank of questions, sessions that carry theirs, and what members play; scores are points now, ten for a right answer. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "trivia_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" varchar NOT NULL,
	"age_group" varchar NOT NULL,
	"category" varchar NOT NULL,
	"type" varchar DEFAULT 'mcq' NOT NULL,
	"difficulty" varchar NOT NULL,
	"prompt" varchar NOT NULL,
	"options" jsonb NOT NULL,
	"correct_option_id" varchar NOT NULL,
	"explanation" jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sensitive" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"source" varchar NOT NULL,
	"review_state" varchar DEFAULT 'draft' NOT NULL,
	"author_id" uuid,
	"reviewed_by_id" uuid,
	"reviewed_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "trivia_plays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"week_key" varchar NOT NULL,
	"session_number" numeric NOT NULL,
	"weekly_session_id" uuid NOT NULL,
	"begun_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "trivia_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"play_id" uuid NOT NULL,
	"question" numeric NOT NULL,
	"choice" varchar NOT NULL,
	"is_correct" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "trivia_break_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"week_key" varchar NOT NULL,
	"break_position" numeric NOT NULL,
	"locale" varchar NOT NULL,
	"title" varchar NOT NULL,
	"tip_content" varchar NOT NULL,
	"duration_seconds" numeric DEFAULT 45 NOT NULL,
	"video_url" varchar,
	"captions_url" varchar,
	"youtube_video_id" varchar,
	"channel_name" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "trivia_break_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"week_key" varchar NOT NULL,
	"break_position" numeric NOT NULL,
	"seconds_watched" numeric DEFAULT 0 NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "trivia_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"animations_enabled" boolean DEFAULT true NOT NULL,
	"sounds_enabled" boolean DEFAULT false NOT NULL,
	"haptics_enabled" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "trivia_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"weekly_session_id" uuid NOT NULL,
	"question_id" varchar NOT NULL,
	"reason" varchar NOT NULL,
	"note" varchar,
	"status" varchar DEFAULT 'open' NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "trivia_weekly_sessions" ADD COLUMN "topics" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "trivia_weekly_sessions" ADD COLUMN "session_1_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "trivia_weekly_sessions" ADD COLUMN "session_2_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "trivia_weekly_sessions" ADD COLUMN "session_3_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "trivia_session_progress" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "trivia_questions" ADD CONSTRAINT "trivia_questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "trivia_questions" ADD CONSTRAINT "trivia_questions_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "trivia_plays" ADD CONSTRAINT "trivia_plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "trivia_plays" ADD CONSTRAINT "trivia_plays_weekly_session_id_trivia_weekly_sessions_id_fk" FOREIGN KEY ("weekly_session_id") REFERENCES "public"."trivia_weekly_sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "trivia_answers" ADD CONSTRAINT "trivia_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "trivia_answers" ADD CONSTRAINT "trivia_answers_play_id_trivia_plays_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."trivia_plays"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "trivia_break_progress" ADD CONSTRAINT "trivia_break_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "trivia_settings" ADD CONSTRAINT "trivia_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "trivia_reports" ADD CONSTRAINT "trivia_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "trivia_reports" ADD CONSTRAINT "trivia_reports_weekly_session_id_trivia_weekly_sessions_id_fk" FOREIGN KEY ("weekly_session_id") REFERENCES "public"."trivia_weekly_sessions"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "trivia_questions_author_idx" ON "trivia_questions" USING btree ("author_id");
CREATE INDEX "trivia_questions_reviewed_by_idx" ON "trivia_questions" USING btree ("reviewed_by_id");
CREATE INDEX "trivia_questions_updated_at_idx" ON "trivia_questions" USING btree ("updated_at");
CREATE INDEX "trivia_questions_created_at_idx" ON "trivia_questions" USING btree ("created_at");
CREATE INDEX "ageGroup_locale_reviewState_idx" ON "trivia_questions" USING btree ("age_group","locale","review_state");
CREATE INDEX "trivia_plays_user_idx" ON "trivia_plays" USING btree ("user_id");
CREATE INDEX "trivia_plays_weekly_session_idx" ON "trivia_plays" USING btree ("weekly_session_id");
CREATE INDEX "trivia_plays_updated_at_idx" ON "trivia_plays" USING btree ("updated_at");
CREATE INDEX "trivia_plays_created_at_idx" ON "trivia_plays" USING btree ("created_at");
CREATE UNIQUE INDEX "user_weekKey_sessionNumber_1_idx" ON "trivia_plays" USING btree ("user_id","week_key","session_number");
CREATE INDEX "trivia_answers_user_idx" ON "trivia_answers" USING btree ("user_id");
CREATE INDEX "trivia_answers_play_idx" ON "trivia_answers" USING btree ("play_id");
CREATE INDEX "trivia_answers_updated_at_idx" ON "trivia_answers" USING btree ("updated_at");
CREATE INDEX "trivia_answers_created_at_idx" ON "trivia_answers" USING btree ("created_at");
CREATE UNIQUE INDEX "play_question_idx" ON "trivia_answers" USING btree ("play_id","question");
CREATE INDEX "trivia_break_videos_updated_at_idx" ON "trivia_break_videos" USING btree ("updated_at");
CREATE INDEX "trivia_break_videos_created_at_idx" ON "trivia_break_videos" USING btree ("created_at");
CREATE UNIQUE INDEX "weekKey_breakPosition_locale_idx" ON "trivia_break_videos" USING btree ("week_key","break_position","locale");
CREATE INDEX "trivia_break_progress_user_idx" ON "trivia_break_progress" USING btree ("user_id");
CREATE INDEX "trivia_break_progress_updated_at_idx" ON "trivia_break_progress" USING btree ("updated_at");
CREATE INDEX "trivia_break_progress_created_at_idx" ON "trivia_break_progress" USING btree ("created_at");
CREATE UNIQUE INDEX "user_weekKey_breakPosition_idx" ON "trivia_break_progress" USING btree ("user_id","week_key","break_position");
CREATE UNIQUE INDEX "trivia_settings_user_idx" ON "trivia_settings" USING btree ("user_id");
CREATE INDEX "trivia_settings_updated_at_idx" ON "trivia_settings" USING btree ("updated_at");
CREATE INDEX "trivia_settings_created_at_idx" ON "trivia_settings" USING btree ("created_at");
CREATE INDEX "trivia_reports_user_idx" ON "trivia_reports" USING btree ("user_id");
CREATE INDEX "trivia_reports_weekly_session_idx" ON "trivia_reports" USING btree ("weekly_session_id");
CREATE INDEX "trivia_reports_question_id_idx" ON "trivia_reports" USING btree ("question_id");
CREATE INDEX "trivia_reports_updated_at_idx" ON "trivia_reports" USING btree ("updated_at");
CREATE INDEX "trivia_reports_created_at_idx" ON "trivia_reports" USING btree ("created_at");
CREATE UNIQUE INDEX "user_questionId_idx" ON "trivia_reports" USING btree ("user_id","question_id");

update trivia_session_progress set score = score * 10;
-- None of them has questions yet. The demo dataset publishes its weekends again when it is seeded; elsewhere members read
-- that there is no session until one is published.
delete from trivia_weekly_sessions;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "trivia_questions" CASCADE;
DROP TABLE "trivia_plays" CASCADE;
DROP TABLE "trivia_answers" CASCADE;
DROP TABLE "trivia_break_videos" CASCADE;
DROP TABLE "trivia_break_progress" CASCADE;
DROP TABLE "trivia_settings" CASCADE;
DROP TABLE "trivia_reports" CASCADE;
ALTER TABLE "trivia_weekly_sessions" DROP COLUMN "topics";
ALTER TABLE "trivia_weekly_sessions" DROP COLUMN "session_1_questions";
ALTER TABLE "trivia_weekly_sessions" DROP COLUMN "session_2_questions";
ALTER TABLE "trivia_weekly_sessions" DROP COLUMN "session_3_questions";
ALTER TABLE "trivia_session_progress" DROP COLUMN "answers";
update trivia_session_progress set score = score / 10;
`)
}
