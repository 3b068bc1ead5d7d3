import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notification_preferences_digest_channel" AS ENUM('both', 'in_app', 'email');
  CREATE TYPE "public"."enum_motivational_content_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__motivational_content_v_version_content_type" AS ENUM('affirmation', 'quote', 'exercise', 'story', 'audio');
  CREATE TYPE "public"."enum__motivational_content_v_version_target_mood" AS ENUM('excited', 'happy', 'calm', 'anxious', 'sad', 'angry', 'tired');
  CREATE TYPE "public"."enum__motivational_content_v_version_age_group" AS ENUM('child', 'teen', 'adult', 'elder');
  CREATE TYPE "public"."enum__motivational_content_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__motivational_content_v_published_locale" AS ENUM('en', 'es', 'fr', 'ar');
  CREATE TYPE "public"."enum_journal_prompts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__journal_prompts_v_version_age_group" AS ENUM('child', 'teen', 'adult', 'elder');
  CREATE TYPE "public"."enum__journal_prompts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__journal_prompts_v_published_locale" AS ENUM('en', 'es', 'fr', 'ar');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "recovery_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"kind" varchar NOT NULL,
  	"contact_hash" varchar NOT NULL,
  	"token_hash" varchar,
  	"code_hash" varchar,
  	"link_hash" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"verified_at" timestamp(3) with time zone,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"theme" varchar NOT NULL,
  	"comfort" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"data_export_enabled" boolean DEFAULT true NOT NULL,
  	"account_deletion_enabled" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blocked_users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"blocker_id" uuid NOT NULL,
  	"blocked_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_subscriptions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"endpoint" varchar NOT NULL,
  	"p256dh" varchar NOT NULL,
  	"auth" varchar NOT NULL,
  	"device_id" varchar,
  	"platform" varchar,
  	"last_success_at" timestamp(3) with time zone,
  	"last_failure_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "parent_notices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"child_id" uuid NOT NULL,
  	"link_id" uuid NOT NULL,
  	"event_type" varchar NOT NULL,
  	"mood_id" uuid,
  	"key" varchar NOT NULL,
  	"delivery" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "family_groups" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"created_by_id" uuid,
  	"invite_code" varchar NOT NULL,
  	"invite_expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "family_members" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"family_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"role" varchar NOT NULL,
  	"joined_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audio" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"prefix" varchar DEFAULT 'audio',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "audio_locales" (
  	"title" varchar NOT NULL,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_motivational_content_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_content_type" "enum__motivational_content_v_version_content_type",
  	"version_target_mood" "enum__motivational_content_v_version_target_mood",
  	"version_audio_url" varchar,
  	"version_audio_id" uuid,
  	"version_age_group" "enum__motivational_content_v_version_age_group",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__motivational_content_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__motivational_content_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_motivational_content_v_locales" (
  	"version_title" varchar,
  	"version_content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_motivational_content_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_journal_prompts_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_category" varchar,
  	"version_age_group" "enum__journal_prompts_v_version_age_group",
  	"version_active" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__journal_prompts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__journal_prompts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_journal_prompts_v_locales" (
  	"version_prompt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "ai_suggestions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"suggestion_type" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"is_read" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "trivia_weekly_sessions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"week_key" varchar NOT NULL,
  	"age_group" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"status" varchar NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "trivia_session_progress" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"week_key" varchar NOT NULL,
  	"session_number" numeric NOT NULL,
  	"score" numeric NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_errors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"stack" varchar,
  	"page_url" varchar,
  	"release" varchar,
  	"browser" varchar,
  	"count" numeric NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "incident_screenshots" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"prefix" varchar DEFAULT 'incident-screenshots',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "landing_page_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page_statistics_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"has_consent" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "landing_page_testimonials_locales" (
  	"quote" varchar NOT NULL,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"app_store_url" varchar,
  	"play_store_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "motivational_content" ALTER COLUMN "content_type" DROP NOT NULL;
  ALTER TABLE "motivational_content_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "motivational_content_locales" ALTER COLUMN "content" DROP NOT NULL;
  ALTER TABLE "journal_prompts" ALTER COLUMN "category" DROP NOT NULL;
  ALTER TABLE "journal_prompts" ALTER COLUMN "active" DROP NOT NULL;
  ALTER TABLE "journal_prompts_locales" ALTER COLUMN "prompt" DROP NOT NULL;
  ALTER TABLE "users" ADD COLUMN "phone" varchar;
  ALTER TABLE "users" ADD COLUMN "phone_verified_at" timestamp(3) with time zone;
  ALTER TABLE "profiles" ADD COLUMN "share_moods" boolean DEFAULT true NOT NULL;
  ALTER TABLE "profiles" ADD COLUMN "analytics_consent" boolean DEFAULT false NOT NULL;
  ALTER TABLE "notification_preferences" ADD COLUMN "quiet_enabled" boolean DEFAULT true NOT NULL;
  ALTER TABLE "notification_preferences" ADD COLUMN "daily_enabled" boolean DEFAULT false NOT NULL;
  ALTER TABLE "notification_preferences" ADD COLUMN "daily_time" varchar;
  ALTER TABLE "notification_preferences" ADD COLUMN "digest_channel" "enum_notification_preferences_digest_channel";
  ALTER TABLE "notification_preferences" ADD COLUMN "birthday_messages" boolean DEFAULT false NOT NULL;
  ALTER TABLE "notification_preferences" ADD COLUMN "checkin_alerts" boolean DEFAULT true NOT NULL;
  ALTER TABLE "notification_preferences" ADD COLUMN "journal_alerts" boolean DEFAULT true NOT NULL;
  ALTER TABLE "notification_preferences" ADD COLUMN "daily_digest" boolean DEFAULT false NOT NULL;
  ALTER TABLE "motivational_content" ADD COLUMN "audio_id" uuid;
  ALTER TABLE "motivational_content" ADD COLUMN "_status" "enum_motivational_content_status" DEFAULT 'draft';
  ALTER TABLE "journal_prompts" ADD COLUMN "_status" "enum_journal_prompts_status" DEFAULT 'draft';
  ALTER TABLE "incidents" ADD COLUMN "screenshot_id" uuid;
  ALTER TABLE "recovery_requests" ADD CONSTRAINT "recovery_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blocked_users" ADD CONSTRAINT "blocked_users_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blocked_users" ADD CONSTRAINT "blocked_users_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "parent_notices" ADD CONSTRAINT "parent_notices_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "parent_notices" ADD CONSTRAINT "parent_notices_link_id_guardian_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."guardian_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "parent_notices" ADD CONSTRAINT "parent_notices_mood_id_moods_id_fk" FOREIGN KEY ("mood_id") REFERENCES "public"."moods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "family_groups" ADD CONSTRAINT "family_groups_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "family_members" ADD CONSTRAINT "family_members_family_id_family_groups_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."family_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audio_locales" ADD CONSTRAINT "audio_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_motivational_content_v" ADD CONSTRAINT "_motivational_content_v_parent_id_motivational_content_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."motivational_content"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_motivational_content_v" ADD CONSTRAINT "_motivational_content_v_version_audio_id_audio_id_fk" FOREIGN KEY ("version_audio_id") REFERENCES "public"."audio"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_motivational_content_v_locales" ADD CONSTRAINT "_motivational_content_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_motivational_content_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_motivational_content_v_texts" ADD CONSTRAINT "_motivational_content_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_motivational_content_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_journal_prompts_v" ADD CONSTRAINT "_journal_prompts_v_parent_id_journal_prompts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."journal_prompts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_journal_prompts_v_locales" ADD CONSTRAINT "_journal_prompts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_journal_prompts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ai_suggestions" ADD CONSTRAINT "ai_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trivia_session_progress" ADD CONSTRAINT "trivia_session_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_statistics" ADD CONSTRAINT "landing_page_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_statistics_locales" ADD CONSTRAINT "landing_page_statistics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_testimonials" ADD CONSTRAINT "landing_page_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_testimonials_locales" ADD CONSTRAINT "landing_page_testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recovery_requests_user_idx" ON "recovery_requests" USING btree ("user_id");
  CREATE UNIQUE INDEX "recovery_requests_token_hash_idx" ON "recovery_requests" USING btree ("token_hash");
  CREATE UNIQUE INDEX "recovery_requests_link_hash_idx" ON "recovery_requests" USING btree ("link_hash");
  CREATE INDEX "recovery_requests_expires_at_idx" ON "recovery_requests" USING btree ("expires_at");
  CREATE INDEX "recovery_requests_updated_at_idx" ON "recovery_requests" USING btree ("updated_at");
  CREATE INDEX "recovery_requests_created_at_idx" ON "recovery_requests" USING btree ("created_at");
  CREATE INDEX "contactHash_createdAt_idx" ON "recovery_requests" USING btree ("contact_hash","created_at");
  CREATE UNIQUE INDEX "user_settings_user_idx" ON "user_settings" USING btree ("user_id");
  CREATE INDEX "user_settings_updated_at_idx" ON "user_settings" USING btree ("updated_at");
  CREATE INDEX "user_settings_created_at_idx" ON "user_settings" USING btree ("created_at");
  CREATE INDEX "blocked_users_blocker_idx" ON "blocked_users" USING btree ("blocker_id");
  CREATE INDEX "blocked_users_blocked_idx" ON "blocked_users" USING btree ("blocked_id");
  CREATE INDEX "blocked_users_updated_at_idx" ON "blocked_users" USING btree ("updated_at");
  CREATE INDEX "blocked_users_created_at_idx" ON "blocked_users" USING btree ("created_at");
  CREATE UNIQUE INDEX "blocker_blocked_idx" ON "blocked_users" USING btree ("blocker_id","blocked_id");
  CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id");
  CREATE UNIQUE INDEX "push_subscriptions_endpoint_idx" ON "push_subscriptions" USING btree ("endpoint");
  CREATE INDEX "push_subscriptions_updated_at_idx" ON "push_subscriptions" USING btree ("updated_at");
  CREATE INDEX "push_subscriptions_created_at_idx" ON "push_subscriptions" USING btree ("created_at");
  CREATE INDEX "parent_notices_child_idx" ON "parent_notices" USING btree ("child_id");
  CREATE INDEX "parent_notices_link_idx" ON "parent_notices" USING btree ("link_id");
  CREATE INDEX "parent_notices_mood_idx" ON "parent_notices" USING btree ("mood_id");
  CREATE UNIQUE INDEX "parent_notices_key_idx" ON "parent_notices" USING btree ("key");
  CREATE INDEX "parent_notices_updated_at_idx" ON "parent_notices" USING btree ("updated_at");
  CREATE INDEX "parent_notices_created_at_idx" ON "parent_notices" USING btree ("created_at");
  CREATE INDEX "sentAt_dueAt_idx" ON "parent_notices" USING btree ("sent_at","due_at");
  CREATE INDEX "family_groups_created_by_idx" ON "family_groups" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "family_groups_invite_code_idx" ON "family_groups" USING btree ("invite_code");
  CREATE INDEX "family_groups_updated_at_idx" ON "family_groups" USING btree ("updated_at");
  CREATE INDEX "family_groups_created_at_idx" ON "family_groups" USING btree ("created_at");
  CREATE INDEX "family_members_family_idx" ON "family_members" USING btree ("family_id");
  CREATE INDEX "family_members_user_idx" ON "family_members" USING btree ("user_id");
  CREATE INDEX "family_members_updated_at_idx" ON "family_members" USING btree ("updated_at");
  CREATE INDEX "family_members_created_at_idx" ON "family_members" USING btree ("created_at");
  CREATE UNIQUE INDEX "family_user_idx" ON "family_members" USING btree ("family_id","user_id");
  CREATE INDEX "audio_updated_at_idx" ON "audio" USING btree ("updated_at");
  CREATE INDEX "audio_created_at_idx" ON "audio" USING btree ("created_at");
  CREATE UNIQUE INDEX "audio_filename_idx" ON "audio" USING btree ("filename");
  CREATE UNIQUE INDEX "audio_locales_locale_parent_id_unique" ON "audio_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_motivational_content_v_parent_idx" ON "_motivational_content_v" USING btree ("parent_id");
  CREATE INDEX "_motivational_content_v_version_version_target_mood_idx" ON "_motivational_content_v" USING btree ("version_target_mood");
  CREATE INDEX "_motivational_content_v_version_version_audio_idx" ON "_motivational_content_v" USING btree ("version_audio_id");
  CREATE INDEX "_motivational_content_v_version_version_age_group_idx" ON "_motivational_content_v" USING btree ("version_age_group");
  CREATE INDEX "_motivational_content_v_version_version_updated_at_idx" ON "_motivational_content_v" USING btree ("version_updated_at");
  CREATE INDEX "_motivational_content_v_version_version_created_at_idx" ON "_motivational_content_v" USING btree ("version_created_at");
  CREATE INDEX "_motivational_content_v_version_version__status_idx" ON "_motivational_content_v" USING btree ("version__status");
  CREATE INDEX "_motivational_content_v_created_at_idx" ON "_motivational_content_v" USING btree ("created_at");
  CREATE INDEX "_motivational_content_v_updated_at_idx" ON "_motivational_content_v" USING btree ("updated_at");
  CREATE INDEX "_motivational_content_v_snapshot_idx" ON "_motivational_content_v" USING btree ("snapshot");
  CREATE INDEX "_motivational_content_v_published_locale_idx" ON "_motivational_content_v" USING btree ("published_locale");
  CREATE INDEX "_motivational_content_v_latest_idx" ON "_motivational_content_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_motivational_content_v_locales_locale_parent_id_unique" ON "_motivational_content_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_motivational_content_v_texts_order_parent" ON "_motivational_content_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_journal_prompts_v_parent_idx" ON "_journal_prompts_v" USING btree ("parent_id");
  CREATE INDEX "_journal_prompts_v_version_version_age_group_idx" ON "_journal_prompts_v" USING btree ("version_age_group");
  CREATE INDEX "_journal_prompts_v_version_version_updated_at_idx" ON "_journal_prompts_v" USING btree ("version_updated_at");
  CREATE INDEX "_journal_prompts_v_version_version_created_at_idx" ON "_journal_prompts_v" USING btree ("version_created_at");
  CREATE INDEX "_journal_prompts_v_version_version__status_idx" ON "_journal_prompts_v" USING btree ("version__status");
  CREATE INDEX "_journal_prompts_v_created_at_idx" ON "_journal_prompts_v" USING btree ("created_at");
  CREATE INDEX "_journal_prompts_v_updated_at_idx" ON "_journal_prompts_v" USING btree ("updated_at");
  CREATE INDEX "_journal_prompts_v_snapshot_idx" ON "_journal_prompts_v" USING btree ("snapshot");
  CREATE INDEX "_journal_prompts_v_published_locale_idx" ON "_journal_prompts_v" USING btree ("published_locale");
  CREATE INDEX "_journal_prompts_v_latest_idx" ON "_journal_prompts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_journal_prompts_v_locales_locale_parent_id_unique" ON "_journal_prompts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ai_suggestions_user_idx" ON "ai_suggestions" USING btree ("user_id");
  CREATE INDEX "ai_suggestions_updated_at_idx" ON "ai_suggestions" USING btree ("updated_at");
  CREATE INDEX "ai_suggestions_created_at_idx" ON "ai_suggestions" USING btree ("created_at");
  CREATE INDEX "user_createdAt_1_idx" ON "ai_suggestions" USING btree ("user_id","created_at");
  CREATE INDEX "trivia_weekly_sessions_updated_at_idx" ON "trivia_weekly_sessions" USING btree ("updated_at");
  CREATE INDEX "trivia_weekly_sessions_created_at_idx" ON "trivia_weekly_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "weekKey_ageGroup_locale_idx" ON "trivia_weekly_sessions" USING btree ("week_key","age_group","locale");
  CREATE INDEX "trivia_session_progress_user_idx" ON "trivia_session_progress" USING btree ("user_id");
  CREATE INDEX "trivia_session_progress_updated_at_idx" ON "trivia_session_progress" USING btree ("updated_at");
  CREATE INDEX "trivia_session_progress_created_at_idx" ON "trivia_session_progress" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_weekKey_sessionNumber_idx" ON "trivia_session_progress" USING btree ("user_id","week_key","session_number");
  CREATE UNIQUE INDEX "client_errors_fingerprint_idx" ON "client_errors" USING btree ("fingerprint");
  CREATE INDEX "client_errors_last_seen_at_idx" ON "client_errors" USING btree ("last_seen_at");
  CREATE INDEX "client_errors_updated_at_idx" ON "client_errors" USING btree ("updated_at");
  CREATE INDEX "client_errors_created_at_idx" ON "client_errors" USING btree ("created_at");
  CREATE INDEX "incident_screenshots_updated_at_idx" ON "incident_screenshots" USING btree ("updated_at");
  CREATE INDEX "incident_screenshots_created_at_idx" ON "incident_screenshots" USING btree ("created_at");
  CREATE UNIQUE INDEX "incident_screenshots_filename_idx" ON "incident_screenshots" USING btree ("filename");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "landing_page_statistics_order_idx" ON "landing_page_statistics" USING btree ("_order");
  CREATE INDEX "landing_page_statistics_parent_id_idx" ON "landing_page_statistics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_statistics_locales_locale_parent_id_unique" ON "landing_page_statistics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_testimonials_order_idx" ON "landing_page_testimonials" USING btree ("_order");
  CREATE INDEX "landing_page_testimonials_parent_id_idx" ON "landing_page_testimonials" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_testimonials_locales_locale_parent_id_unique" ON "landing_page_testimonials_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "motivational_content" ADD CONSTRAINT "motivational_content_audio_id_audio_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audio"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "incidents" ADD CONSTRAINT "incidents_screenshot_id_incident_screenshots_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."incident_screenshots"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "users_phone_idx" ON "users" USING btree ("phone");
  CREATE INDEX "motivational_content_audio_idx" ON "motivational_content" USING btree ("audio_id");
  CREATE INDEX "motivational_content__status_idx" ON "motivational_content" USING btree ("_status");
  CREATE INDEX "journal_prompts__status_idx" ON "journal_prompts" USING btree ("_status");
  CREATE INDEX "incidents_screenshot_idx" ON "incidents" USING btree ("screenshot_id");`)
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recovery_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "user_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blocked_users" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "push_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "parent_notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "family_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "family_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audio" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audio_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_motivational_content_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_motivational_content_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_motivational_content_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_journal_prompts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_journal_prompts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ai_suggestions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trivia_weekly_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trivia_session_progress" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "client_errors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "incident_screenshots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_page_statistics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_page_statistics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_page_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_page_testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_page" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "recovery_requests" CASCADE;
  DROP TABLE "user_settings" CASCADE;
  DROP TABLE "blocked_users" CASCADE;
  DROP TABLE "push_subscriptions" CASCADE;
  DROP TABLE "parent_notices" CASCADE;
  DROP TABLE "family_groups" CASCADE;
  DROP TABLE "family_members" CASCADE;
  DROP TABLE "audio" CASCADE;
  DROP TABLE "audio_locales" CASCADE;
  DROP TABLE "_motivational_content_v" CASCADE;
  DROP TABLE "_motivational_content_v_locales" CASCADE;
  DROP TABLE "_motivational_content_v_texts" CASCADE;
  DROP TABLE "_journal_prompts_v" CASCADE;
  DROP TABLE "_journal_prompts_v_locales" CASCADE;
  DROP TABLE "ai_suggestions" CASCADE;
  DROP TABLE "trivia_weekly_sessions" CASCADE;
  DROP TABLE "trivia_session_progress" CASCADE;
  DROP TABLE "client_errors" CASCADE;
  DROP TABLE "incident_screenshots" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "landing_page_statistics" CASCADE;
  DROP TABLE "landing_page_statistics_locales" CASCADE;
  DROP TABLE "landing_page_testimonials" CASCADE;
  DROP TABLE "landing_page_testimonials_locales" CASCADE;
  DROP TABLE "landing_page" CASCADE;
  ALTER TABLE "motivational_content" DROP CONSTRAINT "motivational_content_audio_id_audio_id_fk";
  
  ALTER TABLE "incidents" DROP CONSTRAINT "incidents_screenshot_id_incident_screenshots_id_fk";
  
  DROP INDEX "users_phone_idx";
  DROP INDEX "motivational_content_audio_idx";
  DROP INDEX "motivational_content__status_idx";
  DROP INDEX "journal_prompts__status_idx";
  DROP INDEX "incidents_screenshot_idx";
  ALTER TABLE "motivational_content" ALTER COLUMN "content_type" SET NOT NULL;
  ALTER TABLE "motivational_content_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "motivational_content_locales" ALTER COLUMN "content" SET NOT NULL;
  ALTER TABLE "journal_prompts" ALTER COLUMN "category" SET NOT NULL;
  ALTER TABLE "journal_prompts" ALTER COLUMN "active" SET NOT NULL;
  ALTER TABLE "journal_prompts_locales" ALTER COLUMN "prompt" SET NOT NULL;
  ALTER TABLE "users" DROP COLUMN "phone";
  ALTER TABLE "users" DROP COLUMN "phone_verified_at";
  ALTER TABLE "profiles" DROP COLUMN "share_moods";
  ALTER TABLE "profiles" DROP COLUMN "analytics_consent";
  ALTER TABLE "notification_preferences" DROP COLUMN "quiet_enabled";
  ALTER TABLE "notification_preferences" DROP COLUMN "daily_enabled";
  ALTER TABLE "notification_preferences" DROP COLUMN "daily_time";
  ALTER TABLE "notification_preferences" DROP COLUMN "digest_channel";
  ALTER TABLE "notification_preferences" DROP COLUMN "birthday_messages";
  ALTER TABLE "notification_preferences" DROP COLUMN "checkin_alerts";
  ALTER TABLE "notification_preferences" DROP COLUMN "journal_alerts";
  ALTER TABLE "notification_preferences" DROP COLUMN "daily_digest";
  ALTER TABLE "motivational_content" DROP COLUMN "audio_id";
  ALTER TABLE "motivational_content" DROP COLUMN "_status";
  ALTER TABLE "journal_prompts" DROP COLUMN "_status";
  ALTER TABLE "incidents" DROP COLUMN "screenshot_id";
  DROP TYPE "public"."enum_notification_preferences_digest_channel";
  DROP TYPE "public"."enum_motivational_content_status";
  DROP TYPE "public"."enum__motivational_content_v_version_content_type";
  DROP TYPE "public"."enum__motivational_content_v_version_target_mood";
  DROP TYPE "public"."enum__motivational_content_v_version_age_group";
  DROP TYPE "public"."enum__motivational_content_v_version_status";
  DROP TYPE "public"."enum__motivational_content_v_published_locale";
  DROP TYPE "public"."enum_journal_prompts_status";
  DROP TYPE "public"."enum__journal_prompts_v_version_age_group";
  DROP TYPE "public"."enum__journal_prompts_v_version_status";
  DROP TYPE "public"."enum__journal_prompts_v_published_locale";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
