import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Adds rooms with their messages, reactions and visits, who may enter without a plan, sanctions, and a guardian's yes to
 * rooms, which no guardian has given yet.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "chat_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" varchar NOT NULL,
	"band" varchar NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"last_sequence" numeric DEFAULT 0 NOT NULL,
	"last_revision" numeric DEFAULT 0 NOT NULL,
	"last_message_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "chat_rooms_locales" (
	"name" varchar NOT NULL,
	"description" varchar NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"username" varchar NOT NULL,
	"is_moderator" boolean DEFAULT false NOT NULL,
	"message" varchar,
	"state" varchar NOT NULL,
	"sequence" numeric,
	"revision" numeric,
	"held_reason" varchar,
	"held_at" timestamp(3) with time zone,
	"decided_at" timestamp(3) with time zone,
	"note" varchar,
	"has_personal" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "chat_reactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" varchar NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "chat_room_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"read_sequence" numeric DEFAULT 0 NOT NULL,
	"here_since" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "chat_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"intro_seen_at" timestamp(3) with time zone,
	"guidelines_passed_at" timestamp(3) with time zone,
	"joined_at" timestamp(3) with time zone
);

CREATE TABLE "chat_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by_id" uuid,
	"expires_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "sanctions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" varchar NOT NULL,
	"reason" varchar NOT NULL,
	"rule" varchar,
	"weight" numeric DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"created_by_id" uuid,
	"reversed_at" timestamp(3) with time zone,
	"reversed_by_id" uuid,
	"item" varchar,
	"incident" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "guardian_links" ADD COLUMN "rooms_agreed_at" timestamp(3) with time zone;
ALTER TABLE "incidents" ADD COLUMN "room_id" varchar;
ALTER TABLE "incidents" ADD COLUMN "message_id" varchar;
-- dangerSources in domain/moderation/dangerSources.ts.
ALTER TABLE "incidents" DROP CONSTRAINT "incidents_place_check";
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_place_check" CHECK (place IN ('check_in', 'reflection', 'journal', 'room'));
ALTER TABLE "chat_rooms_locales" ADD CONSTRAINT "chat_rooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_room_visits" ADD CONSTRAINT "chat_room_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_room_visits" ADD CONSTRAINT "chat_room_visits_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_grants" ADD CONSTRAINT "chat_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "chat_grants" ADD CONSTRAINT "chat_grants_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_reversed_by_id_users_id_fk" FOREIGN KEY ("reversed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "chat_rooms_updated_at_idx" ON "chat_rooms" USING btree ("updated_at");
CREATE INDEX "chat_rooms_created_at_idx" ON "chat_rooms" USING btree ("created_at");
CREATE UNIQUE INDEX "slug_band_idx" ON "chat_rooms" USING btree ("slug","band");
CREATE UNIQUE INDEX "chat_rooms_locales_locale_parent_id_unique" ON "chat_rooms_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "chat_messages_room_idx" ON "chat_messages" USING btree ("room_id");
CREATE INDEX "chat_messages_user_idx" ON "chat_messages" USING btree ("user_id");
CREATE INDEX "chat_messages_decided_at_idx" ON "chat_messages" USING btree ("decided_at");
CREATE INDEX "chat_messages_deleted_at_idx" ON "chat_messages" USING btree ("deleted_at");
CREATE INDEX "chat_messages_updated_at_idx" ON "chat_messages" USING btree ("updated_at");
CREATE INDEX "chat_messages_created_at_idx" ON "chat_messages" USING btree ("created_at");
CREATE UNIQUE INDEX "room_sequence_idx" ON "chat_messages" USING btree ("room_id","sequence");
CREATE INDEX "room_revision_idx" ON "chat_messages" USING btree ("room_id","revision");
CREATE INDEX "state_createdAt_idx" ON "chat_messages" USING btree ("state","created_at");
CREATE INDEX "chat_reactions_message_idx" ON "chat_reactions" USING btree ("message_id");
CREATE INDEX "chat_reactions_user_idx" ON "chat_reactions" USING btree ("user_id");
CREATE UNIQUE INDEX "message_user_idx" ON "chat_reactions" USING btree ("message_id","user_id");
CREATE INDEX "chat_room_visits_user_idx" ON "chat_room_visits" USING btree ("user_id");
CREATE INDEX "chat_room_visits_room_idx" ON "chat_room_visits" USING btree ("room_id");
CREATE UNIQUE INDEX "user_room_idx" ON "chat_room_visits" USING btree ("user_id","room_id");
CREATE INDEX "room_seenAt_idx" ON "chat_room_visits" USING btree ("room_id","seen_at");
CREATE UNIQUE INDEX "chat_members_user_idx" ON "chat_members" USING btree ("user_id");
CREATE UNIQUE INDEX "chat_grants_user_idx" ON "chat_grants" USING btree ("user_id");
CREATE INDEX "chat_grants_created_by_idx" ON "chat_grants" USING btree ("created_by_id");
CREATE INDEX "chat_grants_updated_at_idx" ON "chat_grants" USING btree ("updated_at");
CREATE INDEX "chat_grants_created_at_idx" ON "chat_grants" USING btree ("created_at");
CREATE INDEX "sanctions_user_idx" ON "sanctions" USING btree ("user_id");
CREATE INDEX "sanctions_created_by_idx" ON "sanctions" USING btree ("created_by_id");
CREATE INDEX "sanctions_reversed_by_idx" ON "sanctions" USING btree ("reversed_by_id");
CREATE INDEX "sanctions_updated_at_idx" ON "sanctions" USING btree ("updated_at");
CREATE INDEX "sanctions_created_at_idx" ON "sanctions" USING btree ("created_at");
-- roomBands in domain/chat/bands.ts.
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_band_check" CHECK (band IN ('8-10', '11-12', '13-15', '16-17', 'adult', 'elder'));
-- Source: docs/rules/chat.md D-031.
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_addiction_check" CHECK (slug <> 'addiction-recovery' OR band IN ('adult', 'elder'));
-- messageStates and MESSAGE_MAX in domain/chat/schema.ts.
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_state_check" CHECK (state IN ('held', 'visible', 'removed', 'deleted'));
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_length_check" CHECK (char_length(message) BETWEEN 1 AND 500);
-- What was seen once has its position for good.
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_visible_check" CHECK (state <> 'visible' OR (sequence IS NOT NULL AND message IS NOT NULL));
-- reactionKinds in domain/chat/schema.ts.
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_kind_check" CHECK (kind IN ('heart', 'hug', 'strength'));
-- sanctionKinds in domain/chat/standing.ts.
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_kind_check" CHECK (kind IN ('warning', 'mute', 'suspension', 'ban'));
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "chat_rooms" CASCADE;
DROP TABLE "chat_rooms_locales" CASCADE;
DROP TABLE "chat_messages" CASCADE;
DROP TABLE "chat_reactions" CASCADE;
DROP TABLE "chat_room_visits" CASCADE;
DROP TABLE "chat_members" CASCADE;
DROP TABLE "chat_grants" CASCADE;
DROP TABLE "sanctions" CASCADE;
ALTER TABLE "guardian_links" DROP COLUMN "rooms_agreed_at";
ALTER TABLE "incidents" DROP COLUMN "room_id";
ALTER TABLE "incidents" DROP COLUMN "message_id";
UPDATE "incidents" SET place = NULL WHERE place = 'room';
ALTER TABLE "incidents" DROP CONSTRAINT "incidents_place_check";
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_place_check" CHECK (place IN ('check_in', 'reflection', 'journal'));
`)
}
