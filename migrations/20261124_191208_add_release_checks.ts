import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** How staff marked the items of a release: one row for each item of each release. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "release_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release" varchar NOT NULL,
	"item" varchar NOT NULL,
	"status" varchar NOT NULL,
	"checked_by_id" uuid,
	"checked_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "release_checks" ADD CONSTRAINT "release_checks_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "release_checks_checked_by_idx" ON "release_checks" USING btree ("checked_by_id");
CREATE INDEX "release_checks_updated_at_idx" ON "release_checks" USING btree ("updated_at");
CREATE INDEX "release_checks_created_at_idx" ON "release_checks" USING btree ("created_at");
CREATE UNIQUE INDEX "release_item_idx" ON "release_checks" USING btree ("release","item");
`)
}

/** Removes the table. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "release_checks" CASCADE;
`)
}
