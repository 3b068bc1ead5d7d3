import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Invariants of the new collections; content that was there before drafts existed is published and gets its first
 * version.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
-- Tokens of the language model spent for a person on a day; counted before they are spent.
create table ai_usage (
  user_id uuid not null references users (id) on delete cascade, day text not null, tokens int not null default 0,
  primary key (user_id, day)
);

alter table recovery_requests add constraint recovery_requests_kind_check check (kind in ('email', 'sms', 'link'));
alter table users add constraint users_phone_check check (phone ~ '^\\+[1-9]\\d{1,14}$');
alter table blocked_users add constraint blocked_users_other_check check (blocker_id <> blocked_id);
alter table family_members add constraint family_members_role_check check (role in ('admin', 'member'));
alter table family_groups add constraint family_groups_code_check check (invite_code ~ '^[A-Z0-9]{8}$');
alter table ai_suggestions add constraint ai_suggestions_source_check check (source in ('curated', 'model'));
alter table parent_notices add constraint parent_notices_event_check check (event_type in ('checkin', 'journal_shared'));
create index parent_notices_waiting_idx on parent_notices (due_at) where sent_at is null;
alter table trivia_weekly_sessions add constraint trivia_weekly_sessions_status_check check (status in ('draft', 'published'));
alter table trivia_session_progress add constraint trivia_session_progress_number_check check (session_number between 1 and 3);
alter table user_settings add constraint user_settings_theme_check check (theme in ('light', 'dark', 'system'));

update motivational_content set _status = 'published';
insert into _motivational_content_v (id, parent_id, version_content_type, version_target_mood, version_audio_url,
    version_age_group, version_updated_at, version_created_at, version__status, latest)
  select gen_random_uuid(), id, content_type::text::enum__motivational_content_v_version_content_type,
    target_mood::text::enum__motivational_content_v_version_target_mood, audio_url,
    age_group::text::enum__motivational_content_v_version_age_group, updated_at, created_at, 'published', true
  from motivational_content;
insert into _motivational_content_v_locales (version_title, version_content, _locale, _parent_id)
  select l.title, l.content, l._locale, v.id
  from motivational_content_locales l join _motivational_content_v v on v.parent_id = l._parent_id;
insert into _motivational_content_v_texts ("order", parent_id, path, text)
  select t."order", v.id, 'version.' || t.path, t.text
  from motivational_content_texts t join _motivational_content_v v on v.parent_id = t.parent_id;

update journal_prompts set _status = 'published';
insert into _journal_prompts_v (id, parent_id, version_category, version_age_group, version_active, version_updated_at,
    version_created_at, version__status, latest)
  select gen_random_uuid(), id, category, age_group::text::enum__journal_prompts_v_version_age_group, active, updated_at,
    created_at, 'published', true
  from journal_prompts;
insert into _journal_prompts_v_locales (version_prompt, _locale, _parent_id)
  select l.prompt, l._locale, v.id
  from journal_prompts_locales l join _journal_prompts_v v on v.parent_id = l._parent_id;
`)
}

/** Takes it back, for a database nobody uses yet. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop table ai_usage;
drop index parent_notices_waiting_idx;
alter table recovery_requests drop constraint recovery_requests_kind_check;
alter table users drop constraint users_phone_check;
alter table blocked_users drop constraint blocked_users_other_check;
alter table family_members drop constraint family_members_role_check;
alter table family_groups drop constraint family_groups_code_check;
alter table ai_suggestions drop constraint ai_suggestions_source_check;
alter table parent_notices drop constraint parent_notices_event_check;
alter table trivia_weekly_sessions drop constraint trivia_weekly_sessions_status_check;
alter table trivia_session_progress drop constraint trivia_session_progress_number_check;
alter table user_settings drop constraint user_settings_theme_check;
`)
}
