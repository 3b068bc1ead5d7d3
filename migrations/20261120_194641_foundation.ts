import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es', 'fr', 'ar');
  CREATE TYPE "public"."enum_user_roles_role" AS ENUM('admin');
  CREATE TYPE "public"."enum_user_roles_admin_role" AS ENUM('owner', 'moderator', 'support');
  CREATE TYPE "public"."enum_persona_templates_message_type" AS ENUM('daily_motivation', 'daily_checkin_nudge', 'weekly_recap');
  CREATE TYPE "public"."enum_persona_templates_age_group" AS ENUM('child', 'teen', 'adult', 'elder');
  CREATE TYPE "public"."enum_persona_templates_focus_area" AS ENUM('depression', 'anxiety', 'grief', 'stress', 'self-esteem', 'relationships', 'loneliness', 'pressure', 'family', 'sleep', 'motivation');
  CREATE TYPE "public"."enum_motivational_content_content_type" AS ENUM('affirmation', 'quote', 'exercise', 'story', 'audio');
  CREATE TYPE "public"."enum_motivational_content_target_mood" AS ENUM('excited', 'happy', 'calm', 'anxious', 'sad', 'angry', 'tired');
  CREATE TYPE "public"."enum_motivational_content_age_group" AS ENUM('child', 'teen', 'adult', 'elder');
  CREATE TYPE "public"."enum_journal_prompts_age_group" AS ENUM('child', 'teen', 'adult', 'elder');
  CREATE TYPE "public"."enum_incidents_kind" AS ENUM('bug', 'safety');
  CREATE TYPE "public"."enum_incidents_severity" AS ENUM('low', 'medium', 'high');
  CREATE TYPE "public"."enum_incidents_status" AS ENUM('open', 'in_review', 'closed');
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"password_hash" varchar NOT NULL,
  	"password_changed_at" timestamp(3) with time zone,
  	"email_verified_at" timestamp(3) with time zone,
  	"disabled_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "profiles" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"username" varchar NOT NULL,
  	"first_name" varchar,
  	"age" numeric,
  	"age_recorded_at" timestamp(3) with time zone,
  	"birth_date" varchar,
  	"age_group" varchar,
  	"claimed_age_group" varchar,
  	"sex" varchar,
  	"zipcode" varchar,
  	"country" varchar,
  	"language" varchar,
  	"time_zone" varchar NOT NULL,
  	"pronouns" varchar,
  	"show_pronouns" boolean DEFAULT true NOT NULL,
  	"selected_focus_areas" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"optional_reflection" varchar,
  	"parent_id" uuid,
  	"is_parent" boolean DEFAULT false NOT NULL,
  	"subscription_status" varchar NOT NULL,
  	"marketing_opt_in" boolean DEFAULT false NOT NULL,
  	"legal_consent_version" varchar,
  	"legal_consent_accepted_at" timestamp(3) with time zone,
  	"legal_consent_ip" varchar,
  	"legal_consent_user_agent" varchar,
  	"onboarded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_roles" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"role" "enum_user_roles_role",
  	"admin_role" "enum_user_roles_admin_role",
  	"super_admin" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sessions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"device_id" varchar,
  	"user_agent" varchar,
  	"address" varchar,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"factor_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_challenges" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"device_id" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mfa_factors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"friendly_name" varchar NOT NULL,
  	"sealed_secret" varchar NOT NULL,
  	"verified_at" timestamp(3) with time zone,
  	"last_step" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mfa_recovery_codes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "verification_codes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"purpose" varchar NOT NULL,
  	"contact" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"superseded" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guardian_links" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"child_id" uuid NOT NULL,
  	"guardian_email" varchar NOT NULL,
  	"guardian_id" uuid,
  	"status" varchar NOT NULL,
  	"page_token_hash" varchar,
  	"verified_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "moods" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"mood" varchar NOT NULL,
  	"intensity" numeric NOT NULL,
  	"day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reflections" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"mood_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"content" varchar NOT NULL,
  	"is_private" boolean DEFAULT true NOT NULL,
  	"shared_with_parent" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_streaks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"current_streak" numeric NOT NULL,
  	"longest_streak" numeric NOT NULL,
  	"last_day" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_badges" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"badge" varchar NOT NULL,
  	"badge_type" varchar NOT NULL,
  	"badge_name" varchar NOT NULL,
  	"badge_description" varchar,
  	"icon" varchar,
  	"earned_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "persona_templates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"message_type" "enum_persona_templates_message_type" NOT NULL,
  	"age_group" "enum_persona_templates_age_group" NOT NULL,
  	"focus_area" "enum_persona_templates_focus_area",
  	"priority" numeric DEFAULT 1 NOT NULL,
  	"cooldown_days" numeric DEFAULT 7 NOT NULL,
  	"active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "persona_templates_locales" (
  	"content" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "coach_message_deliveries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"template_id" uuid,
  	"day" varchar NOT NULL,
  	"window" varchar NOT NULL,
  	"content_sent" varchar NOT NULL,
  	"delivered_at" timestamp(3) with time zone NOT NULL,
  	"opened_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notification_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"coach_enabled" boolean DEFAULT false NOT NULL,
  	"coach_windows" jsonb NOT NULL,
  	"coach_channels" jsonb NOT NULL,
  	"quiet_start" varchar NOT NULL,
  	"quiet_end" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notifications" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"type" varchar NOT NULL,
  	"channel" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"payload_json" jsonb NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_logs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"user_id" uuid,
  	"status" varchar NOT NULL,
  	"attempts" numeric NOT NULL,
  	"error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feature_flags" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"flag_key" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"description" varchar,
  	"enabled" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "motivational_content" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"content_type" "enum_motivational_content_content_type" NOT NULL,
  	"target_mood" "enum_motivational_content_target_mood",
  	"audio_url" varchar,
  	"age_group" "enum_motivational_content_age_group",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "motivational_content_locales" (
  	"title" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "motivational_content_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "journal_prompts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"category" varchar NOT NULL,
  	"age_group" "enum_journal_prompts_age_group",
  	"active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "journal_prompts_locales" (
  	"prompt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "analytics_events" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"event_type" varchar NOT NULL,
  	"event_metadata" jsonb,
  	"page_url" varchar,
  	"language" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "incidents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_incidents_kind" NOT NULL,
  	"category" varchar NOT NULL,
  	"severity" "enum_incidents_severity" NOT NULL,
  	"description" varchar NOT NULL,
  	"user_id" uuid,
  	"page_url" varchar,
  	"status" "enum_incidents_status" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "admin_audit_logs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"admin_id" uuid,
  	"event" varchar NOT NULL,
  	"metadata" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "worker_heartbeats" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"worker" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "legal_versions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"document_type" varchar NOT NULL,
  	"version" varchar NOT NULL,
  	"active" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "help_locations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"phone" varchar,
  	"sms_line" varchar,
  	"website_url" varchar,
  	"description" varchar,
  	"is_national" boolean DEFAULT false NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"priority" numeric NOT NULL,
  	"source" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "app_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"persona_name" varchar DEFAULT 'Arthur' NOT NULL,
  	"security_flags_leaked_password_protection_enabled" boolean DEFAULT true NOT NULL,
  	"updated_by_id" uuid,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "profiles" ADD CONSTRAINT "profiles_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mfa_recovery_codes" ADD CONSTRAINT "mfa_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "moods" ADD CONSTRAINT "moods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reflections" ADD CONSTRAINT "reflections_mood_id_moods_id_fk" FOREIGN KEY ("mood_id") REFERENCES "public"."moods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reflections" ADD CONSTRAINT "reflections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_streaks" ADD CONSTRAINT "user_streaks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_badges" ADD CONSTRAINT "user_badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "persona_templates_locales" ADD CONSTRAINT "persona_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."persona_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coach_message_deliveries" ADD CONSTRAINT "coach_message_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "coach_message_deliveries" ADD CONSTRAINT "coach_message_deliveries_template_id_persona_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."persona_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "email_logs" ADD CONSTRAINT "email_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "motivational_content_locales" ADD CONSTRAINT "motivational_content_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."motivational_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "motivational_content_texts" ADD CONSTRAINT "motivational_content_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."motivational_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "journal_prompts_locales" ADD CONSTRAINT "journal_prompts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."journal_prompts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "incidents" ADD CONSTRAINT "incidents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admin_audit_logs" ADD CONSTRAINT "admin_audit_logs_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "app_settings" ADD CONSTRAINT "app_settings_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE INDEX "profiles_age_group_idx" ON "profiles" USING btree ("age_group");
  CREATE INDEX "profiles_parent_idx" ON "profiles" USING btree ("parent_id");
  CREATE INDEX "profiles_updated_at_idx" ON "profiles" USING btree ("updated_at");
  CREATE INDEX "profiles_created_at_idx" ON "profiles" USING btree ("created_at");
  CREATE INDEX "user_roles_user_idx" ON "user_roles" USING btree ("user_id");
  CREATE INDEX "user_roles_updated_at_idx" ON "user_roles" USING btree ("updated_at");
  CREATE INDEX "user_roles_created_at_idx" ON "user_roles" USING btree ("created_at");
  CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");
  CREATE UNIQUE INDEX "sessions_token_hash_idx" ON "sessions" USING btree ("token_hash");
  CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
  CREATE INDEX "sessions_updated_at_idx" ON "sessions" USING btree ("updated_at");
  CREATE INDEX "sessions_created_at_idx" ON "sessions" USING btree ("created_at");
  CREATE INDEX "sign_in_challenges_user_idx" ON "sign_in_challenges" USING btree ("user_id");
  CREATE UNIQUE INDEX "sign_in_challenges_token_hash_idx" ON "sign_in_challenges" USING btree ("token_hash");
  CREATE INDEX "sign_in_challenges_expires_at_idx" ON "sign_in_challenges" USING btree ("expires_at");
  CREATE INDEX "sign_in_challenges_updated_at_idx" ON "sign_in_challenges" USING btree ("updated_at");
  CREATE INDEX "sign_in_challenges_created_at_idx" ON "sign_in_challenges" USING btree ("created_at");
  CREATE INDEX "mfa_factors_user_idx" ON "mfa_factors" USING btree ("user_id");
  CREATE INDEX "mfa_factors_updated_at_idx" ON "mfa_factors" USING btree ("updated_at");
  CREATE INDEX "mfa_factors_created_at_idx" ON "mfa_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_friendlyName_idx" ON "mfa_factors" USING btree ("user_id","friendly_name");
  CREATE INDEX "mfa_recovery_codes_user_idx" ON "mfa_recovery_codes" USING btree ("user_id");
  CREATE INDEX "mfa_recovery_codes_updated_at_idx" ON "mfa_recovery_codes" USING btree ("updated_at");
  CREATE INDEX "mfa_recovery_codes_created_at_idx" ON "mfa_recovery_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_codeHash_idx" ON "mfa_recovery_codes" USING btree ("user_id","code_hash");
  CREATE INDEX "verification_codes_user_idx" ON "verification_codes" USING btree ("user_id");
  CREATE INDEX "verification_codes_expires_at_idx" ON "verification_codes" USING btree ("expires_at");
  CREATE INDEX "verification_codes_updated_at_idx" ON "verification_codes" USING btree ("updated_at");
  CREATE INDEX "verification_codes_created_at_idx" ON "verification_codes" USING btree ("created_at");
  CREATE INDEX "purpose_user_createdAt_idx" ON "verification_codes" USING btree ("purpose","user_id","created_at");
  CREATE INDEX "guardian_links_child_idx" ON "guardian_links" USING btree ("child_id");
  CREATE INDEX "guardian_links_guardian_email_idx" ON "guardian_links" USING btree ("guardian_email");
  CREATE INDEX "guardian_links_guardian_idx" ON "guardian_links" USING btree ("guardian_id");
  CREATE UNIQUE INDEX "guardian_links_page_token_hash_idx" ON "guardian_links" USING btree ("page_token_hash");
  CREATE INDEX "guardian_links_updated_at_idx" ON "guardian_links" USING btree ("updated_at");
  CREATE INDEX "guardian_links_created_at_idx" ON "guardian_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "child_guardianEmail_idx" ON "guardian_links" USING btree ("child_id","guardian_email");
  CREATE INDEX "moods_user_idx" ON "moods" USING btree ("user_id");
  CREATE INDEX "moods_updated_at_idx" ON "moods" USING btree ("updated_at");
  CREATE INDEX "moods_created_at_idx" ON "moods" USING btree ("created_at");
  CREATE INDEX "user_createdAt_idx" ON "moods" USING btree ("user_id","created_at");
  CREATE INDEX "user_day_idx" ON "moods" USING btree ("user_id","day");
  CREATE UNIQUE INDEX "reflections_mood_idx" ON "reflections" USING btree ("mood_id");
  CREATE INDEX "reflections_user_idx" ON "reflections" USING btree ("user_id");
  CREATE INDEX "reflections_updated_at_idx" ON "reflections" USING btree ("updated_at");
  CREATE INDEX "reflections_created_at_idx" ON "reflections" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_streaks_user_idx" ON "user_streaks" USING btree ("user_id");
  CREATE INDEX "user_streaks_updated_at_idx" ON "user_streaks" USING btree ("updated_at");
  CREATE INDEX "user_streaks_created_at_idx" ON "user_streaks" USING btree ("created_at");
  CREATE INDEX "user_badges_user_idx" ON "user_badges" USING btree ("user_id");
  CREATE INDEX "user_badges_updated_at_idx" ON "user_badges" USING btree ("updated_at");
  CREATE INDEX "user_badges_created_at_idx" ON "user_badges" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_badge_idx" ON "user_badges" USING btree ("user_id","badge");
  CREATE INDEX "persona_templates_message_type_idx" ON "persona_templates" USING btree ("message_type");
  CREATE INDEX "persona_templates_age_group_idx" ON "persona_templates" USING btree ("age_group");
  CREATE INDEX "persona_templates_updated_at_idx" ON "persona_templates" USING btree ("updated_at");
  CREATE INDEX "persona_templates_created_at_idx" ON "persona_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "persona_templates_locales_locale_parent_id_unique" ON "persona_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "coach_message_deliveries_user_idx" ON "coach_message_deliveries" USING btree ("user_id");
  CREATE INDEX "coach_message_deliveries_template_idx" ON "coach_message_deliveries" USING btree ("template_id");
  CREATE INDEX "coach_message_deliveries_delivered_at_idx" ON "coach_message_deliveries" USING btree ("delivered_at");
  CREATE INDEX "coach_message_deliveries_updated_at_idx" ON "coach_message_deliveries" USING btree ("updated_at");
  CREATE INDEX "coach_message_deliveries_created_at_idx" ON "coach_message_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_day_window_idx" ON "coach_message_deliveries" USING btree ("user_id","day","window");
  CREATE INDEX "user_deliveredAt_idx" ON "coach_message_deliveries" USING btree ("user_id","delivered_at");
  CREATE UNIQUE INDEX "notification_preferences_user_idx" ON "notification_preferences" USING btree ("user_id");
  CREATE INDEX "notification_preferences_updated_at_idx" ON "notification_preferences" USING btree ("updated_at");
  CREATE INDEX "notification_preferences_created_at_idx" ON "notification_preferences" USING btree ("created_at");
  CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "user_sentAt_idx" ON "notifications" USING btree ("user_id","sent_at");
  CREATE UNIQUE INDEX "user_key_idx" ON "notifications" USING btree ("user_id","key");
  CREATE UNIQUE INDEX "email_logs_key_idx" ON "email_logs" USING btree ("key");
  CREATE INDEX "email_logs_user_idx" ON "email_logs" USING btree ("user_id");
  CREATE INDEX "email_logs_status_idx" ON "email_logs" USING btree ("status");
  CREATE INDEX "email_logs_updated_at_idx" ON "email_logs" USING btree ("updated_at");
  CREATE INDEX "email_logs_created_at_idx" ON "email_logs" USING btree ("created_at");
  CREATE UNIQUE INDEX "feature_flags_flag_key_idx" ON "feature_flags" USING btree ("flag_key");
  CREATE INDEX "feature_flags_updated_at_idx" ON "feature_flags" USING btree ("updated_at");
  CREATE INDEX "feature_flags_created_at_idx" ON "feature_flags" USING btree ("created_at");
  CREATE INDEX "motivational_content_target_mood_idx" ON "motivational_content" USING btree ("target_mood");
  CREATE INDEX "motivational_content_age_group_idx" ON "motivational_content" USING btree ("age_group");
  CREATE INDEX "motivational_content_updated_at_idx" ON "motivational_content" USING btree ("updated_at");
  CREATE INDEX "motivational_content_created_at_idx" ON "motivational_content" USING btree ("created_at");
  CREATE UNIQUE INDEX "motivational_content_locales_locale_parent_id_unique" ON "motivational_content_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "motivational_content_texts_order_parent" ON "motivational_content_texts" USING btree ("order","parent_id");
  CREATE INDEX "journal_prompts_age_group_idx" ON "journal_prompts" USING btree ("age_group");
  CREATE INDEX "journal_prompts_updated_at_idx" ON "journal_prompts" USING btree ("updated_at");
  CREATE INDEX "journal_prompts_created_at_idx" ON "journal_prompts" USING btree ("created_at");
  CREATE UNIQUE INDEX "journal_prompts_locales_locale_parent_id_unique" ON "journal_prompts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analytics_events_user_idx" ON "analytics_events" USING btree ("user_id");
  CREATE INDEX "analytics_events_updated_at_idx" ON "analytics_events" USING btree ("updated_at");
  CREATE INDEX "analytics_events_created_at_idx" ON "analytics_events" USING btree ("created_at");
  CREATE INDEX "eventType_createdAt_idx" ON "analytics_events" USING btree ("event_type","created_at");
  CREATE INDEX "incidents_user_idx" ON "incidents" USING btree ("user_id");
  CREATE INDEX "incidents_status_idx" ON "incidents" USING btree ("status");
  CREATE INDEX "incidents_updated_at_idx" ON "incidents" USING btree ("updated_at");
  CREATE INDEX "incidents_created_at_idx" ON "incidents" USING btree ("created_at");
  CREATE INDEX "admin_audit_logs_admin_idx" ON "admin_audit_logs" USING btree ("admin_id");
  CREATE INDEX "admin_audit_logs_updated_at_idx" ON "admin_audit_logs" USING btree ("updated_at");
  CREATE INDEX "admin_audit_logs_created_at_idx" ON "admin_audit_logs" USING btree ("created_at");
  CREATE INDEX "event_createdAt_idx" ON "admin_audit_logs" USING btree ("event","created_at");
  CREATE UNIQUE INDEX "worker_heartbeats_worker_idx" ON "worker_heartbeats" USING btree ("worker");
  CREATE INDEX "worker_heartbeats_seen_at_idx" ON "worker_heartbeats" USING btree ("seen_at");
  CREATE INDEX "worker_heartbeats_updated_at_idx" ON "worker_heartbeats" USING btree ("updated_at");
  CREATE INDEX "worker_heartbeats_created_at_idx" ON "worker_heartbeats" USING btree ("created_at");
  CREATE INDEX "legal_versions_updated_at_idx" ON "legal_versions" USING btree ("updated_at");
  CREATE INDEX "legal_versions_created_at_idx" ON "legal_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "documentType_version_idx" ON "legal_versions" USING btree ("document_type","version");
  CREATE INDEX "help_locations_updated_at_idx" ON "help_locations" USING btree ("updated_at");
  CREATE INDEX "help_locations_created_at_idx" ON "help_locations" USING btree ("created_at");
  CREATE UNIQUE INDEX "country_name_idx" ON "help_locations" USING btree ("country","name");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "app_settings_updated_by_idx" ON "app_settings" USING btree ("updated_by_id");`)
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users" CASCADE;
  DROP TABLE "profiles" CASCADE;
  DROP TABLE "user_roles" CASCADE;
  DROP TABLE "sessions" CASCADE;
  DROP TABLE "sign_in_challenges" CASCADE;
  DROP TABLE "mfa_factors" CASCADE;
  DROP TABLE "mfa_recovery_codes" CASCADE;
  DROP TABLE "verification_codes" CASCADE;
  DROP TABLE "guardian_links" CASCADE;
  DROP TABLE "moods" CASCADE;
  DROP TABLE "reflections" CASCADE;
  DROP TABLE "user_streaks" CASCADE;
  DROP TABLE "user_badges" CASCADE;
  DROP TABLE "persona_templates" CASCADE;
  DROP TABLE "persona_templates_locales" CASCADE;
  DROP TABLE "coach_message_deliveries" CASCADE;
  DROP TABLE "notification_preferences" CASCADE;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "email_logs" CASCADE;
  DROP TABLE "feature_flags" CASCADE;
  DROP TABLE "motivational_content" CASCADE;
  DROP TABLE "motivational_content_locales" CASCADE;
  DROP TABLE "motivational_content_texts" CASCADE;
  DROP TABLE "journal_prompts" CASCADE;
  DROP TABLE "journal_prompts_locales" CASCADE;
  DROP TABLE "analytics_events" CASCADE;
  DROP TABLE "incidents" CASCADE;
  DROP TABLE "admin_audit_logs" CASCADE;
  DROP TABLE "worker_heartbeats" CASCADE;
  DROP TABLE "legal_versions" CASCADE;
  DROP TABLE "help_locations" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "app_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_user_roles_role";
  DROP TYPE "public"."enum_user_roles_admin_role";
  DROP TYPE "public"."enum_persona_templates_message_type";
  DROP TYPE "public"."enum_persona_templates_age_group";
  DROP TYPE "public"."enum_persona_templates_focus_area";
  DROP TYPE "public"."enum_motivational_content_content_type";
  DROP TYPE "public"."enum_motivational_content_target_mood";
  DROP TYPE "public"."enum_motivational_content_age_group";
  DROP TYPE "public"."enum_journal_prompts_age_group";
  DROP TYPE "public"."enum_incidents_kind";
  DROP TYPE "public"."enum_incidents_severity";
  DROP TYPE "public"."enum_incidents_status";`)
}
