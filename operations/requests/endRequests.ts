import { requestMoves } from '#domain/requests/requests.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Ends the open requests of a minor whose guardian takes the consent back, in the caller's transaction: no guardian who
 * agrees later reads them. What the guardian decided about purchases ends as well.
 */
export async function endRequests(
  sql: Sql,
  { link, childId, now }: { link: string; childId: string; now: Date },
): Promise<void> {
  await sql.query(
    `update purchase_requests set status = 'cancelled', decided_at = coalesce(decided_at, $2), updated_at = $2
     where child_id = $1 and status = any($3::text[])`,
    [childId, now, requestMoves.end.from],
  )
  await sql.query('update guardian_links set asks_to_buy = true, monthly_cap_cents = null where id = $1', [
    link,
  ])
}
