import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Shifts of staff: who is there to read what children write, and what they hand over. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "moderator_shifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"note" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "moderator_shifts" ADD CONSTRAINT "moderator_shifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "moderator_shifts_user_idx" ON "moderator_shifts" USING btree ("user_id");
CREATE INDEX "moderator_shifts_starts_at_idx" ON "moderator_shifts" USING btree ("starts_at");
CREATE INDEX "moderator_shifts_ends_at_idx" ON "moderator_shifts" USING btree ("ends_at");
CREATE INDEX "moderator_shifts_updated_at_idx" ON "moderator_shifts" USING btree ("updated_at");
CREATE INDEX "moderator_shifts_created_at_idx" ON "moderator_shifts" USING btree ("created_at");
ALTER TABLE "moderator_shifts" ADD CONSTRAINT "moderator_shifts_check" CHECK (ends_at > starts_at);
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "moderator_shifts" CASCADE;
`)
}
