import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Two levels of consent: the code gives `contact`, the guardian's own yes gives `verified`. Guardians without a
 * connected account gave a code only, so their links become `contact`: what children shared with them is private
 * again, and in families those children wait for the yes. Approvals say which guardian let a person into a family
 * with minors. A block keeps the name of its moment.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table guardian_links drop constraint guardian_links_status_check;
alter table guardian_links add column contact_at timestamp(3) with time zone, add column relationship varchar,
  add column guardian_mailbox varchar generated always as (
    replace(regexp_replace(lower(regexp_replace(guardian_email, '@[^@]*$', '')), '[+].*$', ''), '.', '') || '@' ||
    regexp_replace(regexp_replace(lower(substring(guardian_email from '[^@]*$')), '[.]$', ''), '^googlemail[.]com$', 'gmail.com')
  ) stored;
update guardian_links set status = 'contact', contact_at = verified_at, verified_at = null
where status = 'verified' and guardian_id is null;
alter table guardian_links add constraint guardian_links_status_check check (status in ('pending', 'contact', 'verified', 'revoked')),
  add constraint guardian_links_relationship_check
    check (relationship in ('parent', 'guardian', 'grandparent', 'relative', 'carer'));
drop index guardian_links_one_verified;
create unique index guardian_links_one_agreed on guardian_links (child_id) where status in ('contact', 'verified');
create index guardian_links_mailbox_idx on guardian_links (guardian_mailbox) where status in ('contact', 'verified');

update journal_entries e set visibility = 'private', shared_at = null, version = version + 1
where e.visibility = 'guardian' and exists (
  select 1 from guardian_links g where g.child_id = e.user_id and g.status = 'contact');
delete from parent_notices n using guardian_links g
where g.id = n.link_id and g.status = 'contact' and n.sent_at is null and n.delivery <> 'held';

create table family_approvals (
  member_id uuid not null references family_members (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  link_id uuid not null references guardian_links (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, child_id)
);
create index family_approvals_child_idx on family_approvals (child_id);
create index family_approvals_link_idx on family_approvals (link_id);
update family_members m set role = 'waiting' from profiles p
where p.id = m.user_id and p.age_group in ('child', 'teen') and not exists (
  select 1 from guardian_links g where g.child_id = m.user_id and g.status = 'verified');
-- A family whose admin waits now has another one: its longest grown-up, else its longest member.
update family_members m set role = 'admin' where m.id in (
  select distinct on (r.family_id) r.id from family_members r join profiles p on p.id = r.user_id
  where r.role <> 'waiting' and not exists (
    select 1 from family_members a where a.family_id = r.family_id and a.role = 'admin')
  order by r.family_id, p.age_group in ('child', 'teen'), r.joined_at, r.id);

alter table blocked_users add column shown_name varchar;
update blocked_users b set shown_name = p.username from profiles p
where p.id = b.blocked_id and exists (
  select 1 from family_members mine join family_members theirs on theirs.family_id = mine.family_id
  where mine.user_id = b.blocker_id and theirs.user_id = b.blocked_id and mine.role <> 'waiting' and theirs.role <> 'waiting');
`)
}

/** Takes it back. Whoever gave a code counts as verified again; what was made private stays so. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table blocked_users drop column shown_name;
drop table family_approvals;
drop index guardian_links_mailbox_idx, guardian_links_one_agreed;
alter table guardian_links drop constraint guardian_links_status_check, drop constraint guardian_links_relationship_check;
update guardian_links set status = 'verified', verified_at = contact_at where status = 'contact';
create unique index guardian_links_one_verified on guardian_links (child_id) where status = 'verified';
alter table guardian_links add constraint guardian_links_status_check check (status in ('pending', 'verified', 'revoked')),
  drop column guardian_mailbox, drop column relationship, drop column contact_at;
`)
}
