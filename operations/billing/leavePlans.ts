import { endCustomers } from '#domain/billing/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Sql } from '#services/database/db.ts'
import { moveStatuses } from './moveStatuses.ts'

/**
 * Ends what accounts that are about to be erased pay for, in the caller's transaction: members on their seats lose the
 * plan with them, and the provider is notified after the commit.
 */
export async function leavePlans(sql: Sql, userIds: readonly string[], now: Date): Promise<void> {
  const seated = await sql.query<{ user_id: string }>(
    'delete from plan_seats where payer_id = any($1::uuid[]) returning user_id',
    [userIds],
  )
  await moveStatuses(
    sql,
    seated.map(({ user_id }) => user_id),
    now,
  )
  const customers = await sql.query<{ customer_id: string }>(
    'select customer_id from billing_customers where user_id = any($1::uuid[])',
    [userIds],
  )
  if (customers.length === 0) return
  await enqueue(sql, endCustomers, { customerIds: customers.map(({ customer_id }) => customer_id) })
}
