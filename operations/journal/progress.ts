import type { Actor } from '#domain/access/actor.ts'
import { FILTER_TAGS, PICTURE_DAYS, type ProgressView } from '#domain/journal/schema.ts'
import { journalStreak } from '#domain/journal/streak.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'

// Consecutive days have the same sum of day and rank, so the days of the last run are those with the sum of the last
// day.
const PROGRESS = `
with days as (select date::date as day, count(*) as entries from journal_entries where user_id = $1 and date <= $2 group by 1),
  runs as (select day, day + (row_number() over (order by day desc))::int as run from days)
select
  (select json_build_object('last', to_char(max(day), 'YYYY-MM-DD'), 'days', count(*)) from runs
   where run = (select run from runs order by day desc limit 1)) as run,
  (select count(*) from journal_entries where user_id = $1) as entries,
  (select json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'count', entries) order by day) from days where day > $3::date) as days,
  (select json_agg(t) from (
    select tag, count(*) as count from journal_entries, jsonb_array_elements_text(tags) as tag where user_id = $1
    group by tag order by 2 desc, tag limit ${FILTER_TAGS}) as t) as tags`

type Row = {
  run: { last: string | null; days: number }
  entries: number
  days: { day: string; count: number }[] | null
  tags: { tag: string; count: number }[] | null
}

/** Streak, writing days of twelve weeks and the tags used most. Days are those of the person's own zone. */
export async function progress(sql: Sql, actor: Actor, now: Date): Promise<ProgressView> {
  const today = localDay(now, actor.timeZone)
  const [row] = await sql.query<Row>(
    PROGRESS,
    [actor.id, today, addDays(today, -PICTURE_DAYS)],
    'journal-progress',
  )
  const { run, entries, days, tags } = row!
  const last = run.last === null ? null : { last: run.last, days: run.days }
  return { ...journalStreak(last, today), entries, today, days: days ?? [], tags: tags ?? [] }
}
