import type { DraftView } from '#domain/ai/schema.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

const CONTENT = `
select v.updated_at as "savedAt", v.version__status as status, c._status as live, v.version_age_group as "ageGroup",
  jsonb_build_object('id', c.id, 'contentType', coalesce(v.version_content_type::text, 'story'),
    'targetMood', v.version_target_mood,
    'audioUrl', case when v.version_audio_id is not null then '/api/recordings/' || v.version_audio_id
      when v.version_audio_url ~ '^/[^/]' then v.version_audio_url end,
    'transcript', coalesce(nullif(heard.transcript, ''), heard_en.transcript),
    'title', coalesce(nullif(own.version_title, ''), en.version_title, ''),
    'content', coalesce(nullif(own.version_content, ''), en.version_content, ''),
    'tags', to_jsonb(array(select t.text from _motivational_content_v_texts t
      where t.parent_id = v.id and t.path = 'version.tags' and t.text is not null order by t."order"))) as content,
  null as prompt
from motivational_content c
join _motivational_content_v v on v.parent_id = c.id and v.latest
left join _motivational_content_v_locales own on own._parent_id = v.id and own._locale::text = $2
left join _motivational_content_v_locales en on en._parent_id = v.id and en._locale = 'en'
left join audio_locales heard on heard._parent_id = v.version_audio_id and heard._locale::text = $2
left join audio_locales heard_en on heard_en._parent_id = v.version_audio_id and heard_en._locale = 'en'
where c.id = $1 order by v.updated_at desc limit 1`

const PROMPT = `
select v.updated_at as "savedAt", v.version__status as status, p._status as live, v.version_age_group as "ageGroup",
  null as content,
  jsonb_build_object('id', p.id, 'category', coalesce(v.version_category, ''),
    'prompt', coalesce(nullif(own.version_prompt, ''), en.version_prompt, '')) as prompt
from journal_prompts p
join _journal_prompts_v v on v.parent_id = p.id and v.latest
left join _journal_prompts_v_locales own on own._parent_id = v.id and own._locale::text = $2
left join _journal_prompts_v_locales en on en._parent_id = v.id and en._locale = 'en'
where p.id = $1 order by v.updated_at desc limit 1`

type Row = Omit<DraftView, 'status' | 'savedAt'> & {
  status: 'draft' | 'published'
  live: 'draft' | 'published'
  savedAt: Date
}

/** A piece as it was saved last, in a language or in English; null when there is none. `changed`: members see an older version. */
export async function readDraft(
  sql: Sql,
  { kind, id, locale }: { kind: 'content' | 'prompt'; id: string; locale: Locale },
): Promise<DraftView | null> {
  const [row] = await sql.query<Row>(kind === 'content' ? CONTENT : PROMPT, [id, locale])
  if (!row) return null
  const { live, savedAt, status, ...view } = row
  return {
    ...view,
    savedAt: savedAt.toISOString(),
    status: status === 'draft' && live === 'published' ? 'changed' : status,
  }
}
