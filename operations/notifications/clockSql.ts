// Parts of statements that ask who is due. They expect preferences as `n`, a profile as `p`, and `$clocks` to be what
// the clocks show in each zone (`clocksOf`). Days and times compare as text.

/** The clock of each person, as `clock`. */
export const CLOCK = `
cross join lateral (
  select c ->> 'day' as day, c ->> 'time' as "time", c ->> 'earliest' as earliest, c ->> 'weekAgo' as week_ago,
    (c ->> 'sunday')::boolean as sunday
  from (select $clocks::jsonb -> p.time_zone as c) as shown where c is not null
) as clock`

/** `isQuiet` of `domain/notifications/quietHours.ts` for the database. */
const isQuietSql = (time: string, start: string, end: string): string => `case
  when ${start} = ${end} then false
  when ${start} < ${end} then ${time} >= ${start} and ${time} < ${end}
  else ${time} >= ${start} or ${time} < ${end} end`

/** Is it outside the hours of the row, whether the person chose them or they are the coach's own defaults? */
export const IS_OUTSIDE_HOURS = `
not (n.quiet_enabled and ${isQuietSql('clock."time"', 'n.quiet_start', 'n.quiet_end')})`

/** Is it outside the person's quiet hours? Hours they did not choose are none. */
export const IS_AWAKE = `
(not n.quiet_chosen or ${IS_OUTSIDE_HOURS})`

/** Did the person not ask for silence at this moment? Source: docs/rules/notifications.md B-mute. */
export const IS_UNMUTED = '(n.muted_until is null or n.muted_until <= $now::timestamptz)'

/**
 * `mayWrite` of `domain/guardians/consentLevels.ts` for the database; false for members without an age, and for a child
 * while the parental box does not count. Source: docs/rules/legal.md D-010.
 */
export const HAS_CONSENT = `
(p.age_group in ('adult', 'elder') or p.age_group is not null and exists (select 1 from guardian_links g
  where g.child_id = n.user_id and g.status in ('contact', 'verified'))
  and (p.age_group <> 'child' or p.parental_confirmed_at is not null))`
