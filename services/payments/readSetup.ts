import type Stripe from 'stripe'
import type { ProviderSetup } from './port.ts'

/** Receivers of one account, at most; the provider allows sixteen. */
const RECEIVERS = 100

/** Reads the account and the receivers of events. Rejects with an error of the SDK. */
export async function readStripeSetup(stripe: Stripe): Promise<ProviderSetup> {
  const [account, receivers] = await Promise.all([
    stripe.accounts.retrieveCurrent(),
    stripe.webhookEndpoints.list({ limit: RECEIVERS }),
  ])
  return {
    accountId: account.id,
    receivers: receivers.data.map(({ url, status, enabled_events: events }) => ({
      url,
      events,
      isEnabled: status === 'enabled',
    })),
  }
}
