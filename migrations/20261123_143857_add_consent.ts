import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Adds what members agreed to, what the ledger says of children, and a fence for writes: a transaction that calls it
 * commits only under the versions its request saw. Guardians of children who said yes themselves have confirmed; all
 * members are asked at their next visit.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "profiles" ADD COLUMN "legal_consents" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "profiles" ADD COLUMN "parental_box_at" timestamp(3) with time zone;
ALTER TABLE "profiles" ADD COLUMN "parental_confirmed_at" timestamp(3) with time zone;
ALTER TABLE "profiles" ADD COLUMN "parental_withdrawn_at" timestamp(3) with time zone;
ALTER TABLE "consent_ledger" ADD COLUMN "key" varchar;
ALTER TABLE "consent_ledger" ADD COLUMN "kind" varchar DEFAULT 'agreed';
ALTER TABLE "consent_ledger" ADD COLUMN "guardian_link" varchar;
ALTER TABLE "consent_ledger" ADD COLUMN "parental_accepted" boolean DEFAULT false NOT NULL;
CREATE UNIQUE INDEX "consent_ledger_key_idx" ON "consent_ledger" USING btree ("key");
update profiles p set parental_confirmed_at = g.verified_at
from guardian_links g where g.child_id = p.id and g.status = 'verified' and p.age_group = 'child';
create function require_legal_versions(seen text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('legal versions'));
  if seen is distinct from (
    select coalesce(string_agg(document_type || ' ' || version, ',' order by document_type), '') from legal_versions where active
  ) then
    raise exception 'a new version of a legal text is in force' using errcode = 'EK001';
  end if;
end $$;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop function require_legal_versions(text);
DROP INDEX "consent_ledger_key_idx";
ALTER TABLE "profiles" DROP COLUMN "legal_consents";
ALTER TABLE "profiles" DROP COLUMN "parental_box_at";
ALTER TABLE "profiles" DROP COLUMN "parental_confirmed_at";
ALTER TABLE "profiles" DROP COLUMN "parental_withdrawn_at";
ALTER TABLE "consent_ledger" DROP COLUMN "key";
ALTER TABLE "consent_ledger" DROP COLUMN "kind";
ALTER TABLE "consent_ledger" DROP COLUMN "guardian_link";
ALTER TABLE "consent_ledger" DROP COLUMN "parental_accepted";
`)
}
