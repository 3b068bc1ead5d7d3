import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** A coach message that was shown and one that was read are two things (decision D-048). */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table coach_message_deliveries add column engaged_at timestamp(3) with time zone;
alter table coach_message_deliveries add constraint coach_message_deliveries_engaged_check
  check (engaged_at is null or opened_at is not null);
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table coach_message_deliveries drop constraint coach_message_deliveries_engaged_check, drop column engaged_at;
`)
}
