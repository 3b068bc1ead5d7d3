import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Adds the plans that staff keeps, one row for each key, and what a payer pays a month on their subscription: a plan that
 * changes its price costs those who have it what it did.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TYPE "public"."enum_plans_key" AS ENUM('individual', 'family');
CREATE TYPE "public"."enum_plans_currency" AS ENUM('usd');
CREATE TYPE "public"."enum_plans_sync_state" AS ENUM('none', 'pending', 'synced', 'failed');
CREATE TYPE "public"."enum__plans_v_version_key" AS ENUM('individual', 'family');
CREATE TYPE "public"."enum__plans_v_version_currency" AS ENUM('usd');
CREATE TYPE "public"."enum__plans_v_version_sync_state" AS ENUM('none', 'pending', 'synced', 'failed');
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" "enum_plans_key" NOT NULL,
	"price_cents" numeric NOT NULL,
	"currency" "enum_plans_currency" NOT NULL,
	"seats" numeric,
	"trial_days" numeric NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sync_state" "enum_plans_sync_state" NOT NULL,
	"sync_error" varchar,
	"stripe_product_id" varchar,
	"stripe_price_id" varchar,
	"stripe_i_d" varchar,
	"skip_sync" boolean,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "plans_locales" (
	"name" varchar NOT NULL,
	"description" varchar,
	"features" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_plans_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"version_key" "enum__plans_v_version_key" NOT NULL,
	"version_price_cents" numeric NOT NULL,
	"version_currency" "enum__plans_v_version_currency" NOT NULL,
	"version_seats" numeric,
	"version_trial_days" numeric NOT NULL,
	"version_is_active" boolean DEFAULT true NOT NULL,
	"version_sync_state" "enum__plans_v_version_sync_state" NOT NULL,
	"version_sync_error" varchar,
	"version_stripe_product_id" varchar,
	"version_stripe_price_id" varchar,
	"version_stripe_i_d" varchar,
	"version_skip_sync" boolean,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "_plans_v_locales" (
	"version_name" varchar NOT NULL,
	"version_description" varchar,
	"version_features" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

ALTER TABLE "subscriptions" ADD COLUMN "price_cents" numeric;
ALTER TABLE "subscriptions" ADD COLUMN "currency" varchar;
ALTER TABLE "plans_locales" ADD CONSTRAINT "plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_plans_v" ADD CONSTRAINT "_plans_v_parent_id_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_plans_v_locales" ADD CONSTRAINT "_plans_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plans_v"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "plans_key_idx" ON "plans" USING btree ("key");
CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
CREATE UNIQUE INDEX "plans_locales_locale_parent_id_unique" ON "plans_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_plans_v_parent_idx" ON "_plans_v" USING btree ("parent_id");
CREATE INDEX "_plans_v_version_version_key_idx" ON "_plans_v" USING btree ("version_key");
CREATE INDEX "_plans_v_version_version_updated_at_idx" ON "_plans_v" USING btree ("version_updated_at");
CREATE INDEX "_plans_v_version_version_created_at_idx" ON "_plans_v" USING btree ("version_created_at");
CREATE INDEX "_plans_v_created_at_idx" ON "_plans_v" USING btree ("created_at");
CREATE INDEX "_plans_v_updated_at_idx" ON "_plans_v" USING btree ("updated_at");
CREATE UNIQUE INDEX "_plans_v_locales_locale_parent_id_unique" ON "_plans_v_locales" USING btree ("_locale","_parent_id");
`)
}

/** Removes both. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "plans" CASCADE;
DROP TABLE "plans_locales" CASCADE;
DROP TABLE "_plans_v" CASCADE;
DROP TABLE "_plans_v_locales" CASCADE;
ALTER TABLE "subscriptions" DROP COLUMN "price_cents";
ALTER TABLE "subscriptions" DROP COLUMN "currency";
DROP TYPE "public"."enum_plans_key";
DROP TYPE "public"."enum_plans_currency";
DROP TYPE "public"."enum_plans_sync_state";
DROP TYPE "public"."enum__plans_v_version_key";
DROP TYPE "public"."enum__plans_v_version_currency";
DROP TYPE "public"."enum__plans_v_version_sync_state";
`)
}
