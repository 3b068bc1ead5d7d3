import { monthStart } from '#domain/store/requests.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'

/** A child and the zone its months are of. */
type Child = { childId: string; timeZone: string }

/** What was approved and paid for children in this month of their time zones, in cents, by child. Source: docs/rules/store.md B-monthly-cap. */
export async function spentThisMonth(
  sql: Sql,
  children: readonly Child[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (children.length === 0) return new Map()
  const rows = await sql.query<{ child_id: string; cents: number }>(
    `select r.child_id, sum(r.amount_cents) as cents
     from purchase_requests r join unnest($1::uuid[], $2::timestamptz[]) as month(child_id, since) on month.child_id = r.child_id
     where r.status in ('approved', 'paid') and r.decided_at >= month.since group by 1`,
    [
      children.map(({ childId }) => childId),
      children.map(({ timeZone }) =>
        monthStart(now, isTimeZone(timeZone) ? timeZone : FALLBACK_TIME_ZONE).toISOString(),
      ),
    ],
    'requests-spent',
  )
  return new Map(rows.map(({ child_id, cents }) => [child_id, cents]))
}
