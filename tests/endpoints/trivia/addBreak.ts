import type { Db } from '#services/database/db.ts'
import { addRow } from '#tests/kit/rows.ts'
import { SATURDAY } from './publishWeekend.ts'

/** The id of the foreign video of the tests. */
export const VIDEO = 'abc_DEF-123'

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
  const isHosted = source === 'hosted'
  return addRow(db, 'trivia_break_videos', {
    ...{ state, source, locale, title },
    week_key: weekKey,
    break_position: position,
    age_groups: ageGroups,
    tip_content: 'Breathe.',
    duration_seconds: seconds,
    video_url: isHosted ? `/clips/own-${position}.mp4` : null,
    captions_url: isHosted ? captions : null,
    youtube_video_id: isHosted ? null : videoId,
    channel_name: isHosted ? null : 'Calm',
  })
}
