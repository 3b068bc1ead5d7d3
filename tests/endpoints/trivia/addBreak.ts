import { newId } from '#operations/_kit/ids.ts'
import type { Db } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { SATURDAY } from './publishWeekend.ts'

/** The id of the foreign video of the tests. */
export const VIDEO = 'abc_DEF-123'

const insert = statement(
  `insert into trivia_break_videos (id, week_key, break_position, state, source, age_groups, locale, title, tip_content,
     duration_seconds, video_url, captions_url, youtube_video_id, channel_name)
   values ($id, $weekKey, $position, $state, $source, $ageGroups, $locale, $title, 'Breathe.', $seconds, $video, $captions,
     $videoId, $channel)`,
  'test-break',
)

/** Stores a break video: an approved one of YouTube for adults, unless told otherwise. */
export async function addBreak(
  db: Db,
  {
    weekKey = SATURDAY,
    position = 1,
    state = 'approved',
    source = 'youtube',
    ageGroups = ['adult', 'elder'],
    locale = 'en',
    title = 'Slow breaths',
    seconds = 40,
    videoId = VIDEO,
    captions = '/clips/own.en.vtt' as string | null,
  } = {},
): Promise<string> {
  const id = newId()
  const isHosted = source === 'hosted'
  await insert(db, {
    ...{ id, weekKey, position, state, source, locale, title, seconds },
    ageGroups: JSON.stringify(ageGroups),
    video: isHosted ? `/clips/own-${position}.mp4` : null,
    captions: isHosted ? captions : null,
    videoId: isHosted ? null : videoId,
    channel: isHosted ? null : 'Calm',
  })
  return id
}
