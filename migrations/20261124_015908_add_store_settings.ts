import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Settings of the store; numbers of orders, and an index for those that wait to be paid. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "store_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"standard_cents" numeric DEFAULT 499 NOT NULL,
	"express_cents" numeric DEFAULT 1499 NOT NULL,
	"international_cents" numeric DEFAULT 2499 NOT NULL,
	"adds_tax" boolean DEFAULT false NOT NULL,
	"monthly_cap_cents" numeric DEFAULT 5000 NOT NULL,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "store_settings_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

ALTER TABLE "store_settings_texts" ADD CONSTRAINT "store_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."store_settings"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "store_settings_texts_order_parent" ON "store_settings_texts" USING btree ("order","parent_id");
-- Numbers that members read to each other: one after the other, with gaps where an order was not placed.
CREATE SEQUENCE "order_numbers" START 1001;
CREATE INDEX "orders_pending_idx" ON "orders" ("updated_at") WHERE status = 'pending';
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP INDEX "orders_pending_idx";
DROP SEQUENCE "order_numbers";
DROP TABLE "store_settings" CASCADE;
DROP TABLE "store_settings_texts" CASCADE;
`)
}
