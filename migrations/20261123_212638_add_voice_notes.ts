import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Adds voice notes of journal entries, who wrote a transcript down, and the guardian's yes to that by a machine. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "voice_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" varchar NOT NULL,
	"filename" varchar NOT NULL,
	"type" varchar NOT NULL,
	"size" numeric NOT NULL,
	"seconds" numeric NOT NULL,
	"stored_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "guardian_links" ADD COLUMN "transcription_agreed_at" timestamp(3) with time zone;
ALTER TABLE "journal_entries" ADD COLUMN "audio_seconds" numeric;
ALTER TABLE "journal_entries" ADD COLUMN "transcript_by" varchar;
ALTER TABLE "trashed_entries" ADD COLUMN "audio_seconds" numeric;
ALTER TABLE "trashed_entries" ADD COLUMN "transcript_by" varchar;
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "voice_notes_user_idx" ON "voice_notes" USING btree ("user_id");
CREATE UNIQUE INDEX "voice_notes_entry_id_idx" ON "voice_notes" USING btree ("entry_id");
CREATE INDEX "voice_notes_updated_at_idx" ON "voice_notes" USING btree ("updated_at");
CREATE INDEX "voice_notes_created_at_idx" ON "voice_notes" USING btree ("created_at");

ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_type_check" CHECK (type in ('audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'));
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_transcript_by_check" CHECK (transcript_by in ('machine', 'edited', 'member'));
ALTER TABLE "trashed_entries" ADD CONSTRAINT "trashed_entries_transcript_by_check" CHECK (transcript_by in ('machine', 'edited', 'member'));
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "voice_notes" CASCADE;
ALTER TABLE "guardian_links" DROP COLUMN "transcription_agreed_at";
ALTER TABLE "journal_entries" DROP COLUMN "audio_seconds";
ALTER TABLE "journal_entries" DROP COLUMN "transcript_by";
ALTER TABLE "trashed_entries" DROP COLUMN "audio_seconds";
ALTER TABLE "trashed_entries" DROP COLUMN "transcript_by";
`)
}
