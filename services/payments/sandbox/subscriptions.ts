import { charge } from './cards.ts'
import type { Invoice, Line, Price, Subscription } from './shapes.ts'
import { newObjectId, type Store } from './store.ts'

const DAY = 86_400
/** Seconds before the end of a trial at which the provider tells of it. */
const WARN_BEFORE = 3 * DAY
/** Days after a failed charge at which it is tried again; after the last the subscription ends. */
const TRY_AGAIN_DAYS = [3, 5, 7] as const

type New = {
  customer: string
  line: Line
  card: string | null
  /** The payment of its first period, without a trial. */
  intent: string | null
  trialDays: number
  endsWithoutCard: boolean
  metadata: Record<string, string>
}

/** Starts a subscription: with its trial, or with a first period that is paid already. */
export async function startSubscription(store: Store, options: New): Promise<Subscription> {
  const { customer, line, card, intent, trialDays, endsWithoutCard, metadata } = options
  const now = store.now()
  const trialEnd = trialDays > 0 ? now + trialDays * DAY : null
  const id = newObjectId('sub')
  const subscription = await store.make('subscription', {
    id,
    customer,
    status: trialEnd ? 'trialing' : 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_start: trialEnd ? now : null,
    trial_end: trialEnd,
    default_payment_method: card,
    latest_invoice: null,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: newObjectId('si'),
          object: 'subscription_item',
          subscription: id,
          price: line.price,
          quantity: line.quantity,
          current_period_start: now,
          current_period_end: trialEnd ?? afterInterval(now, line.price),
        },
      ],
    },
    metadata,
    _endsWithoutCard: endsWithoutCard,
    _isWarned: false,
  })
  await bill(store, subscription, { reason: 'subscription_create', isPaid: true, intent })
  await store.put(subscription)
  await store.emit('customer.subscription.created', subscription)
  return subscription
}

/** Lets a subscription end with its period, or go on. */
export async function setEnding(store: Store, subscription: Subscription, isEnding: boolean): Promise<void> {
  subscription.cancel_at_period_end = isEnding
  subscription.cancel_at = isEnding ? subscription.items.data[0].current_period_end : null
  subscription.canceled_at = isEnding ? store.now() : null
  await updated(store, subscription)
}

/** Gives a subscription another price, from the next bill on. */
export async function switchPrice(store: Store, subscription: Subscription, price: Price): Promise<void> {
  subscription.items.data[0].price = price
  await updated(store, subscription)
}

/** Gives a subscription another card, and tries what is unpaid again. */
export async function changeCard(store: Store, subscription: Subscription, card: string): Promise<void> {
  subscription.default_payment_method = card
  if (subscription.status === 'past_due') await tryAgain(store, subscription)
  await updated(store, subscription)
}

/** Ends a subscription now. */
export async function endSubscription(store: Store, subscription: Subscription): Promise<void> {
  subscription.status = 'canceled'
  subscription.canceled_at ??= store.now()
  subscription.ended_at = store.now()
  await store.put(subscription)
  await store.emit('customer.subscription.deleted', subscription)
}

/** Does what is due by the clock: warnings, ends, renewals, new tries of failed charges. */
export async function advance(store: Store): Promise<void> {
  for (const subscription of await store.all('subscription')) {
    // A clock that was moved far can have several periods due.
    while (await step(store, subscription));
  }
}

/** Returns whether anything was due. */
async function step(store: Store, subscription: Subscription): Promise<boolean> {
  const now = store.now()
  const [item] = subscription.items.data
  const { status, trial_end: trialEnd } = subscription
  if (status === 'canceled') return false
  if (status === 'trialing' && !subscription._isWarned && trialEnd! - WARN_BEFORE <= now) {
    subscription._isWarned = true
    await store.put(subscription)
    await store.emit('customer.subscription.trial_will_end', subscription)
    return true
  }
  if (item.current_period_end <= now && subscription.cancel_at_period_end) {
    await endSubscription(store, subscription)
    return true
  }
  if (status === 'past_due') return retryWhenDue(store, subscription)
  if (item.current_period_end > now) return false
  if (status === 'trialing' && subscription._endsWithoutCard && !(await cardFor(store, subscription))) {
    await endSubscription(store, subscription)
    return true
  }
  item.current_period_start = item.current_period_end
  item.current_period_end = afterInterval(item.current_period_start, item.price)
  const invoice = await bill(store, subscription, {
    reason: 'subscription_cycle',
    isPaid: false,
    intent: null,
  })
  subscription.status = invoice.status === 'paid' ? 'active' : 'past_due'
  await updated(store, subscription)
  return true
}

async function retryWhenDue(store: Store, subscription: Subscription): Promise<boolean> {
  const invoice = await store.get('invoice', subscription.latest_invoice!)
  if (invoice.next_payment_attempt === null || invoice.next_payment_attempt > store.now()) return false
  await tryAgain(store, subscription)
  if (subscription.status === 'past_due' && (await isGivenUp(store, subscription)))
    await endSubscription(store, subscription)
  else await updated(store, subscription)
  return true
}

async function isGivenUp(store: Store, { latest_invoice: id }: Subscription): Promise<boolean> {
  return (await store.get('invoice', id!)).next_payment_attempt === null
}

async function tryAgain(store: Store, subscription: Subscription): Promise<void> {
  const invoice = await store.get('invoice', subscription.latest_invoice!)
  await collect(store, subscription, invoice)
  if (invoice.status === 'paid') subscription.status = 'active'
}

type Bill = { reason: Invoice['billing_reason']; isPaid: boolean; intent: string | null }

async function bill(
  store: Store,
  subscription: Subscription,
  { reason, isPaid, intent }: Bill,
): Promise<Invoice> {
  const [item] = subscription.items.data
  const { price, quantity } = item
  const amount = subscription.status === 'trialing' && isPaid ? 0 : price.unit_amount * quantity
  const invoice = await store.make('invoice', {
    customer: subscription.customer,
    currency: price.currency,
    billing_reason: reason,
    status: isPaid ? 'paid' : 'open',
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    attempt_count: isPaid ? 1 : 0,
    next_payment_attempt: null,
    status_transitions: { paid_at: isPaid ? store.now() : null },
    lines: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: newObjectId('il'),
          object: 'line_item',
          amount,
          period: { start: item.current_period_start, end: item.current_period_end },
        },
      ],
    },
    _intent: intent,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
  })
  subscription.latest_invoice = invoice.id
  if (isPaid) await store.emit('invoice.paid', invoice)
  else await collect(store, subscription, invoice)
  return invoice
}

async function collect(store: Store, subscription: Subscription, invoice: Invoice): Promise<void> {
  const card = await cardFor(store, subscription)
  const intent =
    card &&
    (await charge(store, {
      customer: invoice.customer,
      amount: invoice.amount_due,
      currency: invoice.currency,
      card,
      isLater: true,
    }))
  invoice.attempt_count += 1
  const isPaid = intent?.status === 'succeeded'
  const days = TRY_AGAIN_DAYS[invoice.attempt_count - 1]
  invoice.status = isPaid ? 'paid' : 'open'
  invoice.amount_paid = isPaid ? invoice.amount_due : 0
  invoice.status_transitions = { paid_at: isPaid ? store.now() : null }
  invoice._intent = isPaid ? intent.id : null
  invoice.next_payment_attempt = isPaid || days === undefined ? null : store.now() + days * DAY
  await store.put(invoice)
  await store.emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
}

async function cardFor(store: Store, { default_payment_method: own, customer: id }: Subscription) {
  const customer = await store.find('customer', id)
  const card = own ?? customer?.invoice_settings.default_payment_method
  return card ? store.find('payment_method', card) : undefined
}

async function updated(store: Store, subscription: Subscription): Promise<void> {
  await store.put(subscription)
  await store.emit('customer.subscription.updated', subscription)
}

/** The end of a period: the same day of the next month, or its last day. */
function afterInterval(start: number, { recurring }: Price): number {
  const { interval, interval_count: count } = recurring!
  if (interval === 'day' || interval === 'week') return start + count * DAY * (interval === 'week' ? 7 : 1)
  const date = new Date(start * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}
