import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Legal versions get drafts, three readings and the day they took effect; policies and the ledger of consents get
 * tables. The versions that are there are in force since their first day.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TYPE "public"."enum_legal_versions_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__legal_versions_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__legal_versions_v_published_locale" AS ENUM('en', 'es', 'fr', 'ar');
CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__legal_pages_v_published_locale" AS ENUM('en', 'es', 'fr', 'ar');
CREATE TABLE "_legal_versions_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"version_document_type" varchar,
	"version_version" varchar,
	"version_active" boolean DEFAULT false,
	"version_effective_on" varchar,
	"version_changes" jsonb,
	"version_asked_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "enum__legal_versions_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__legal_versions_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_legal_versions_v_locales" (
	"version_title" varchar,
	"version_body" jsonb,
	"version_body_teen" jsonb,
	"version_body_child" jsonb,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "legal_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" varchar,
	"version" varchar,
	"effective_on" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_legal_pages_status" DEFAULT 'draft'
);

CREATE TABLE "legal_pages_locales" (
	"title" varchar,
	"body" jsonb,
	"body_teen" jsonb,
	"body_child" jsonb,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_legal_pages_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"version_page" varchar,
	"version_version" varchar,
	"version_effective_on" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__legal_pages_v_published_locale",
	"latest" boolean
);

CREATE TABLE "_legal_pages_v_locales" (
	"version_title" varchar,
	"version_body" jsonb,
	"version_body_teen" jsonb,
	"version_body_child" jsonb,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "consent_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"version" varchar NOT NULL,
	"accepted_at" timestamp(3) with time zone NOT NULL,
	"accepted_ip" varchar,
	"user_agent" varchar,
	"guardian_id" uuid,
	"terms_accepted" boolean DEFAULT false NOT NULL,
	"privacy_accepted" boolean DEFAULT false NOT NULL,
	"guidelines_accepted" boolean DEFAULT false NOT NULL,
	"not_therapy_acknowledged" boolean DEFAULT false NOT NULL,
	"documents" jsonb,
	"reading" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "legal_versions" ALTER COLUMN "document_type" DROP NOT NULL;
ALTER TABLE "legal_versions" ALTER COLUMN "version" DROP NOT NULL;
ALTER TABLE "legal_versions" ALTER COLUMN "active" DROP NOT NULL;
ALTER TABLE "legal_versions" ADD COLUMN "effective_on" varchar;
ALTER TABLE "legal_versions" ADD COLUMN "changes" jsonb;
ALTER TABLE "legal_versions" ADD COLUMN "asked_by" varchar;
ALTER TABLE "legal_versions" ADD COLUMN "_status" "enum_legal_versions_status" DEFAULT 'draft';
ALTER TABLE "legal_versions_locales" ADD COLUMN "body_teen" jsonb;
ALTER TABLE "legal_versions_locales" ADD COLUMN "body_child" jsonb;
ALTER TABLE "_legal_versions_v" ADD CONSTRAINT "_legal_versions_v_parent_id_legal_versions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_versions"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_legal_versions_v_locales" ADD CONSTRAINT "_legal_versions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_versions_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "consent_ledger" ADD CONSTRAINT "consent_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "consent_ledger" ADD CONSTRAINT "consent_ledger_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "_legal_versions_v_parent_idx" ON "_legal_versions_v" USING btree ("parent_id");
CREATE INDEX "_legal_versions_v_version_version_updated_at_idx" ON "_legal_versions_v" USING btree ("version_updated_at");
CREATE INDEX "_legal_versions_v_version_version_created_at_idx" ON "_legal_versions_v" USING btree ("version_created_at");
CREATE INDEX "_legal_versions_v_version_version__status_idx" ON "_legal_versions_v" USING btree ("version__status");
CREATE INDEX "_legal_versions_v_created_at_idx" ON "_legal_versions_v" USING btree ("created_at");
CREATE INDEX "_legal_versions_v_updated_at_idx" ON "_legal_versions_v" USING btree ("updated_at");
CREATE INDEX "_legal_versions_v_snapshot_idx" ON "_legal_versions_v" USING btree ("snapshot");
CREATE INDEX "_legal_versions_v_published_locale_idx" ON "_legal_versions_v" USING btree ("published_locale");
CREATE INDEX "_legal_versions_v_latest_idx" ON "_legal_versions_v" USING btree ("latest");
CREATE INDEX "version_documentType_version_version_idx" ON "_legal_versions_v" USING btree ("version_document_type","version_version");
CREATE UNIQUE INDEX "_legal_versions_v_locales_locale_parent_id_unique" ON "_legal_versions_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "legal_pages_page_idx" ON "legal_pages" USING btree ("page");
CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
CREATE UNIQUE INDEX "legal_pages_locales_locale_parent_id_unique" ON "legal_pages_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
CREATE INDEX "_legal_pages_v_version_version_page_idx" ON "_legal_pages_v" USING btree ("version_page");
CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
CREATE INDEX "_legal_pages_v_snapshot_idx" ON "_legal_pages_v" USING btree ("snapshot");
CREATE INDEX "_legal_pages_v_published_locale_idx" ON "_legal_pages_v" USING btree ("published_locale");
CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
CREATE UNIQUE INDEX "_legal_pages_v_locales_locale_parent_id_unique" ON "_legal_pages_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "consent_ledger_user_idx" ON "consent_ledger" USING btree ("user_id");
CREATE INDEX "consent_ledger_accepted_at_idx" ON "consent_ledger" USING btree ("accepted_at");
CREATE INDEX "consent_ledger_guardian_idx" ON "consent_ledger" USING btree ("guardian_id");
CREATE INDEX "consent_ledger_updated_at_idx" ON "consent_ledger" USING btree ("updated_at");
CREATE INDEX "consent_ledger_created_at_idx" ON "consent_ledger" USING btree ("created_at");
CREATE INDEX "legal_versions__status_idx" ON "legal_versions" USING btree ("_status");
update legal_versions set _status = 'published', effective_on = '2025-01-11';
`)
}

/** Takes it back: readings, policies and the ledger are lost. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "_legal_versions_v" DISABLE ROW LEVEL SECURITY;
ALTER TABLE "_legal_versions_v_locales" DISABLE ROW LEVEL SECURITY;
ALTER TABLE "legal_pages" DISABLE ROW LEVEL SECURITY;
ALTER TABLE "legal_pages_locales" DISABLE ROW LEVEL SECURITY;
ALTER TABLE "_legal_pages_v" DISABLE ROW LEVEL SECURITY;
ALTER TABLE "_legal_pages_v_locales" DISABLE ROW LEVEL SECURITY;
ALTER TABLE "consent_ledger" DISABLE ROW LEVEL SECURITY;
DROP TABLE "_legal_versions_v" CASCADE;
DROP TABLE "_legal_versions_v_locales" CASCADE;
DROP TABLE "legal_pages" CASCADE;
DROP TABLE "legal_pages_locales" CASCADE;
DROP TABLE "_legal_pages_v" CASCADE;
DROP TABLE "_legal_pages_v_locales" CASCADE;
DROP TABLE "consent_ledger" CASCADE;
DROP INDEX "legal_versions__status_idx";
ALTER TABLE "legal_versions" ALTER COLUMN "document_type" SET NOT NULL;
ALTER TABLE "legal_versions" ALTER COLUMN "version" SET NOT NULL;
ALTER TABLE "legal_versions" ALTER COLUMN "active" SET NOT NULL;
ALTER TABLE "legal_versions" DROP COLUMN "effective_on";
ALTER TABLE "legal_versions" DROP COLUMN "changes";
ALTER TABLE "legal_versions" DROP COLUMN "asked_by";
ALTER TABLE "legal_versions" DROP COLUMN "_status";
ALTER TABLE "legal_versions_locales" DROP COLUMN "body_teen";
ALTER TABLE "legal_versions_locales" DROP COLUMN "body_child";
DROP TYPE "public"."enum_legal_versions_status";
DROP TYPE "public"."enum__legal_versions_v_version_status";
DROP TYPE "public"."enum__legal_versions_v_published_locale";
DROP TYPE "public"."enum_legal_pages_status";
DROP TYPE "public"."enum__legal_pages_v_version_status";
DROP TYPE "public"."enum__legal_pages_v_published_locale";
`)
}
