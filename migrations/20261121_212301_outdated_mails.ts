import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** A mail whose code or link is over before the mail server took it is not sent, and says so. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table email_logs drop constraint email_logs_status_check;
alter table email_logs add constraint email_logs_status_check check (status in ('queued', 'sent', 'failed', 'outdated'));
`)
}

/** Takes it back: what was outdated counts as failed. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table email_logs drop constraint email_logs_status_check;
update email_logs set status = 'failed' where status = 'outdated';
alter table email_logs add constraint email_logs_status_check check (status in ('queued', 'sent', 'failed'));
`)
}
