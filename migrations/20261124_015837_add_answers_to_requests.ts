import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Adds what a guardian answers a request with and what it cost then, and per child whether a teen asks and how much may be
 * bought in a month.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "guardian_links" ADD COLUMN "asks_to_buy" boolean DEFAULT true NOT NULL;
ALTER TABLE "guardian_links" ADD COLUMN "monthly_cap_cents" numeric;
ALTER TABLE "purchase_requests" ADD COLUMN "answer_reason" varchar;
ALTER TABLE "purchase_requests" ADD COLUMN "amount_cents" numeric;
-- declineReasons in domain/store/enums.ts, and amounts that are none below zero.
ALTER TABLE "purchase_requests" ADD CONSTRAINT "purchase_requests_answer_reason_check" CHECK (answer_reason IN ('later', 'talk_first', 'have_similar', 'costs_too_much', 'not_for_you'));
ALTER TABLE "purchase_requests" ADD CONSTRAINT "purchase_requests_amount_check" CHECK (amount_cents >= 0);
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_monthly_cap_check" CHECK (monthly_cap_cents >= 0);
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "guardian_links" DROP COLUMN "asks_to_buy";
ALTER TABLE "guardian_links" DROP COLUMN "monthly_cap_cents";
ALTER TABLE "purchase_requests" DROP COLUMN "answer_reason";
ALTER TABLE "purchase_requests" DROP COLUMN "amount_cents";
`)
}
