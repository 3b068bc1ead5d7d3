import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** What a guardian wishes to be told, and the rules of the notices to them. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table guardian_links add column page_token_sealed varchar, add column language varchar, add column time_zone varchar,
  add column checkin_alerts boolean default true not null, add column journal_alerts boolean default true not null,
  add column daily_digest boolean default false not null, add column quiet_start varchar, add column quiet_end varchar;

-- A link that is forgotten takes its notices along.
alter table parent_notices drop constraint parent_notices_link_id_guardian_links_id_fk,
  add constraint parent_notices_link_id_guardian_links_id_fk foreign key (link_id) references guardian_links (id) on delete cascade;
alter table parent_notices add constraint parent_notices_delivery_check check (delivery in ('now', 'quiet', 'digest', 'off', 'held'));
drop index parent_notices_waiting_idx;
create index parent_notices_waiting_idx on parent_notices (due_at) where sent_at is null and delivery in ('now', 'quiet', 'digest');
create index parent_notices_child_created_idx on parent_notices (child_id, created_at desc);
`)
}

/** Takes it back, for a database nobody uses yet. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop index parent_notices_child_created_idx;
drop index parent_notices_waiting_idx;
create index parent_notices_waiting_idx on parent_notices (due_at) where sent_at is null;
alter table parent_notices drop constraint parent_notices_delivery_check;
alter table parent_notices drop constraint parent_notices_link_id_guardian_links_id_fk,
  add constraint parent_notices_link_id_guardian_links_id_fk foreign key (link_id) references guardian_links (id) on delete set null;
alter table guardian_links drop column page_token_sealed, drop column language, drop column time_zone,
  drop column checkin_alerts, drop column journal_alerts, drop column daily_digest, drop column quiet_start, drop column quiet_end;
`)
}
