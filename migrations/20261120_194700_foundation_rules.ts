import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Invariants the collections cannot express, and the tables that are no collections because only counters and queues
 * touch them.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create table rate_limits (bucket text primary key, window_start timestamptz not null, count int not null);
create index rate_limits_window_start_idx on rate_limits (window_start);

create table app_state (key text primary key, value jsonb not null, updated_at timestamptz not null default now());

create table mailbox_messages (
  id uuid primary key, kind text not null, recipient text not null, subject text not null default '',
  body_text text not null default '', body_html text not null default '', raw text not null default '',
  created_at timestamptz not null default now()
);
create index mailbox_messages_created_at_idx on mailbox_messages (created_at desc);
create index mailbox_messages_recipient_idx on mailbox_messages (recipient, created_at desc);

-- Failed sign-ins. Holds for unknown addresses too, so it has no foreign key on purpose.
create table sign_in_locks (
  bucket text primary key, failures int not null, level int not null default 0,
  locked_until timestamptz, last_failure_at timestamptz not null
);
create index sign_in_locks_last_failure_at_idx on sign_in_locks (last_failure_at);

-- Attempts that are counted before they are looked at: at most n in any span, over all processes.
create table attempt_budgets (bucket text primary key, attempts timestamptz[] not null, updated_at timestamptz not null);
create index attempt_budgets_updated_at_idx on attempt_budgets (updated_at);

-- Devices an account has had a session on. Outlives the session row, which is deleted when it ends.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade, device_id text not null,
  first_seen_at timestamptz not null, last_seen_at timestamptz not null, primary key (user_id, device_id)
);

alter table profiles add constraint profiles_id_users_fk foreign key (id) references users (id);
create unique index profiles_username_lower on profiles (lower(username));
alter table profiles add constraint profiles_age_group_check check (age_group in ('child', 'teen', 'adult', 'elder'));
alter table profiles add constraint profiles_age_check check (age between 5 and 120);
alter table profiles add constraint profiles_language_check check (language in ('en', 'es', 'fr', 'ar'));
alter table users add constraint users_email_lower check (email = lower(email));
alter table moods add constraint moods_intensity_check check (intensity between 1 and 5);
alter table moods add constraint moods_day_check check (day ~ '^\\d{4}-\\d{2}-\\d{2}$');
alter table user_streaks add constraint user_streaks_check check (current_streak >= 0 and longest_streak >= current_streak);
alter table guardian_links add constraint guardian_links_status_check check (status in ('pending', 'verified', 'revoked'));
create unique index guardian_links_one_verified on guardian_links (child_id) where status = 'verified';
create unique index mfa_factors_one_verified on mfa_factors (user_id) where verified_at is not null;
create index sessions_user_last_seen_idx on sessions (user_id, last_seen_at desc);
alter table email_logs add constraint email_logs_status_check check (status in ('queued', 'sent', 'failed'));
create index notification_preferences_enabled_idx on notification_preferences (user_id) where coach_enabled;
create unique index user_roles_once on user_roles (user_id, role, admin_role, super_admin) nulls not distinct;
`)
}

/** Takes it back, for a database nobody uses yet. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop table rate_limits, app_state, mailbox_messages, sign_in_locks, attempt_budgets, known_devices;
drop index profiles_username_lower, guardian_links_one_verified, mfa_factors_one_verified, sessions_user_last_seen_idx,
  notification_preferences_enabled_idx, user_roles_once;
alter table profiles drop constraint profiles_id_users_fk, drop constraint profiles_age_group_check,
  drop constraint profiles_age_check, drop constraint profiles_language_check;
alter table users drop constraint users_email_lower;
alter table moods drop constraint moods_intensity_check, drop constraint moods_day_check;
alter table user_streaks drop constraint user_streaks_check;
alter table guardian_links drop constraint guardian_links_status_check;
alter table email_logs drop constraint email_logs_status_check;
`)
}
