// Parts of statements that ask who is due. They expect preferences as `n`, a profile as `p`, and `$1` to be what the clocks
// show in each zone (`clocksOf`). Days and times compare as text.

/** The clock of each person, as `clock`. */
export const CLOCK = `
cross join lateral (
  select c ->> 'day' as day, c ->> 'time' as "time", c ->> 'earliest' as earliest, c ->> 'weekAgo' as week_ago,
    (c ->> 'sunday')::boolean as sunday
  from (select $1::jsonb -> p.time_zone as c) as shown where c is not null
) as clock`

/** Is it outside the person's quiet hours? */
export const IS_AWAKE = `
not (n.quiet_enabled and case
  when n.quiet_start = n.quiet_end then false
  when n.quiet_start < n.quiet_end then clock."time" >= n.quiet_start and clock."time" < n.quiet_end
  else clock."time" >= n.quiet_start or clock."time" < n.quiet_end end)`

/** Nothing is sent to a child or teen whose guardian has not agreed. */
export const HAS_CONSENT = `
(p.age_group in ('adult', 'elder') or exists (select 1 from guardian_links g
  where g.child_id = n.user_id and g.status in ('contact', 'verified')))`
