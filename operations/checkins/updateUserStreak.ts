import type { Actor } from '#domain/access/actor.ts'
import { streakBadges } from '#domain/checkins/badges.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Db } from '#services/database/db.ts'
import { awardSql, STREAK_BADGES_JSON, streakBadgeRows } from './awardSql.ts'

// Runs of consecutive days: day minus its rank is the same for all days of one run.
const RUNS = `
select count(*) as length, max(day) as last_day from (
  select day, (day::date - (row_number() over (order by day))::int) as run
  from (select distinct day from moods where user_id = $1) as days
) as ranked group by run order by max(day)`

/** Every badge that the longest run is worth. */
const AWARD = awardSql(`select gen_random_uuid(), $1::uuid, b.id, b.type, b.name, b.words, $4::timestamptz
  from ${streakBadgeRows('$2')} where b.days <= $3::int`)

/**
 * Counts the run of days again from the check-ins themselves and gives what a correct run would have earned. Safe to repeat. A run that
 * ended before yesterday counts 0 in the answer, as on the streak card.
 */
export async function updateUserStreak(
  db: Db,
  { id: userId, timeZone }: Pick<Actor, 'id' | 'timeZone'>,
  now: Date,
): Promise<{ current_streak: number; badge_earned: string | null }> {
  return db.tx(async (sql) => {
    // The person's streak row is locked first, so that a check-in at the same moment waits and then counts on.
    await sql.query('select 1 from user_streaks where user_id = $1 for update', [userId])
    const runs = await sql.query<{ length: number; last_day: string }>(RUNS, [userId])
    const last = runs.at(-1)
    if (!last) return { current_streak: 0, badge_earned: null }
    const longest = Math.max(...runs.map((run) => run.length))
    await sql.query(
      `insert into user_streaks (id, user_id, current_streak, longest_streak, last_day, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)
       on conflict (user_id) do update set current_streak = excluded.current_streak,
         longest_streak = greatest(user_streaks.longest_streak, excluded.longest_streak),
         last_day = excluded.last_day, updated_at = excluded.updated_at`,
      [newId(), userId, last.length, longest, last.last_day, now],
    )
    const earned = await sql.query<{ badge: string }>(AWARD, [userId, STREAK_BADGES_JSON, longest, now])
    const best = streakBadges.findLast(({ id }) => earned.some(({ badge }) => badge === id))
    const isAlive = last.last_day >= addDays(localDay(now, timeZone), -1)
    return { current_streak: isAlive ? last.length : 0, badge_earned: best?.name ?? null }
  })
}
