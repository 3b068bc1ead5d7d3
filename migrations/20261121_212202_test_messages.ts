import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** The log of test messages people sent themselves (spec 003 §7.4, decision D-124). */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create table test_messages (
  id uuid primary key not null,
  user_id uuid not null,
  message varchar not null,
  result varchar not null,
  devices numeric not null,
  sent numeric not null,
  device_info_platform varchar,
  device_info_user_agent varchar,
  device_info_language varchar,
  device_info_timestamp timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone default now() not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint test_messages_result_check check (result in ('sent', 'no_device', 'failed', 'paused')),
  constraint test_messages_counts_check check (sent >= 0 and devices >= sent)
);
alter table test_messages add constraint test_messages_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
create index test_messages_user_idx on test_messages using btree (user_id);
create index test_messages_updated_at_idx on test_messages using btree (updated_at);
create index test_messages_created_at_idx on test_messages using btree (created_at);
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop table test_messages;
`)
}
