import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * The desk gets its items, who reported them, its decisions, appeals, and what moderators uncovered. The queue is read in
 * the order of an index over open items alone; decisions are only added.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "moderation_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" varchar NOT NULL,
	"subject_kind" varchar NOT NULL,
	"subject_id" varchar NOT NULL,
	"user_id" uuid,
	"category" varchar NOT NULL,
	"severity" varchar NOT NULL,
	"rank" numeric NOT NULL,
	"age_group" varchar,
	"due_at" timestamp(3) with time zone NOT NULL,
	"reports" numeric DEFAULT 0 NOT NULL,
	"state" varchar DEFAULT 'open' NOT NULL,
	"claimed_by_id" uuid,
	"claimed_until" timestamp(3) with time zone,
	"ban_asked_by_id" uuid,
	"ban_asked_at" timestamp(3) with time zone,
	"action" varchar,
	"hours" numeric,
	"note" varchar,
	"reason" varchar,
	"decided_by_id" uuid,
	"decided_at" timestamp(3) with time zone,
	"decision" varchar,
	"sanction" varchar,
	"settled_at" timestamp(3) with time zone,
	"reversed_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "moderation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"category" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "moderation_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" numeric NOT NULL,
	"item" varchar NOT NULL,
	"action" varchar NOT NULL,
	"made_by_id" uuid NOT NULL,
	"about_id" uuid,
	"source" varchar NOT NULL,
	"category" varchar NOT NULL,
	"severity" varchar NOT NULL,
	"hours" numeric,
	"decided_at" timestamp(3) with time zone NOT NULL,
	"prev_hash" varchar NOT NULL,
	"hash" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "moderation_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"message" varchar NOT NULL,
	"state" varchar DEFAULT 'open' NOT NULL,
	"reply" varchar,
	"answered_by_id" uuid,
	"answered_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "moderation_reveals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"moderator_id" uuid NOT NULL,
	"is_severe" boolean DEFAULT false NOT NULL,
	"revealed_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_claimed_by_id_users_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_ban_asked_by_id_users_id_fk" FOREIGN KEY ("ban_asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_item_id_moderation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_item_id_moderation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "moderation_reveals" ADD CONSTRAINT "moderation_reveals_item_id_moderation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "moderation_reveals" ADD CONSTRAINT "moderation_reveals_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "moderation_items_user_idx" ON "moderation_items" USING btree ("user_id");
CREATE INDEX "moderation_items_claimed_by_idx" ON "moderation_items" USING btree ("claimed_by_id");
CREATE INDEX "moderation_items_ban_asked_by_idx" ON "moderation_items" USING btree ("ban_asked_by_id");
CREATE INDEX "moderation_items_decided_by_idx" ON "moderation_items" USING btree ("decided_by_id");
CREATE INDEX "moderation_items_decided_at_idx" ON "moderation_items" USING btree ("decided_at");
CREATE INDEX "moderation_items_updated_at_idx" ON "moderation_items" USING btree ("updated_at");
CREATE INDEX "moderation_items_created_at_idx" ON "moderation_items" USING btree ("created_at");
CREATE INDEX "moderation_reports_item_idx" ON "moderation_reports" USING btree ("item_id");
CREATE INDEX "moderation_reports_reporter_idx" ON "moderation_reports" USING btree ("reporter_id");
CREATE INDEX "moderation_reports_updated_at_idx" ON "moderation_reports" USING btree ("updated_at");
CREATE INDEX "moderation_reports_created_at_idx" ON "moderation_reports" USING btree ("created_at");
CREATE UNIQUE INDEX "item_reporter_idx" ON "moderation_reports" USING btree ("item_id","reporter_id");
CREATE UNIQUE INDEX "moderation_decisions_seq_idx" ON "moderation_decisions" USING btree ("seq");
CREATE INDEX "moderation_decisions_item_idx" ON "moderation_decisions" USING btree ("item");
CREATE INDEX "moderation_decisions_made_by_idx" ON "moderation_decisions" USING btree ("made_by_id");
CREATE INDEX "moderation_decisions_about_idx" ON "moderation_decisions" USING btree ("about_id");
CREATE INDEX "moderation_decisions_decided_at_idx" ON "moderation_decisions" USING btree ("decided_at");
CREATE UNIQUE INDEX "moderation_decisions_prev_hash_idx" ON "moderation_decisions" USING btree ("prev_hash");
CREATE UNIQUE INDEX "moderation_decisions_hash_idx" ON "moderation_decisions" USING btree ("hash");
CREATE INDEX "moderation_decisions_updated_at_idx" ON "moderation_decisions" USING btree ("updated_at");
CREATE INDEX "moderation_decisions_created_at_idx" ON "moderation_decisions" USING btree ("created_at");
CREATE UNIQUE INDEX "moderation_appeals_item_idx" ON "moderation_appeals" USING btree ("item_id");
CREATE INDEX "moderation_appeals_user_idx" ON "moderation_appeals" USING btree ("user_id");
CREATE INDEX "moderation_appeals_answered_by_idx" ON "moderation_appeals" USING btree ("answered_by_id");
CREATE INDEX "moderation_appeals_updated_at_idx" ON "moderation_appeals" USING btree ("updated_at");
CREATE INDEX "moderation_appeals_created_at_idx" ON "moderation_appeals" USING btree ("created_at");
CREATE INDEX "moderation_reveals_item_idx" ON "moderation_reveals" USING btree ("item_id");
CREATE INDEX "moderation_reveals_moderator_idx" ON "moderation_reveals" USING btree ("moderator_id");
CREATE INDEX "moderation_reveals_updated_at_idx" ON "moderation_reveals" USING btree ("updated_at");
CREATE INDEX "moderation_reveals_created_at_idx" ON "moderation_reveals" USING btree ("created_at");
CREATE INDEX moderation_items_queue_idx ON moderation_items (rank, due_at, id) WHERE state = 'open';
CREATE UNIQUE INDEX moderation_items_open_subject_idx ON moderation_items (subject_kind, subject_id) WHERE state = 'open';
CREATE INDEX moderation_appeals_open_idx ON moderation_appeals (created_at, id) WHERE state = 'open';
ALTER TABLE moderation_items
  ADD CONSTRAINT moderation_items_source_check CHECK (source in ('report', 'held_message', 'journal', 'check_in', 'username')),
  ADD CONSTRAINT moderation_items_severity_check CHECK (array_position(array['urgent', 'high', 'medium', 'low'], severity::text) = rank + 1),
  ADD CONSTRAINT moderation_items_state_check CHECK (state in ('open', 'decided')),
  ADD CONSTRAINT moderation_items_decided_check CHECK (
    (state = 'decided') = (decided_at is not null) and (state = 'decided') = (action is not null));
ALTER TABLE moderation_appeals
  ADD CONSTRAINT moderation_appeals_state_check CHECK (state in ('open', 'upheld', 'overturned')),
  ADD CONSTRAINT moderation_appeals_answered_check CHECK ((state = 'open') = (answered_at is null));
create function refuse_change_of_decision() returns trigger language plpgsql as $$
begin
  raise exception 'decisions of the desk are only added' using errcode = 'insufficient_privilege';
end $$;
create trigger only_added before update or delete or truncate on moderation_decisions
  for each statement execute function refuse_change_of_decision();
-- Also where a session says it is a replica, which silences ordinary triggers.
alter table moderation_decisions enable always trigger only_added;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop trigger only_added on moderation_decisions;
drop function refuse_change_of_decision();
DROP TABLE "moderation_items" CASCADE;
DROP TABLE "moderation_reports" CASCADE;
DROP TABLE "moderation_decisions" CASCADE;
DROP TABLE "moderation_appeals" CASCADE;
DROP TABLE "moderation_reveals" CASCADE;
`)
}
