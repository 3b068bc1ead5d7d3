import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { TRIVIA_SESSIONS } from '#domain/trivia/figures.ts'
import { stockClipFiles, stockClipFor, stockClips } from '#domain/trivia/stockClips.ts'
import type { ClipView } from '#domain/trivia/views.ts'
import { message, type Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

type Row = Omit<ClipView, 'isFallback' | 'foreign'> & {
  source: 'hosted' | 'youtube'
  videoId: string
  channel: string
}

/**
 * The clips of a weekend for a member, one for each break, in their language: what staff approved for their age group,
 * else one of ours. A video of another house comes beside it, for adults alone. Source: docs/rules/trivia.md breaks.
 */
export async function clipsFor(
  sql: Sql,
  { ageGroup, locale }: Pick<Actor, 'ageGroup' | 'locale'>,
  weekKey: string,
): Promise<ClipView[]> {
  const language = locale ?? 'en'
  const rows = await sql.query<Row>(
    `select distinct on (break_position, source) break_position::int as position, source, title, tip_content as tip,
       duration_seconds::int as seconds, video_url as video, captions_url as captions, youtube_video_id as "videoId",
       channel_name as channel
     from trivia_break_videos
     where week_key = $1 and locale = $2 and state = 'approved' and age_groups @> to_jsonb($3::text)
       and (source = 'youtube' and $4 and youtube_video_id is not null
         or source = 'hosted' and video_url like '/%' and captions_url like '/%')
     order by break_position, source, reviewed_at desc`,
    [weekKey, language, ageGroup ?? '', isAdult(ageGroup)],
    'trivia-clips',
  )
  return Array.from({ length: TRIVIA_SESSIONS - 1 }, (_, index) => {
    const position = index + 1
    const of = (source: Row['source']) =>
      rows.find((row) => row.position === position && row.source === source)
    const [hosted, foreign] = [of('hosted'), of('youtube')]
    const { title, tip, seconds, video, captions } = hosted ?? stockFor(weekKey, position, language)
    return {
      ...{ position, title, tip, seconds, video, captions },
      isFallback: !hosted && !foreign,
      foreign: foreign
        ? {
            frame: `/trivia/frames/${foreign.videoId}.html`,
            title: foreign.title,
            tip: foreign.tip,
            seconds: foreign.seconds,
            channel: foreign.channel ?? '',
          }
        : null,
    }
  })
}

function stockFor(weekKey: string, position: number, locale: Locale) {
  const name = stockClipFor(weekKey, position)
  const { seconds, tip } = stockClips[name]
  return {
    title: message(locale, `trivia.play.${tip}_title`),
    tip: message(locale, `trivia.play.${tip}`),
    seconds,
    ...stockClipFiles(name, locale),
  }
}
