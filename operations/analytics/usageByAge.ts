import type { Actor } from '#domain/access/actor.ts'
import {
  countedBands,
  groupOfBand,
  SMALL_GROUP,
  type CountedBand,
  type UsageSpan,
} from '#domain/analytics/ageBands.ts'
import { addDays, localDay, type LocalDay } from '#domain/time/localDay.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Sql } from '#services/database/db.ts'

/** Use by one band. Null where fewer than `SMALL_GROUP` people stand behind a figure. */
export type BandUsage = {
  band: CountedBand
  people: number | null
  events: number | null
  /** People on each day of the span, oldest first. */
  days: (number | null)[]
}
/** Use by age band over a span of days in UTC, `days` oldest first. */
export type UsageByAge = { days: LocalDay[]; bands: BandUsage[] }
type Row = { age_group: string; day: LocalDay | null; people: number; events: number }

// Of people who agree to be counted now: a member who took it back is in no figure, whatever was stored before. Ages
// are today's.
const USAGE = `
with seen as (
  select p.age_group, e.user_id, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as events
  from analytics_events e
  join profiles p on p.id = e.user_id and p.analytics_consent and p.age_group in ('adult', 'elder')
  where e.created_at >= $1::timestamptz and e.created_at <= $2
  group by 1, 2, 3
)
select age_group, day, count(distinct user_id) as people, sum(events) as events
from seen group by grouping sets ((age_group), (age_group, day))`

/**
 * How many people of each age band used the product, and how much. Groups too small to hide a member are left out here,
 * before anything is drawn. @throws OperationError 403 without the permission `ops.read`
 */
export async function usageByAge(
  sql: Sql,
  actor: Actor,
  { span, now }: { span: UsageSpan; now: Date },
): Promise<UsageByAge> {
  requirePermission(actor, 'ops.read')
  const today = localDay(now, 'UTC')
  const days = Array.from({ length: span }, (_, index) => addDays(today, index - span + 1))
  const rows = await sql.query<Row>(USAGE, [`${days[0]!}T00:00:00Z`, now])
  const found = (band: CountedBand, day: LocalDay | null) => {
    const row = rows.find((one) => one.age_group === groupOfBand[band] && one.day === day)
    // An empty group tells nothing about a person.
    if (!row) return { people: 0, events: 0 }
    return row.people < SMALL_GROUP ? { people: null, events: null } : row
  }
  return {
    days,
    bands: countedBands.map((band) => {
      const { people, events } = found(band, null)
      return { band, people, events, days: days.map((day) => found(band, day).people) }
    }),
  }
}
