import type { Actor } from '#domain/access/actor.ts'
import { requiredEvents } from '#domain/billing/events.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import { diagnosticSteps, type DiagnosticStep, type PaymentDiagnosticView } from '#domain/billing/staffApi.ts'
import { message, type Locale } from '#messages'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { PaymentsError, type ProviderSetup } from '#services/payments/port.ts'
import { maySandbox } from '#services/payments/sandbox/maySandbox.ts'
import { storedPlans, type StoredPlan } from '../plans/storedPlans.ts'
import { WEBHOOK_PATH } from './paymentStatus.ts'

type Parts = Pick<Services, 'payments' | 'env' | 'db' | 'clock'>
type Result = PaymentDiagnosticView['results'][number]
type Found = Pick<Result, 'status' | 'details'>

const pass: Found = { status: 'pass' }
const warning = (details?: string): Found => ({ status: 'warning', ...(details && { details }) })
const fail = (details?: string): Found => ({ status: 'fail', ...(details && { details }) })

/**
 * Tries every part of the set-up: keys, account, prices, the receiver of events, and whether events arrive and are
 * handled. Ready means no failure and live keys. Source: docs/rules/billing.md S-003-2.15.
 * @throws OperationError `common.error.not_allowed`
 */
export async function paymentDiagnostic(
  services: Parts,
  actor: Actor,
  locale: Locale,
): Promise<PaymentDiagnosticView> {
  requirePermission(actor, 'payments.work')
  const { payments } = services
  const setup = await payments.readSetup().catch((error: unknown) => {
    if (error instanceof PaymentsError) return error
    throw error
  })
  const found: Record<DiagnosticStep, Found> = {
    ...keySteps(services),
    ...setupSteps(services, setup),
    ...(await priceSteps(services, setup)),
    ...(await eventSteps(services)),
  }
  const results = diagnosticSteps.map((step) => ({
    step,
    ...found[step],
    message: message(locale, `payments.step.${step}.${found[step].status}`),
  }))
  const count = (status: Result['status']) => results.filter((result) => result.status === status).length
  const summary = { passed: count('pass'), failed: count('fail'), warnings: count('warning') }
  return { liveReady: summary.failed === 0 && payments.isLive, summary, results }
}

function keySteps({ payments, env }: Parts) {
  const isSandbox = maySandbox(env)
  return {
    secret_key: !payments.isOpen ? fail() : payments.isLive ? pass : warning(),
    webhook_secret: env.STRIPE_WEBHOOK_SECRET ? pass : isSandbox ? warning() : fail(),
  }
}

function setupSteps({ env }: Parts, setup: ProviderSetup | PaymentsError) {
  if (setup instanceof PaymentsError) {
    const away = fail(setup.reason)
    return { account: away, webhook_endpoint: away }
  }
  return {
    account: { ...pass, details: setup.accountId },
    webhook_endpoint: receiverStep(setup, `${env.origin}${WEBHOOK_PATH}`, maySandbox(env)),
  }
}

async function priceSteps({ db, payments }: Parts, setup: ProviderSetup | PaymentsError) {
  // A provider that is away is asked once.
  if (setup instanceof PaymentsError) {
    const away = fail(setup.reason)
    return { price_individual: away, price_family: away }
  }
  const plans = await storedPlans(db)
  const step = (key: PlanKey) =>
    priceStep(
      payments,
      plans.find((plan) => plan.key === key),
    )
  const [individual, family] = await Promise.all([step('individual'), step('family')])
  return { price_individual: individual, price_family: family }
}

/** Whether the provider's price of a plan is what we charge. */
async function priceStep(payments: Parts['payments'], plan: StoredPlan | undefined): Promise<Found> {
  const id = plan && (plan.priceId ?? payments.prices[plan.key])
  if (!plan || id === undefined) return fail()
  const price = await payments.readPrice(id).catch((error: unknown) => {
    if (error instanceof PaymentsError) return error
    throw error
  })
  if (price instanceof PaymentsError) return fail(price.reason)
  if (!price) return fail()
  const { priceCents: cents, currency } = plan
  const isRight = price.isActive && price.isMonthly && price.currency === currency && price.cents === cents
  const details = `${((price.cents ?? 0) / 100).toFixed(2)} ${price.currency.toUpperCase()}`
  return isRight ? { ...pass, details } : fail(details)
}

function receiverStep({ receivers }: ProviderSetup, url: string, isSandbox: boolean): Found {
  // The sandbox delivers to this machine by its own name for it.
  const ours = receivers.find((one) => one.isEnabled && (isSandbox || one.url === url))
  if (!ours) return fail(url)
  const missing = requiredEvents.filter((type) => !ours.events.includes('*') && !ours.events.includes(type))
  return missing.length === 0 ? { ...pass, details: ours.url } : fail(missing.join(', '))
}

/**
 * Events not handled for longer than this count as stuck, in minutes; an inbox without any for longer, in days, as
 * silent.
 */
const STUCK_MINUTES = 10
const SILENT_DAYS = 7

async function eventSteps({ db, clock }: Parts) {
  const now = clock.now()
  const [inbox] = await db.query<{ latest: Date | null; stuck: number }>(
    `select max(received_at) as latest,
       count(*) filter (where handled_at is null and received_at < $1::timestamptz - interval '${STUCK_MINUTES} minutes')::int as stuck
     from stripe_events`,
    [now],
  )
  const { latest, stuck } = inbox!
  const silentSince = now.getTime() - SILENT_DAYS * 86_400_000
  return {
    events_arrive:
      latest && latest.getTime() > silentSince
        ? { ...pass, details: latest.toISOString() }
        : warning(latest?.toISOString()),
    events_handled: stuck === 0 ? pass : fail(String(stuck)),
  }
}
