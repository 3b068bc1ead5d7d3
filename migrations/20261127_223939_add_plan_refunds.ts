import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Adds what staff gives back for charges of plans. It stays in the books when the member is gone. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "plan_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"subscription_id" varchar NOT NULL,
	"payment_intent_id" varchar NOT NULL,
	"amount_cents" numeric NOT NULL,
	"currency" varchar NOT NULL,
	"policy_cents" numeric NOT NULL,
	"state" varchar NOT NULL,
	"override_reason" varchar,
	"ends_plan" boolean DEFAULT false NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp(3) with time zone NOT NULL,
	"provider_id" varchar,
	"key" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "plan_refunds" ADD CONSTRAINT "plan_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "plan_refunds" ADD CONSTRAINT "plan_refunds_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "plan_refunds_user_idx" ON "plan_refunds" USING btree ("user_id");
CREATE INDEX "plan_refunds_subscription_id_idx" ON "plan_refunds" USING btree ("subscription_id");
CREATE INDEX "plan_refunds_payment_intent_id_idx" ON "plan_refunds" USING btree ("payment_intent_id");
CREATE INDEX "plan_refunds_decided_by_idx" ON "plan_refunds" USING btree ("decided_by_id");
CREATE UNIQUE INDEX "plan_refunds_provider_id_idx" ON "plan_refunds" USING btree ("provider_id");
CREATE UNIQUE INDEX "plan_refunds_key_idx" ON "plan_refunds" USING btree ("key");
CREATE INDEX "plan_refunds_updated_at_idx" ON "plan_refunds" USING btree ("updated_at");
CREATE INDEX "plan_refunds_created_at_idx" ON "plan_refunds" USING btree ("created_at");
`)
}

/** Removes it. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "plan_refunds" CASCADE;
`)
}
