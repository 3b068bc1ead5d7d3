import type { Sql } from '#services/database/db.ts'

const MOTIVATION = `
with made as (
  insert into _motivational_content_v (id, parent_id, version_content_type, version_target_mood, version_audio_url,
    version_audio_id, version_age_group, version_updated_at, version_created_at, version__status, created_at, updated_at, latest)
  select gen_random_uuid(), c.id, c.content_type::text::enum__motivational_content_v_version_content_type,
    c.target_mood::text::enum__motivational_content_v_version_target_mood, c.audio_url, c.audio_id,
    c.age_group::text::enum__motivational_content_v_version_age_group, c.updated_at, c.created_at,
    c._status::text::enum__motivational_content_v_version_status, c.updated_at, c.updated_at, true
  from motivational_content c
  where not exists (select from _motivational_content_v v where v.parent_id = c.id)
  returning id, parent_id
), described as (
  insert into _motivational_content_v_locales (version_title, version_content, _locale, _parent_id)
  select l.title, l.content, l._locale, made.id from motivational_content_locales l join made on made.parent_id = l._parent_id
)
insert into _motivational_content_v_texts ("order", parent_id, path, text)
select t."order", made.id, 'version.' || t.path, t.text from motivational_content_texts t join made on made.parent_id = t.parent_id`

const PROMPTS = `
with made as (
  insert into _journal_prompts_v (id, parent_id, version_category, version_age_group, version_active, version_updated_at,
    version_created_at, version__status, created_at, updated_at, latest)
  select gen_random_uuid(), p.id, p.category, p.age_group::text::enum__journal_prompts_v_version_age_group, p.active,
    p.updated_at, p.created_at, p._status::text::enum__journal_prompts_v_version_status, p.updated_at, p.updated_at, true
  from journal_prompts p
  where not exists (select from _journal_prompts_v v where v.parent_id = p.id)
  returning id, parent_id
)
insert into _journal_prompts_v_locales (version_prompt, _locale, _parent_id)
select l.prompt, l._locale, made.id from journal_prompts_locales l join made on made.parent_id = l._parent_id`

/**
 * Gives content that was written by SQL its first version: the panel lists versions, and would not show it otherwise.
 */
export async function giveFirstVersions(sql: Sql): Promise<void> {
  await sql.query(MOTIVATION, [])
  await sql.query(PROMPTS, [])
}
