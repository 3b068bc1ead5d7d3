import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Tables whose rows are nothing without their person; some have two columns that name one. */
const owned = [
  ['user_roles', 'user_id'],
  ['sessions', 'user_id'],
  ['sign_in_challenges', 'user_id'],
  ['mfa_factors', 'user_id'],
  ['mfa_recovery_codes', 'user_id'],
  ['verification_codes', 'user_id'],
  ['recovery_requests', 'user_id'],
  ['guardian_links', 'child_id'],
  ['moods', 'user_id'],
  ['reflections', 'user_id'],
  ['user_streaks', 'user_id'],
  ['user_badges', 'user_id'],
  ['user_settings', 'user_id'],
  ['coach_message_deliveries', 'user_id'],
  ['notification_preferences', 'user_id'],
  ['notifications', 'user_id'],
  ['blocked_users', 'blocker_id'],
  ['blocked_users', 'blocked_id'],
  ['push_subscriptions', 'user_id'],
  ['parent_notices', 'child_id'],
  ['family_members', 'user_id'],
  ['ai_suggestions', 'user_id'],
  ['trivia_session_progress', 'user_id'],
] as const

const foreignKeys = (onDelete: 'cascade' | 'set null') =>
  owned
    .map(
      ([table, column]) => `
alter table ${table} drop constraint ${table}_${column}_users_id_fk,
  add constraint ${table}_${column}_users_id_fk foreign key (${column}) references users (id) on delete ${onDelete};`,
    )
    .join('')

/**
 * An address is one account's only once it is confirmed; until then several may claim it. And removing an account
 * removes what is its own: before, most tables would have refused, because they were to forget a person they cannot
 * be without.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop index users_email_idx;
create index users_email_idx on users (email);
create unique index users_email_confirmed on users (email) where email_verified_at is not null;
alter table profiles drop constraint profiles_id_users_fk,
  add constraint profiles_id_users_fk foreign key (id) references users (id) on delete cascade;
alter table reflections drop constraint reflections_mood_id_moods_id_fk,
  add constraint reflections_mood_id_moods_id_fk foreign key (mood_id) references moods (id) on delete cascade;
create index users_unconfirmed_idx on users (created_at) where email_verified_at is null;
`)
  await db.execute(sql.raw(foreignKeys('cascade')))
}

/** Takes it back; of accounts that share an address the confirmed one stays, else the oldest. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
delete from users u where u.email_verified_at is null and exists (
  select 1 from users o where o.email = u.email and (o.email_verified_at is not null or (o.created_at, o.id) < (u.created_at, u.id)));
`)
  await db.execute(sql.raw(foreignKeys('set null')))
  await db.execute(sql`
drop index users_unconfirmed_idx;
alter table reflections drop constraint reflections_mood_id_moods_id_fk,
  add constraint reflections_mood_id_moods_id_fk foreign key (mood_id) references moods (id) on delete set null;
alter table profiles drop constraint profiles_id_users_fk,
  add constraint profiles_id_users_fk foreign key (id) references users (id);
drop index users_email_confirmed;
drop index users_email_idx;
create unique index users_email_idx on users (email);
`)
}
