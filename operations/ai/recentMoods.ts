import type { Actor } from '#domain/access/actor.ts'
import { isMood, type MoodPoint } from '#domain/ai/moodPattern.ts'
import { CRISIS_DAYS, MOODS_SENT } from '#domain/ai/suggestions.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { addDays, daysBetween, localDay } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'
import { hasEntriesOfDanger } from './dangerEntries.ts'

type Row = { mood: string; intensity: number; day: string }

const RECENT = `
select mood, intensity, day from moods where user_id = $1 order by day desc, created_at desc, id desc limit ${MOODS_SENT}`

// Of all check-ins of these days, however many there were since: seven of them may be two days old.
const WORDS = `
select r.content from moods m join reflections r on r.mood_id = m.id where m.user_id = $1 and m.day > $2`

/**
 * The latest seven check-ins without whose they are, newest first. `needsPeople` when words written with them or in
 * the journal in the last seven days speak of suicide, self-harm or danger: then no model is asked and support is
 * offered. The words themselves go no further than here.
 */
export async function recentMoods(
  sql: Sql,
  actor: Actor,
  now: Date,
): Promise<{ moods: MoodPoint[]; needsPeople: boolean }> {
  const today = localDay(now, actor.timeZone)
  const after = addDays(today, -CRISIS_DAYS)
  const [rows, words, hasDanger] = await Promise.all([
    sql.query<Row>(RECENT, [actor.id], 'recent-moods'),
    sql.query<{ content: string }>(WORDS, [actor.id, after], 'recent-words'),
    hasEntriesOfDanger(sql, actor, after),
  ])
  const points = rows.map((row) => ({ ...row, daysAgo: Math.max(0, daysBetween(row.day, today)) }))
  return {
    moods: points.flatMap(({ mood, intensity, daysAgo }) =>
      isMood(mood) ? [{ mood, intensity, daysAgo }] : [],
    ),
    needsPeople: hasDanger || words.some(({ content }) => readDanger(content, actor).isDanger),
  }
}
