import { planKeys, type PlanKey } from '#domain/billing/plans.ts'
import type { Sql } from '#services/database/db.ts'
import type { Payments, ProviderSubscription } from '#services/payments/port.ts'
import { storedPlans } from './storedPlans.ts'

/**
 * The plan a subscription is for: found by its price, else by the product of the price, because prices of before go on
 * for those who pay them, else by what we noted when it began. Null: none of ours.
 */
export async function planOfSubscription(
  sql: Sql,
  { prices }: Pick<Payments, 'prices'>,
  { priceId, productId, plan }: Pick<ProviderSubscription, 'priceId' | 'productId' | 'plan'>,
): Promise<PlanKey | null> {
  const plans = await storedPlans(sql)
  const found =
    plans.find((one) => one.priceId !== null && one.priceId === priceId)?.key ??
    planKeys.find((key) => prices[key] !== undefined && prices[key] === priceId) ??
    plans.find((one) => one.productId !== null && one.productId === productId)?.key
  return found ?? plan
}
