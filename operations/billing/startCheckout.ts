import type { Actor } from '#domain/access/actor.ts'
import { billingApi } from '#domain/billing/api.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Services } from '#services'
import { PaymentsError } from '#services/payments/port.ts'
import { customerOf, type Customer } from './customerOf.ts'
import { findOwnPlan } from './findPlan.ts'
import { chargedPrice, offeredAs } from './plans/priceOf.ts'
import { storedPlans, type StoredPlan } from './plans/storedPlans.ts'
import { requireAdult } from './requireAdult.ts'
import { syncSubscription } from './syncSubscription.ts'
import { hasTrialLeft } from './trials.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'realtime' | 'env' | 'log'>

const contract = billingApi.startCheckout
/** Presses that overtake each other read again. */
const TRIES = 5

/**
 * Opens the provider's page for a plan and returns its address. A member has one open page at most: equal presses
 * lead to it, another plan closes it first. Price, trial and the ways back are the server's.
 * @throws OperationError the `errors` of the contract; `common.error.unavailable` while the store rests
 */
export async function startCheckout(services: Parts, actor: Actor, priceId: string): Promise<string> {
  const { db, payments, log } = services
  requireAdult(actor)
  if (!actor.emailVerified) throw operationErrorOf(contract, 'billing.error.confirm_address')
  if (await isOn(db, 'ff.store_pause')) throw new OperationError('common.error.unavailable')
  const plans = await storedPlans(db, actor.locale ?? 'en')
  const plan = plans.find((one) => one.isActive && offeredAs(payments, one) === priceId)
  if (!plan) throw operationErrorOf(contract, 'billing.error.unknown_price')
  try {
    return await open(services, actor, plan)
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    log.warn({ err: error.message }, 'a checkout could not be opened')
    throw operationErrorOf(contract, 'billing.error.checkout_failed')
  }
}

async function open(services: Parts, actor: Actor, plan: StoredPlan): Promise<string> {
  const { db, payments } = services
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await findOwnPlan(db, actor.id)) throw operationErrorOf(contract, 'billing.error.has_plan')
    const customer = await customerOf(services, actor)
    const known = customer.checkout_id ? await payments.readCheckout(customer.checkout_id) : null
    const trialDays = (await hasTrialLeft(db, actor.id, actor.email)) ? plan.trialDays : 0
    const offer = offerOf(plan, trialDays)
    if (known?.status === 'open' && known.offer === offer && known.url) return known.url
    if (known?.status === 'open') await payments.expireCheckout(known.id)
    // Paid, and its event is still on its way.
    if (known?.subscriptionId) await syncSubscription(services, known.subscriptionId)
    if (await findOwnPlan(db, actor.id)) throw operationErrorOf(contract, 'billing.error.has_plan')
    const url = await openNext(services, actor, { plan, offer, trialDays }, customer)
    if (url) return url
  }
  throw new PaymentsError('refused', 'checkouts overtake each other')
}

type Offer = { plan: StoredPlan; offer: string; trialDays: number }

/** What a page offers: another amount or trial is another page. */
const offerOf = ({ key, priceCents, currency }: StoredPlan, trialDays: number): string =>
  [key, priceCents, currency, trialDays].join(':')

/** Returns the address, or null when another press was faster. */
async function openNext(
  { db, payments, env }: Parts,
  actor: Actor,
  { plan, offer, trialDays }: Offer,
  { customer_id: customerId, checkout_number: number }: Customer,
): Promise<string | null> {
  const price = await chargedPrice(payments, plan)
  const priced = 'id' in price ? price.id : (price.productId ?? 'new')
  const checkout = await payments.openCheckout({
    key: `checkout:${customerId}:${number + 1}:${offer}:${priced}`,
    userId: actor.id,
    customerId,
    plan: plan.key,
    price,
    offer,
    trialDays,
    // The dashboard speaks of the trial, so only a trial leads there.
    successUrl: `${env.origin}${trialDays > 0 ? '/dashboard?checkout=success' : '/settings?tab=plan'}`,
    cancelUrl: `${env.origin}/settings?tab=plan`,
    locale: actor.locale ?? 'en',
  })
  const kept = await db.query(
    `update billing_customers set checkout_number = $3, checkout_id = $4, updated_at = now()
     where user_id = $1 and checkout_number = $2 returning id`,
    [actor.id, number, number + 1, checkout.id],
  )
  if (kept.length > 0 && checkout.url) return checkout.url
  const [now] = await db.query<Customer>('select checkout_id from billing_customers where user_id = $1', [
    actor.id,
  ])
  // An equal press got the same page by the same key; a page of another plan must not stay open.
  if (now?.checkout_id !== checkout.id) await payments.expireCheckout(checkout.id)
  return null
}
