import { notificationDefaults } from '#domain/notifications/schema.ts'
import { statement } from '#services/database/statement.ts'
import { CLOCK, HAS_CONSENT, IS_AWAKE } from './clockSql.ts'

const AT = `coalesce(n.daily_time, '${notificationDefaults.daily_time}')`

// A member born on 29 February has a birthday on the 28th in other years.
const IS_BIRTHDAY = `
(n.birthday_messages and p.birth_date is not null and p.age_group in ('adult', 'elder') and (
  right(p.birth_date, 5) = right(clock.day, 5)
  or right(p.birth_date, 5) = '02-29' and right(clock.day, 5) = '02-28'
    and to_char(clock.day::date + 1, 'MM-DD') = '03-01'))`

/**
 * Finds the members who are due for today's reminder, or for a birthday message in its place. A check-in of the day
 * ends the reminder. Leaves out members who got theirs; the notification's key decides when two workers ask at once.
 */
export const findDaily = statement(
  `
select n.user_id, clock.day, due.birthday, coalesce(n.digest_channel::text, '${notificationDefaults.digest_channel}') as channel
from notification_preferences n
join profiles p on p.id = n.user_id and p.age_group is not null
join users u on u.id = n.user_id and u.disabled_at is null
${CLOCK}
cross join lateral (select ${IS_BIRTHDAY} as birthday) as due
where (due.birthday or n.daily_enabled and not exists (
    select 1 from moods m where m.user_id = n.user_id and m.day = clock.day))
  and ${AT} <= clock."time" and ${AT} > clock.earliest
  and ${IS_AWAKE} and ${HAS_CONSENT}
  and not exists (select 1 from notifications d where d.user_id = n.user_id and d.key = 'daily:' || clock.day)
order by n.user_id`,
  'daily-find',
)
