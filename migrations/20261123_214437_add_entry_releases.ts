import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Two people release a held entry: the writer's yes to a look, and proposals with who decided. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TYPE "public"."enum_entry_releases_state" AS ENUM('proposed', 'released', 'declined');
CREATE TABLE "entry_releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" numeric NOT NULL,
	"state" "enum_entry_releases_state" NOT NULL,
	"proposed_by_id" uuid,
	"reason" varchar NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "journal_entries" ADD COLUMN "person_may_look" boolean DEFAULT false NOT NULL;
ALTER TABLE "entry_releases" ADD CONSTRAINT "entry_releases_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "entry_releases" ADD CONSTRAINT "entry_releases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "entry_releases" ADD CONSTRAINT "entry_releases_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "entry_releases" ADD CONSTRAINT "entry_releases_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "entry_releases_entry_idx" ON "entry_releases" USING btree ("entry_id");
CREATE INDEX "entry_releases_user_idx" ON "entry_releases" USING btree ("user_id");
CREATE INDEX "entry_releases_proposed_by_idx" ON "entry_releases" USING btree ("proposed_by_id");
CREATE INDEX "entry_releases_decided_by_idx" ON "entry_releases" USING btree ("decided_by_id");
CREATE INDEX "entry_releases_updated_at_idx" ON "entry_releases" USING btree ("updated_at");
CREATE INDEX "entry_releases_created_at_idx" ON "entry_releases" USING btree ("created_at");
CREATE UNIQUE INDEX "entry_releases_open_idx" ON "entry_releases" ("entry_id") WHERE state = 'proposed';
ALTER TABLE "entry_releases" ADD CONSTRAINT "entry_releases_second_person_check"
  CHECK (decided_by_id is null or decided_by_id is distinct from proposed_by_id);
ALTER TABLE "entry_releases" ADD CONSTRAINT "entry_releases_decided_check" CHECK ((state = 'proposed') = (decided_at is null));
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "entry_releases" CASCADE;
ALTER TABLE "journal_entries" DROP COLUMN "person_may_look";
DROP TYPE "public"."enum_entry_releases_state";
`)
}
