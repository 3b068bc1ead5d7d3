import type { Env } from '../env.ts'
import { closedPayments } from './closed.ts'
import type { Payments } from './port.ts'
import { sandboxAccount } from './sandbox/account.ts'
import { maySandbox } from './sandbox/maySandbox.ts'
import { stripePayments } from './stripe.ts'

/** The provider that is set; else the sandbox where one may run; else none. */
export function paymentsFor(env: Env): Payments {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_INDIVIDUAL, STRIPE_PRICE_FAMILY } = env
  if (STRIPE_SECRET_KEY)
    return stripePayments({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET!,
      prices: {
        ...(STRIPE_PRICE_INDIVIDUAL && { individual: STRIPE_PRICE_INDIVIDUAL }),
        ...(STRIPE_PRICE_FAMILY && { family: STRIPE_PRICE_FAMILY }),
      },
    })
  return maySandbox(env) ? stripePayments(sandboxAccount(env)) : closedPayments()
}
