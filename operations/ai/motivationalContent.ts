import type { Actor } from '#domain/access/actor.ts'
import { MOTIVATION_ROWS, type MotivationView } from '#domain/ai/schema.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

const NEWEST = `
select c.id, c.content_type as "contentType", c.target_mood as "targetMood", c.audio_url as "audioUrl",
  coalesce(nullif(own.title, ''), en.title) as title, coalesce(nullif(own.content, ''), en.content) as content,
  coalesce((select array_agg(t.text order by t."order") from motivational_content_texts t
    where t.parent_id = c.id and t.path = 'tags' and t.text is not null), '{}') as tags
from motivational_content c
left join motivational_content_locales own on own._parent_id = c.id and own._locale::text = $2
left join motivational_content_locales en on en._parent_id = c.id and en._locale = 'en'
where c._status = 'published' and (c.age_group is null or c.age_group::text = $1) and coalesce(own.content, en.content) is not null
order by c.created_at desc, c.id desc limit ${MOTIVATION_ROWS}`

/** The newest content for somebody's age group and for everybody. A piece neither in their language nor in English is left out. */
export const motivationalContent = (sql: Sql, actor: Actor, locale: Locale): Promise<MotivationView[]> =>
  sql.query<MotivationView>(NEWEST, [actor.ageGroup, locale], 'motivation')
