import { keyedHash } from '#lib/secrets/signature.ts'
import type { Env } from '../../env.ts'
import type { StripeAccount } from '../stripe.ts'

/** The prices the sandbox begins with, by plan. */
export const sandboxPrices = { individual: 'price_individual', family: 'price_family' } as const

/** How the product and its sandbox know each other: both derive it from the secret of the installation. */
export const sandboxAccount = ({ APP_SECRET, SANDBOX_PORT }: Pick<Env, 'APP_SECRET' | 'SANDBOX_PORT'>) =>
  ({
    secretKey: `sk_test_${keyedHash('sandbox-key', 'sandbox', APP_SECRET).replaceAll('-', '0')}`,
    webhookSecret: `whsec_${keyedHash('sandbox-webhook', 'sandbox', APP_SECRET)}`,
    prices: sandboxPrices,
    sandboxPort: SANDBOX_PORT,
  }) satisfies StripeAccount
