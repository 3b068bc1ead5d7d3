import { notificationDefaults } from '#domain/notifications/schema.ts'
import { statement } from '#services/database/statement.ts'
import { CLOCK, HAS_CONSENT, IS_AWAKE, IS_UNMUTED } from './clockSql.ts'

const AT = `coalesce(n.daily_time, '${notificationDefaults.daily_time}')`

// A member born on 29 February has a birthday on the 28th in other years.
const IS_BIRTHDAY = `
(n.birthday_messages and p.birth_date is not null and p.age_group in ('adult', 'elder') and (
  right(p.birth_date, 5) = right(clock.day, 5)
  or right(p.birth_date, 5) = '02-29' and right(clock.day, 5) = '02-28'
    and to_char(clock.day::date + 1, 'MM-DD') = '03-01'))`

/**
 * Locks the next members to look at for one worker, at most `$2`; leaves out those another worker has. Reads no one
 * else: the partial index `notification_preferences_daily_next_idx` begins with who is next. `$1`: now.
 */
export const LOCK_NEXT_DAILY = `
with next as materialized (
  select user_id, daily_time, quiet_chosen and quiet_enabled as quiet_enabled, quiet_start, quiet_end
  from notification_preferences
  where (daily_enabled or birthday_messages) and coalesce(daily_next_at, '-infinity') <= $1
  order by coalesce(daily_next_at, '-infinity') limit $2 for update skip locked
)
select next.*, coalesce(p.time_zone, '') as time_zone from next left join profiles p on p.id = next.user_id`

/** Stores when locked members (`$1`) are looked at again (`$2`). */
export const PLAN_NEXT_DAILY = `
update notification_preferences n set daily_next_at = plan.at
from unnest($1::uuid[], $2::timestamptz[]) as plan(user_id, at) where n.user_id = plan.user_id`

/**
 * Finds those of `$people` who are due for today's reminder, or for a birthday message in its place. A check-in of
 * the day ends the reminder. Leaves out members who got theirs.
 */
export const findDaily = statement(
  `
select n.user_id, clock.day, due.birthday, coalesce(n.digest_channel::text, '${notificationDefaults.digest_channel}') as channel
from notification_preferences n
join profiles p on p.id = n.user_id and p.age_group is not null
join users u on u.id = n.user_id and u.disabled_at is null
${CLOCK}
cross join lateral (select ${IS_BIRTHDAY} as birthday) as due
where n.user_id = any($people::uuid[]) and (due.birthday or n.daily_enabled and not exists (
    select 1 from moods m where m.user_id = n.user_id and m.day = clock.day))
  and ${AT} <= clock."time" and ${AT} > clock.earliest
  and ${IS_AWAKE} and ${IS_UNMUTED} and ${HAS_CONSENT}
  and not exists (select 1 from notifications d where d.user_id = n.user_id and d.key = 'daily:' || clock.day)
order by n.user_id`,
  'daily-find',
)
