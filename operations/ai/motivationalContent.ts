import type { Actor } from '#domain/access/actor.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { MOTIVATION_ROWS, type ContentView } from '#domain/ai/schema.ts'
import { localDay } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

const CONTENT = `
with fitting as (
  select c.id, c.content_type as "contentType", c.target_mood::text as "targetMood", c.created_at,
    case when c.audio_id is not null then '/api/recordings/' || c.audio_id
      when c.audio_url ~ '^/[^/]' then c.audio_url end as "audioUrl",
    coalesce(nullif(heard.transcript, ''), heard_en.transcript) as transcript,
    coalesce(nullif(own.title, ''), en.title) as title, coalesce(nullif(own.content, ''), en.content) as content,
    coalesce((select array_agg(t.text order by t."order") from motivational_content_texts t
      where t.parent_id = c.id and t.path = 'tags' and t.text is not null), '{}') as tags
  from motivational_content c
  left join motivational_content_locales own on own._parent_id = c.id and own._locale::text = $2
  left join motivational_content_locales en on en._parent_id = c.id and en._locale = 'en'
  left join audio_locales heard on heard._parent_id = c.audio_id and heard._locale::text = $2
  left join audio_locales heard_en on heard_en._parent_id = c.audio_id and heard_en._locale = 'en'
  where c._status = 'published' and (c.age_group is null or c.age_group::text = $1)
    and coalesce(own.content, en.content) is not null
), latest as (
  select mood::text as mood from moods where user_id = $3 and day = $4 order by created_at desc, id desc limit 1
), chosen as (
  select f.*, row_number() over (order by coalesce(f."targetMood" = l.mood, false) desc, f.created_at desc, f.id desc) as place
  from fitting f left join latest l on true
  where ($5::text is null or f."targetMood" = $5) and ($6::text is null or $6 = any (f.tags))
  order by place limit ${MOTIVATION_ROWS}
)
select (select mood from latest) as today,
  array(select distinct "targetMood" from fitting where "targetMood" is not null order by 1) as moods,
  array(select distinct unnest(tags) from fitting order by 1) as tags,
  coalesce((select jsonb_agg(to_jsonb(c) - 'created_at' - 'place' order by place) from chosen c), '[]') as items`

/**
 * What somebody may read or hear: for their age group and for everybody, in their language or in English; a piece in neither is
 * left out. What suits today's check-in comes first, then the newest. The check-in is read for its writer only.
 */
export async function motivationalContent(
  sql: Sql,
  actor: Actor,
  {
    locale,
    now,
    mood,
    tag,
  }: { locale: Locale; now: Date; mood?: Mood | undefined; tag?: string | undefined },
): Promise<ContentView> {
  const [row] = await sql.query<ContentView>(
    CONTENT,
    [actor.ageGroup, locale, actor.id, localDay(now, actor.timeZone), mood ?? null, tag ?? null],
    'motivation',
  )
  return row!
}
