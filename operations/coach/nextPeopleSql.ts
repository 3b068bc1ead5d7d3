/**
 * Locks the next people to look at for one worker, at most `$2`; leaves out those another worker has. Reads no one
 * else: the partial index `notification_preferences_coach_next_idx` begins with who is next. `$1`: now.
 */
export const LOCK_NEXT = `
with next as materialized (
  select user_id, coach_windows, quiet_enabled, quiet_start, quiet_end from notification_preferences
  where coach_enabled and coalesce(coach_next_at, '-infinity') <= $1
  order by coalesce(coach_next_at, '-infinity') limit $2 for update skip locked
)
select next.*, coalesce(p.time_zone, '') as time_zone from next left join profiles p on p.id = next.user_id`

/** Stores when locked people (`$1`) are looked at again (`$2`). */
export const PLAN_NEXT = `
update notification_preferences n set coach_next_at = plan.at
from unnest($1::uuid[], $2::timestamptz[]) as plan(user_id, at) where n.user_id = plan.user_id`
