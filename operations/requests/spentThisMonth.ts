import { monthStart } from '#domain/requests/requests.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'

/** A child and the zone its months are of. */
type Child = { childId: string; timeZone: string }

/**
 * What was approved and paid for children in this month of their time zones, and what teens bought themselves, in
 * cents, by child. Source: docs/rules/store.md B-monthly-cap.
 */
export async function spentThisMonth(
  sql: Sql,
  children: readonly Child[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (children.length === 0) return new Map()
  const rows = await sql.query<{ child_id: string; cents: number }>(
    `with month as (select * from unnest($1::uuid[], $2::timestamptz[]) as month(child_id, since))
     select child_id, sum(cents) as cents from (
       select r.child_id, r.amount_cents as cents from purchase_requests r join month using (child_id)
       where r.status in ('approved', 'paid') and r.decided_at >= month.since
       union all
       select o.user_id, o.subtotal_cents from orders o join month on month.child_id = o.user_id
       where o.paid_at >= month.since
     ) as bought group by 1`,
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
