import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Adds the copies of the data that members and guardians ask for; one runs at a time for each pair. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"state" varchar NOT NULL,
	"progress" numeric DEFAULT 0 NOT NULL,
	"filename" varchar,
	"size" numeric,
	"ready_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "data_exports_user_idx" ON "data_exports" USING btree ("user_id");
CREATE INDEX "data_exports_asked_by_idx" ON "data_exports" USING btree ("asked_by_id");
CREATE INDEX "data_exports_expires_at_idx" ON "data_exports" USING btree ("expires_at");
CREATE INDEX "data_exports_updated_at_idx" ON "data_exports" USING btree ("updated_at");
CREATE INDEX "data_exports_created_at_idx" ON "data_exports" USING btree ("created_at");

ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_state_check" CHECK (state in ('pending', 'processing', 'ready', 'expired', 'failed'));
CREATE UNIQUE INDEX "data_exports_running_idx" ON "data_exports" ("user_id", "asked_by_id") WHERE state in ('pending', 'processing');
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "data_exports" CASCADE;
`)
}
