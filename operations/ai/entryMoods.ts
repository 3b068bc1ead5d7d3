import { isMood, type MoodPoint } from '#domain/ai/moodPattern.ts'
import { MOODS_SENT } from '#domain/ai/suggestions.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { daysBetween, type LocalDay } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'

/** The mood of each figure, for entries without a word. Source: docs/rules/journal.md S-001-3. */
const moodOfFigure: Readonly<Record<number, Mood>> = {
  1: 'sad',
  2: 'anxious',
  3: 'calm',
  4: 'happy',
  5: 'excited',
}
/** An entry says which mood, not how strong. */
const ENTRY_INTENSITY = 3

const RECENT = `
select mood_id, mood, date from journal_entries where user_id = $1 and (mood_id is not null or mood is not null)
order by created_at desc, id desc limit ${MOODS_SENT}`

/** The moods of a person's latest entries, newest first: no title, no tag, no word of them. */
export async function entryMoods(
  sql: Sql,
  { userId, today }: { userId: string; today: LocalDay },
): Promise<MoodPoint[]> {
  const rows = await sql.query<{ mood_id: string | null; mood: string | null; date: string }>(
    RECENT,
    [userId],
    'entry-moods',
  )
  return rows.flatMap(({ mood_id, mood: figure, date }) => {
    const mood = mood_id && isMood(mood_id) ? mood_id : moodOfFigure[Number(figure)]
    return mood ? [{ mood, intensity: ENTRY_INTENSITY, daysAgo: Math.max(0, daysBetween(date, today)) }] : []
  })
}
