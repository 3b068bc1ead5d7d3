import type Stripe from 'stripe'
import { planKeys, type PlanKey } from '#domain/billing/plans.ts'
import type { ProviderSetup } from './port.ts'

/** Receivers of one account, at most; the provider allows sixteen. */
const RECEIVERS = 100

/** Reads the account, the prices of the plans and the receivers of events. Rejects with an error of the SDK. */
export async function readStripeSetup(
  stripe: Stripe,
  prices: Readonly<Record<PlanKey, string>>,
): Promise<ProviderSetup> {
  const [account, receivers, ...found] = await Promise.all([
    stripe.accounts.retrieveCurrent(),
    stripe.webhookEndpoints.list({ limit: RECEIVERS }),
    ...planKeys.map((plan) => priceOf(stripe, prices[plan])),
  ])
  return {
    accountId: account.id,
    prices: Object.fromEntries(
      planKeys.map((plan, index) => [plan, found[index] ?? null]),
    ) as ProviderSetup['prices'],
    receivers: receivers.data.map(({ url, status, enabled_events: events }) => ({
      url,
      events,
      isEnabled: status === 'enabled',
    })),
  }
}

async function priceOf(stripe: Stripe, id: string): Promise<ProviderSetup['prices'][PlanKey]> {
  try {
    const { active, unit_amount: cents, currency, recurring } = await stripe.prices.retrieve(id)
    return { isActive: active, cents, currency, isMonthly: recurring?.interval === 'month' }
  } catch (error) {
    if ((error as { code?: string }).code === 'resource_missing') return null
    throw error
  }
}
