import type { PlanKey } from '#domain/billing/plans.ts'
import type { PlanStatus } from '#domain/billing/status.ts'
import type { Sql } from '#services/database/db.ts'

/** The subscription that covers a member best: their own, or one whose payer gave them a seat. */
export type FoundPlan = {
  provider_id: string
  payer_id: string
  plan: PlanKey
  status: Exclude<PlanStatus, 'free'>
  trial_end: Date | null
  current_period_end: Date | null
  /** What its payer pays a month. */
  price_cents: number | null
  currency: string | null
  is_ending: boolean
  has_card: boolean
}

const FIND = `
select s.provider_id, s.user_id as payer_id, s.plan, s.status, s.trial_end, s.current_period_end, s.price_cents, s.currency,
  s.is_ending, s.has_card
from subscriptions s
where s.status in ('active', 'trialing', 'past_due') and (s.user_id = $1
  or s.plan = 'family' and s.user_id = (select payer_id from plan_seats where user_id = $1))
order by s.user_id = $1 desc, array_position(array['active', 'trialing', 'past_due'], s.status::text), s.created_at
limit 1`

/** The plan of a member; their own comes before one they only have a seat of. */
export async function findPlan(sql: Sql, userId: string): Promise<FoundPlan | undefined> {
  return (await sql.query<FoundPlan>(FIND, [userId], 'plan-of'))[0]
}

/** The member's own plan, which they pay. */
export async function findOwnPlan(sql: Sql, userId: string): Promise<FoundPlan | undefined> {
  const plan = await findPlan(sql, userId)
  return plan?.payer_id === userId ? plan : undefined
}
