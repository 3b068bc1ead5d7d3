import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

// Runs of consecutive days: day minus its rank is the same for all days of one run. What was added later makes no run.
const RUNS = `
select count(*) as length, max(day) as last_day from (
  select day, (day::date - (row_number() over (order by day))::int) as run
  from (select distinct day from moods where user_id = $1 and not added_later) as days
) as ranked group by run order by max(day)`

/** A run of days; `lastDay` is the day it ends on. */
export type CountedRun = { current: number; longest: number; lastDay: string }

/**
 * Counts a member's run of days from the check-ins themselves, in the caller's transaction. The longest run never gets
 * shorter.
 * @returns the latest run, or null without a check-in.
 */
export async function recountStreak(sql: Sql, userId: string, now: Date): Promise<CountedRun | null> {
  // The member's streak row is locked first, so that a check-in at the same moment waits and then counts on.
  await sql.query('select 1 from user_streaks where user_id = $1 for update', [userId])
  const runs = await sql.query<{ length: number; last_day: string }>(RUNS, [userId])
  const last = runs.at(-1)
  if (!last) {
    await sql.query(
      'update user_streaks set current_streak = 0, last_day = null, updated_at = $2 where user_id = $1',
      [userId, now],
    )
    return null
  }
  const longest = Math.max(...runs.map((run) => run.length))
  await sql.query(
    `insert into user_streaks (id, user_id, current_streak, longest_streak, last_day, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (user_id) do update set current_streak = excluded.current_streak,
       longest_streak = greatest(user_streaks.longest_streak, excluded.longest_streak),
       last_day = excluded.last_day, updated_at = excluded.updated_at`,
    [newId(), userId, last.length, longest, last.last_day, now],
  )
  return { current: last.length, longest, lastDay: last.last_day }
}
