import type { Sql } from '#services/database/db.ts'

// A minor moves on only after as many whole years as the age they once gave asks for, whatever birth date they added
// later: no member grows up by editing. An adult is as old as their birth date says, or else as the years since they
// gave their age.
const ADVANCE = `
with aged as (
  select id, age_group, age + extract(year from age($1::timestamptz, age_recorded_at))::int as by_age,
    extract(year from age($1::date, birth_date::date))::int as by_date
  from profiles where age_group in ('child', 'teen', 'adult') and age is not null and age_recorded_at is not null
), now_aged as (
  select id, age_group, case when age_group = 'adult' then coalesce(by_date, by_age) else least(by_age, by_date) end as years from aged
), grown as (
  select id, age_group as old, case when years >= 61 then 'elder' when years >= 18 then 'adult' when years >= 13 then 'teen' else 'child' end as new
  from now_aged
)
update profiles p set age_group = g.new, updated_at = $1 from grown g
where p.id = g.id and array_position(array['child', 'teen', 'adult', 'elder'], g.new) > array_position(array['child', 'teen', 'adult', 'elder'], g.old)
returning 1`

/** Moves members on to the age group they have grown into; never back. Returns how many. Safe to repeat. */
export const advanceAges = async (sql: Sql, now: Date): Promise<number> =>
  (await sql.query(ADVANCE, [now])).length
