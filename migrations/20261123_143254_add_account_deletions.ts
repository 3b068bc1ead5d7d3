import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Adds the accounts that are to be deleted. None is yet. The reference to the account is a bare id: it is read afterwards. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "account_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_by" varchar NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"erase_at" timestamp(3) with time zone NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"erased_at" timestamp(3) with time zone
);

CREATE UNIQUE INDEX "account_deletions_user_idx" ON "account_deletions" USING btree ("user_id");
-- One of deletionAskers in domain/account/deletion.ts.
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_asker_check" CHECK (requested_by IN ('self', 'guardian', 'support'));
CREATE INDEX "account_deletions_erase_at_idx" ON "account_deletions" USING btree ("erase_at");
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "account_deletions" CASCADE;
`)
}
