import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Since when each entry is shared, so that a guardian reads only what was shared with them; and which entries were
 * deleted lately, so that a late repeat of a save brings none back.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table journal_entries add column shared_at timestamp(3) with time zone;
-- When a guardian was first to be told of it, else the last time it was saved shared.
update journal_entries e set shared_at =
  least(e.updated_at, (select min(n.created_at) from parent_notices n where n.entry_id = e.id))
where e.visibility = 'guardian';
-- What was shared with somebody who is no guardian any more is shared with nobody. The version goes up: pages that are open see it.
update journal_entries e set visibility = 'private', shared_at = null, version = version + 1
where e.visibility = 'guardian' and not exists (
  select 1 from guardian_links g where g.child_id = e.user_id and g.status = 'verified' and g.verified_at <= e.shared_at);

create table deleted_entries (
  id uuid primary key, user_id uuid not null references users (id) on delete cascade, deleted_at timestamptz not null
);
create index deleted_entries_deleted_at_idx on deleted_entries (deleted_at);
create index deleted_entries_user_idx on deleted_entries (user_id);
`)
}

/** Takes it back; what was made private stays so. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop table deleted_entries;
alter table journal_entries drop column shared_at;
`)
}
