import { endConnections } from '#domain/account/jobs.ts'
import { planOf } from '#domain/billing/plans.ts'
import { enqueueAll } from '#operations/_kit/enqueue.ts'
import type { Sql } from '#services/database/db.ts'

/** Changes of a payer's plan and seats come one after the other. Taken before any other lock of billing. */
export async function lockPayer(sql: Sql, userId: string): Promise<void> {
  await sql.query('select id from profiles where id = $1 for update', [userId])
}

const LOCK = 'select id from profiles where id = any($1::uuid[]) order by id for update'

// The better of a member's own subscriptions and of the family plan they have a seat of.
const MOVE = `
update profiles p set subscription_status = s.status, updated_at = $2
from (
  select m.id, coalesce((
    select own.status from subscriptions own
    where own.status in ('active', 'trialing', 'past_due') and (own.user_id = m.id
      or own.plan = 'family' and own.user_id = (select seat.payer_id from plan_seats seat where seat.user_id = m.id))
    order by array_position(array['active', 'trialing', 'past_due'], own.status::text) limit 1), 'free') as status
  from unnest($1::uuid[]) m(id)
) s
where p.id = s.id and p.subscription_status is distinct from s.status returning p.id, p.subscription_status as status`

/**
 * Brings `profiles.subscription_status` of members to what their subscriptions and seats give them, in the caller's
 * transaction, with the payer locked. Live connections of those who lose their plan end. Source: docs/rules/billing.md
 * D-153.
 */
export async function moveStatuses(sql: Sql, userIds: readonly string[], now: Date): Promise<void> {
  if (userIds.length === 0) return
  // Apart from the change: a statement that waited for the lock would still see the rows of before.
  await sql.query(LOCK, [userIds])
  const moved = await sql.query<{ id: string; status: string }>(MOVE, [userIds, now])
  const without = moved.filter(({ status }) => planOf(status) === 'none')
  // What a plan let them listen to ends with it. Source: docs/rules/chat.md X-3.
  await enqueueAll(
    sql,
    endConnections,
    without.map(({ id: userId }) => ({ userId })),
  )
}
