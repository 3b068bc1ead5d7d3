import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Indexes for what looks at a span of time: the staff dashboard, and the nightly clean-up. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create index email_logs_sent_at_idx on email_logs (sent_at);
create index notifications_sent_at_brin on notifications using brin (sent_at);
-- What the clean-up has yet to make anonymous; what it has done already is not looked at again.
create index analytics_events_personal_idx on analytics_events (created_at) where user_id is not null or event_metadata is not null;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop index email_logs_sent_at_idx, notifications_sent_at_brin, analytics_events_personal_idx;
`)
}
