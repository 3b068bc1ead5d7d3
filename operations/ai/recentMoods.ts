import type { Actor } from '#domain/access/actor.ts'
import { isMood, type MoodPoint } from '#domain/ai/moodPattern.ts'
import { CRISIS_DAYS, MOODS_SENT } from '#domain/ai/suggestions.ts'
import { findsCrisis } from '#domain/moderation/crisis/findsCrisis.ts'
import { daysBetween, localDay } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'

type Row = { mood: string; intensity: number; day: string; content: string | null }

const RECENT = `
select m.mood, m.intensity, m.day, r.content from moods m left join reflections r on r.mood_id = m.id
where m.user_id = $1 order by m.created_at desc, m.id desc limit ${MOODS_SENT}`

/**
 * The latest seven check-ins without whose they are, newest first. `needsPeople` when words written with them
 * in the last seven days speak of suicide, self-harm or danger: then no model is asked and support is offered.
 * The words themselves go no further than here.
 */
export async function recentMoods(
  sql: Sql,
  actor: Actor,
  now: Date,
): Promise<{ moods: MoodPoint[]; needsPeople: boolean }> {
  const rows = await sql.query<Row>(RECENT, [actor.id], 'recent-moods')
  const today = localDay(now, actor.timeZone)
  const points = rows.map((row) => ({ ...row, daysAgo: Math.max(0, daysBetween(row.day, today)) }))
  return {
    moods: points.flatMap(({ mood, intensity, daysAgo }) =>
      isMood(mood) ? [{ mood, intensity, daysAgo }] : [],
    ),
    needsPeople: points.some(
      ({ content, daysAgo }) =>
        content !== null && daysAgo < CRISIS_DAYS && findsCrisis(content, actor.locale ?? 'en'),
    ),
  }
}
