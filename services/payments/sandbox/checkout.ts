import { invalid } from './apiError.ts'
import { beginLatePayment, cardOf, charge, endIntent, keepCard } from './cards.ts'
import { recordAt, textAt, type Params } from './form.ts'
import { chooseShipping, countriesOf, ratesOf } from './shipping.ts'
import { inlinePrice } from './prices.ts'
import type { Line, PaymentMethod, Session } from './shapes.ts'
import { newObjectId, type Store } from './store.ts'
import { startSubscription } from './subscriptions.ts'

const OPEN_SECONDS = 86_400
/** Seconds a checkout has to be open at least. */
const OPEN_SECONDS_MIN = 1_800
/** Seconds until a payment by bank is decided. */
const LATE_SECONDS = 60

/** Opens a checkout. @throws ApiError for parameters that do not fit */
export async function openSession(store: Store, params: Params, pagesAt: string): Promise<Session> {
  const mode = textAt(params, 'mode')
  if (mode !== 'payment' && mode !== 'subscription') throw invalid('You must provide a valid mode.', 'mode')
  const successUrl = textAt(params, 'success_url')
  if (!successUrl) throw invalid('Missing required param: success_url.', 'success_url')
  const customer = textAt(params, 'customer') ?? null
  if (customer) await store.get('customer', customer)
  const lines = await linesOf(store, params)
  if (lines.length === 0) throw invalid('Missing required param: line_items.', 'line_items')
  if (lines.some(({ price }) => (price.recurring === null) === (mode === 'subscription')))
    throw invalid('The prices do not fit the mode.', 'line_items')
  const trialDays = Number(textAt(params, 'subscription_data', 'trial_period_days') ?? 0)
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0)
  const rates = ratesOf(params)
  const id = newObjectId('cs_test')
  return store.make('checkout.session', {
    id,
    mode,
    status: 'open',
    payment_status: 'unpaid',
    customer,
    client_reference_id: textAt(params, 'client_reference_id') ?? null,
    success_url: successUrl,
    cancel_url: textAt(params, 'cancel_url') ?? null,
    amount_subtotal: trialDays > 0 ? 0 : subtotal,
    amount_total: trialDays > 0 ? 0 : subtotal,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    shipping_cost: null,
    collected_information: null,
    customer_details: null,
    currency: lines[0]!.price.currency,
    payment_intent: null,
    subscription: null,
    invoice: null,
    expires_at: endOf(store, textAt(params, 'expires_at')),
    url: `${pagesAt}/pay/${id}`,
    metadata: recordAt(params, 'metadata'),
    _lines: lines,
    _countries: countriesOf(params),
    _rates: rates,
    _settles: null,
    _trialDays: trialDays,
    _isCardOptional: textAt(params, 'payment_method_collection') === 'if_required',
    _endsWithoutCard:
      textAt(params, 'subscription_data', 'trial_settings', 'end_behavior', 'missing_payment_method') ===
      'cancel',
    _subscriptionMetadata: recordAt(params, 'subscription_data', 'metadata'),
  })
}

async function linesOf(store: Store, params: Params): Promise<Line[]> {
  const given = params.line_items
  if (!Array.isArray(given)) return []
  const lines: Line[] = []
  for (const [index, line] of given.entries()) {
    const quantity = Number(textAt(line, 'quantity') ?? 1)
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999)
      throw invalid('Invalid quantity.', `line_items[${index}][quantity]`)
    const name = textAt(line, 'price_data', 'product_data', 'name')
    const isInline = textAt(line, 'price_data', 'currency') !== undefined
    const price = isInline
      ? await inlinePrice(store, line, `line_items[${index}][price_data]`)
      : await store.get('price', textAt(line, 'price') ?? '')
    lines.push({ price, quantity, ...(name !== undefined && { name }) })
  }
  return lines
}

function endOf(store: Store, asked: string | undefined): number {
  if (asked === undefined) return store.now() + OPEN_SECONDS
  const seconds = Number(asked) - store.now()
  if (!(seconds >= OPEN_SECONDS_MIN && seconds <= OPEN_SECONDS))
    throw invalid('The `expires_at` timestamp must be from 30 minutes to 24 hours from now.', 'expires_at')
  return Number(asked)
}

/** Closes a checkout that no one paid. */
export async function expireSession(store: Store, session: Session): Promise<void> {
  session.status = 'expired'
  session.url = null
  await store.put(session)
  await store.emit('checkout.session.expired', session)
}

/** Closes every checkout whose time is over, and ends the payments that took theirs. */
export async function moveSessions(store: Store): Promise<void> {
  for (const session of await store.all('checkout.session')) {
    if (session.status === 'open' && session.expires_at <= store.now()) await expireSession(store, session)
    if (session._settles && session._settles.at <= store.now()) await settle(store, session, session._settles)
  }
}

async function settle(store: Store, session: Session, { fails }: NonNullable<Session['_settles']>) {
  session._settles = null
  await endIntent(store, await store.get('payment_intent', session.payment_intent!), !fails)
  if (!fails) session.payment_status = 'paid'
  await store.put(session)
  await store.emit(`checkout.session.async_payment_${fails ? 'failed' : 'succeeded'}`, session)
}

/** What came of paying: the way back, a page that asks for a confirmation, or what was wrong. */
export type Paid = { to: string } | { confirm: string } | { problem: string }

/** Whether a checkout asks for a card. */
export const asksForCard = (session: Session): boolean => session.amount_total > 0 || !session._isCardOptional

/** Pays a checkout with what its page was sent. */
export async function paySession(store: Store, session: Session, form: Params): Promise<Paid> {
  const wrong = chooseShipping(session, form)
  if (wrong !== undefined) return { problem: wrong }
  const bank = textAt(form, 'bank')
  if (bank !== undefined && session.mode === 'payment') return payLate(store, session, bank === 'fails')
  let card: PaymentMethod | null = null
  let intentId: string | null = null
  if (asksForCard(session)) {
    const test = cardOf(textAt(form, 'number') ?? '')
    if (!test) return { problem: 'This is not one of the test cards.' }
    if (test.asksFirst && textAt(form, 'confirmed') === undefined) return { confirm: test.number }
    if (test.asksFirst && textAt(form, 'confirmed') !== 'yes')
      return { problem: 'We are unable to authenticate your payment method.' }
    card = await keepCard(store, await customerOf(store, session), test.number)
    if (test.declined) {
      await charge(store, { ...money(session), card })
      return { problem: test.declined }
    }
    if (session.amount_total > 0) {
      const intent = await charge(store, { ...money(session), card })
      intentId = intent.id
      session.payment_intent = session.mode === 'payment' ? intentId : null
    }
  }
  const customer = await customerOf(store, session)
  if (session.mode === 'subscription') {
    const subscription = await startSubscription(store, {
      customer,
      line: session._lines[0]!,
      card: card?.id ?? null,
      intent: intentId,
      trialDays: session._trialDays,
      endsWithoutCard: session._endsWithoutCard,
      metadata: session._subscriptionMetadata,
    })
    session.subscription = subscription.id
    session.invoice = subscription.latest_invoice
  }
  return complete(store, session, session.amount_total > 0 ? 'paid' : 'no_payment_required')
}

/** Pays by bank: the checkout is over, and whether the money comes is reported later. */
async function payLate(store: Store, session: Session, fails: boolean): Promise<Paid> {
  await customerOf(store, session)
  session.payment_intent = (await beginLatePayment(store, money(session))).id
  session._settles = { at: store.now() + LATE_SECONDS, fails }
  return complete(store, session, 'unpaid')
}

async function complete(store: Store, session: Session, status: Session['payment_status']): Promise<Paid> {
  session.status = 'complete'
  session.payment_status = status
  session.url = null
  await store.put(session)
  await store.emit('checkout.session.completed', session)
  return { to: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) }
}

const money = ({ customer, amount_total: amount, currency }: Session) => ({ customer, amount, currency })

async function customerOf(store: Store, session: Session): Promise<string> {
  session.customer ??= (
    await store.make('customer', { email: null, invoice_settings: { default_payment_method: null } })
  ).id
  session.customer_details = { email: (await store.get('customer', session.customer)).email }
  return session.customer
}
