import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** A mail handed over twice, because a worker died before it could note the first time, stands in the mailbox once. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table mailbox_messages add column message_id text;
create unique index mailbox_messages_message_id_idx on mailbox_messages (message_id, recipient);
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table mailbox_messages drop column message_id;
`)
}
