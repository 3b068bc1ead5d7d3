import type { Actor } from '#domain/access/actor.ts'
import { PLANS_FOUND_MAX, type PayerView } from '#domain/billing/refundApi.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import type { Locale } from '#messages'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { storedPlans } from '../plans/storedPlans.ts'

type Row = Omit<PayerView, 'plan' | 'currentPeriodEnd'> & { plan: PlanKey; end: Date | null }

const FIND = `
select s.id, u.email, s.plan, s.status, s.is_ending as "isEnding", s.current_period_end as end
from subscriptions s join users u on u.id = s.user_id
where position(lower($1) in lower(u.email)) > 0 order by s.created_at desc, s.id limit ${PLANS_FOUND_MAX}`

/** Plans of members whose address has this in it, whatever its case, the newest first. @throws OperationError 403 */
export async function findPayers(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { search, locale }: { search: string; locale: Locale },
): Promise<PayerView[]> {
  requirePermission(actor, 'orders.refund')
  const plans = await storedPlans(db, locale)
  const rows = await db.query<Row>(FIND, [search])
  return rows.map(({ end, plan, ...row }) => ({
    ...row,
    plan: plans.find(({ key }) => key === plan)?.name ?? plan,
    currentPeriodEnd: end?.toISOString() ?? null,
  }))
}
