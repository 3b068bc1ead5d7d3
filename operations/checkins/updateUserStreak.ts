import type { Actor } from '#domain/access/actor.ts'
import { streakBadges } from '#domain/checkins/badges.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import type { Db } from '#services/database/db.ts'
import { awardSql, STREAK_BADGES_JSON, streakBadgeRows } from './awardSql.ts'
import { recountStreak } from './recountStreak.ts'

/** Every badge that the longest run is worth. */
const AWARD = awardSql(`select gen_random_uuid(), $1::uuid, b.id, b.type, b.name, b.words, $4::timestamptz
  from ${streakBadgeRows('$2')} where b.days <= $3::int`)

/**
 * Counts the run of days again from the check-ins themselves and gives what a correct run would have earned. Safe to
 * repeat. A run that ended before yesterday counts 0 in the answer, as on the streak card.
 */
export async function updateUserStreak(
  db: Db,
  { id: userId, timeZone }: Pick<Actor, 'id' | 'timeZone'>,
  now: Date,
): Promise<{ current_streak: number; badge_earned: string | null }> {
  return db.tx(async (sql) => {
    const run = await recountStreak(sql, userId, now)
    if (!run) return { current_streak: 0, badge_earned: null }
    const earned = await sql.query<{ badge: string }>(AWARD, [userId, STREAK_BADGES_JSON, run.longest, now])
    const best = streakBadges.findLast(({ id }) => earned.some(({ badge }) => badge === id))
    const isAlive = run.lastDay >= addDays(localDay(now, timeZone), -1)
    return { current_streak: isAlive ? run.current : 0, badge_earned: best?.name ?? null }
  })
}
