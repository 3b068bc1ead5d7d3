import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Adds plans: customers, subscriptions, seats, used trials and the inbox of the payment provider; and the objects of the
 * sandbox of one machine, which are no one's data elsewhere.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "billing_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_id" varchar NOT NULL,
	"checkout_number" numeric DEFAULT 0 NOT NULL,
	"checkout_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" varchar NOT NULL,
	"plan" varchar NOT NULL,
	"status" varchar NOT NULL,
	"trial_end" timestamp(3) with time zone,
	"current_period_end" timestamp(3) with time zone,
	"is_ending" boolean DEFAULT false NOT NULL,
	"has_card" boolean DEFAULT false NOT NULL,
	"revision" numeric DEFAULT 0 NOT NULL,
	"trial_mailed_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "plan_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "trial_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox_hash" varchar NOT NULL,
	"used_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "stripe_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" varchar NOT NULL,
	"type" varchar NOT NULL,
	"object_id" varchar NOT NULL,
	"happened_at" timestamp(3) with time zone NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"handled_at" timestamp(3) with time zone
);

ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "plan_seats" ADD CONSTRAINT "plan_seats_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "plan_seats" ADD CONSTRAINT "plan_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "billing_customers_user_idx" ON "billing_customers" USING btree ("user_id");
CREATE UNIQUE INDEX "billing_customers_customer_id_idx" ON "billing_customers" USING btree ("customer_id");
CREATE INDEX "billing_customers_updated_at_idx" ON "billing_customers" USING btree ("updated_at");
CREATE INDEX "billing_customers_created_at_idx" ON "billing_customers" USING btree ("created_at");
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
CREATE UNIQUE INDEX "subscriptions_provider_id_idx" ON "subscriptions" USING btree ("provider_id");
CREATE INDEX "subscriptions_trial_end_idx" ON "subscriptions" USING btree ("trial_end");
CREATE INDEX "subscriptions_current_period_end_idx" ON "subscriptions" USING btree ("current_period_end");
CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
CREATE INDEX "plan_seats_payer_idx" ON "plan_seats" USING btree ("payer_id");
CREATE UNIQUE INDEX "plan_seats_user_idx" ON "plan_seats" USING btree ("user_id");
CREATE INDEX "plan_seats_updated_at_idx" ON "plan_seats" USING btree ("updated_at");
CREATE INDEX "plan_seats_created_at_idx" ON "plan_seats" USING btree ("created_at");
CREATE UNIQUE INDEX "trial_uses_mailbox_hash_idx" ON "trial_uses" USING btree ("mailbox_hash");
CREATE UNIQUE INDEX "stripe_events_event_id_idx" ON "stripe_events" USING btree ("event_id");
CREATE INDEX "stripe_events_received_at_idx" ON "stripe_events" USING btree ("received_at");

-- Plans and states as domain/billing knows them.
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_check" CHECK (plan IN ('individual', 'family'));
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_status_check" CHECK (status IN ('trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused'));
ALTER TABLE "plan_seats" ADD CONSTRAINT "plan_seats_other_check" CHECK (payer_id <> user_id);

CREATE TABLE sandbox_objects (
  id text PRIMARY KEY,
  kind text NOT NULL,
  customer text,
  data jsonb NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX sandbox_objects_kind_idx ON sandbox_objects (kind, position);
CREATE TABLE sandbox_deliveries (
  event_id text PRIMARY KEY REFERENCES sandbox_objects (id) ON DELETE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE sandbox_requests (
  key text PRIMARY KEY,
  hash text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "billing_customers" CASCADE;
DROP TABLE "subscriptions" CASCADE;
DROP TABLE "plan_seats" CASCADE;
DROP TABLE "trial_uses" CASCADE;
DROP TABLE "stripe_events" CASCADE;
DROP TABLE sandbox_requests;
DROP TABLE sandbox_deliveries;
DROP TABLE sandbox_objects;
`)
}
