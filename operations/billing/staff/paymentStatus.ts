import type { Actor } from '#domain/access/actor.ts'
import { handledEvents, requiredEvents } from '#domain/billing/events.ts'
import type { PaymentStatusView } from '#domain/billing/staffApi.ts'
import { message, type Locale } from '#messages'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { PaymentsError } from '#services/payments/port.ts'
import { maySandbox } from '#services/payments/sandbox/maySandbox.ts'

/** The path of the inbox of the provider's events. */
export const WEBHOOK_PATH = '/api/webhooks/stripe'
/** Characters of a key that staff sees. */
const SHOWN = 4

/**
 * How the payment provider is set up, and whether it answers. Keys are shown as present with their last characters,
 * never whole. Source: docs/rules/billing.md S-003-2.15.
 * @throws OperationError `common.error.not_allowed`
 */
export async function paymentStatus(
  { payments, env, log }: Pick<Services, 'payments' | 'env' | 'log'>,
  actor: Actor,
  locale: Locale,
): Promise<PaymentStatusView> {
  requirePermission(actor, 'payments.work')
  const isSandbox = maySandbox(env)
  const errors: string[] = []
  if (!payments.isOpen) errors.push(message(locale, 'payments.problem.closed'))
  const setup = await payments.readSetup().catch((error: unknown) => {
    if (!(error instanceof PaymentsError)) throw error
    log.warn({ err: error.message }, 'the payment provider did not answer the status check')
    if (payments.isOpen) errors.push(message(locale, `payments.problem.${error.reason}`))
    return null
  })
  const mode = payments.isLive ? 'live' : 'test'
  return {
    ok: errors.length === 0,
    message: message(locale, errors.length > 0 ? 'payments.status.failed' : `payments.status.${mode}`),
    errors,
    env: {
      liveKeysConfigured: payments.isOpen && payments.isLive,
      liveMode: payments.isLive,
      isSandbox,
      publicKey: keyOf(env.STRIPE_PUBLIC_KEY),
      secretKey: keyOf(env.STRIPE_SECRET_KEY),
      webhookSecret: keyOf(env.STRIPE_WEBHOOK_SECRET),
    },
    stripe: { livemode: payments.isLive, accountId: setup?.accountId ?? null },
    webhook: {
      url: `${env.origin}${WEBHOOK_PATH}`,
      required: [...requiredEvents],
      others: handledEvents.filter((type) => !(requiredEvents as readonly string[]).includes(type)),
    },
  }
}

const keyOf = (key: string | undefined) => ({ present: key !== undefined, last4: key?.slice(-SHOWN) ?? null })
