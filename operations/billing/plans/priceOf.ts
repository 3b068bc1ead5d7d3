import type { Payments, PlanPrice } from '#services/payments/port.ts'
import type { StoredPlan } from './storedPlans.ts'

type Known = Pick<Payments, 'prices'>

/**
 * By which id members ask for a plan: the provider's id of its price; before the provider was notified, that of the
 * settings, or the key of the plan. Source: docs/rules/billing.md D-155.
 */
export const offeredAs = ({ prices }: Known, { key, priceId }: StoredPlan): string =>
  priceId ?? prices[key] ?? key

/**
 * What a checkout of a plan charges: always the amount we say. The provider's price is used where it is that amount,
 * so a provider that was not notified yet changes nothing. @throws PaymentsError
 */
export async function chargedPrice(
  payments: Known & Pick<Payments, 'readPrice'>,
  plan: StoredPlan,
): Promise<PlanPrice> {
  const { name, priceCents: cents, currency, productId } = plan
  const id = plan.priceId ?? payments.prices[plan.key]
  const known = id === undefined ? null : await payments.readPrice(id)
  const isSame =
    known !== null &&
    known.isActive &&
    known.isMonthly &&
    known.cents === cents &&
    known.currency === currency
  return isSame && id !== undefined ? { id } : { productId, name, cents, currency }
}
