import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { billingApi } from '#domain/billing/api.ts'
import { requiredEvents } from '#domain/billing/events.ts'
import { handleStoredEvent } from '#operations/billing/handleStoredEvent.ts'
import { answerPaymentEvent } from '#server/http/paymentEvents.ts'
import { sandboxAccount, sandboxPrices } from '#services/payments/sandbox/account.ts'
import { signatureOf } from '#services/payments/sandbox/deliver.ts'
import { openDispute } from '#services/payments/sandbox/refunds.ts'
import { Store } from '#services/payments/sandbox/store.ts'
import { endSubscription } from '#services/payments/sandbox/subscriptions.ts'
import { storeKit } from '#tests/kit/storeKit.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { rounds } from '#tests/kit/rounds.ts'
import { addProduct } from '#tests/kit/store.ts'

const ROUNDS = rounds({ usual: 20, thorough: 720 })
/** Every so many rounds the deliveries come at once instead of one after the other. */
const AT_ONCE_EVERY = 4
const REFUNDED = 400

const billing = await useBilling()
const { press, pay, orders } = storeKit(billing)
const db = () => billing.context.db

type Event = { id: string; type: string }

/**
 * A member who bought a file, got a part back and disputes the rest, and whose trial was changed and ended. All of it
 * is true at the provider, and the product has not heard of anything yet.
 */
async function happened(): Promise<{ me: Person; events: Event[] }> {
  const { services, clock } = billing.context
  const me = await billing.context.people.adult()
  const { body } = await press(me, [[await addProduct(db(), { type: 'digital' }), 1]])
  await pay(body.url)
  const payment = await services.payments.readPayment(body.sessionId)
  const paymentIntentId = payment!.paymentIntentId!
  const refund = { key: randomUUID(), refundId: '', paymentIntentId, amountCents: REFUNDED }
  await services.payments.refundPayment(refund)
  const plan = await billing.context.call(
    billingApi.startCheckout,
    { body: { priceId: sandboxPrices.individual } },
    { as: me },
  )
  await billing.page(plan.url, {})
  return db().tx(async (sql) => {
    const store = new Store(sql, clock)
    await store.lock()
    const [charge] = (await store.all('charge', { intent: paymentIntentId }))!
    const dispute = await openDispute(store, charge!)
    const [subscription] = await store.all('subscription', { customer: charge!.customer! })
    subscription!.cancel_at_period_end = true
    await store.put(subscription!)
    await store.emit('customer.subscription.updated', subscription!)
    await endSubscription(store, subscription!)
    const about = [body.sessionId, charge!.id, dispute.id, subscription!.id]
    const all = await store.all('event', { types: requiredEvents })
    const events = all.filter(({ data }) => about.includes((data.object as { id: string }).id))
    return { me, events: events.map(({ id, type }) => ({ id, type })) }
  })
}

/** Delivers an event, signed anew, and does its job; a job may run again that was not noted as done. */
async function deliver({ id }: Event): Promise<void> {
  const { services } = billing.context
  const [event] = await db().query<{ data: object }>('select data from sandbox_objects where id = $1', [id])
  const body = JSON.stringify(event!.data)
  const signature = signatureOf(body, sandboxAccount(services.env).webhookSecret)
  const { status } = await answerPaymentEvent(services, {
    method: 'POST',
    url: '/api/webhooks/stripe',
    peer: '127.0.0.1',
    header: (name) => (name === 'stripe-signature' ? signature : undefined),
    body: () => Promise.resolve(Buffer.from(body)),
  })
  expect(status).toBe(200)
  await db().query('update stripe_events set handled_at = null where event_id = $1', [id])
  await handleStoredEvent(services, id)
}

/** Everything that came of it, without ids and times. */
async function endOf(me: Person): Promise<string> {
  const [order] = await orders(me)
  const [row] = await db().query(
    `select o.status, o.refunded_cents, o.stock_held,
       (select array_agg(e.status || ':' || coalesce(e.reason, '')) from entitlements e where e.user_id = $1) as files,
       (select array_agg(kind || ':' || coalesce(amount_cents::text, '') order by kind) from order_events where order_id = o.id) as timeline,
       (select array_agg(event order by event) from admin_audit_logs where metadata->>'orderId' = o.id::text) as audits,
       (select array_agg(template order by template) from email_logs where user_id = $1) as mails,
       (select array_agg(type order by type) from notifications where user_id = $1) as bell,
       (select array_agg(amount_cents || ':' || state) from refunds where order_id = o.id) as refunds,
       (select array_agg(plan || ':' || status || ':' || is_ending) from subscriptions where user_id = $1) as plans,
       (select subscription_status from profiles where id = $1) as plan
     from orders o where o.id = $2`,
    [me.id, order!.id],
  )
  return JSON.stringify(row)
}

/** The orders in which six things can come. */
const permutations = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((first, at) => permutations(all.toSpliced(at, 1)).map((rest) => [first, ...rest]))
const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => [Math.random(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one)

it(
  `${ROUNDS} of the 720 orders of six events, with repeats, end in one state`,
  { timeout: 600_000 },
  async () => {
    const chosen = shuffled(permutations([...requiredEvents])).slice(0, ROUNDS)
    const ends = new Map<string, string>()
    for (const [round, types] of chosen.entries()) {
      const { me, events } = await happened()
      expect(events.map(({ type }) => type).sort()).toEqual([...requiredEvents].sort())
      const inOrder = types.map((type) => events.find((event) => event.type === type)!)
      // Each repeat comes anywhere after its first delivery.
      const sent = [...inOrder]
      for (const event of shuffled(inOrder).slice(0, 1 + (round % inOrder.length))) {
        const from = sent.indexOf(event) + 1
        sent.splice(from + Math.floor(Math.random() * (sent.length - from + 1)), 0, event)
      }
      if (round % AT_ONCE_EVERY === AT_ONCE_EVERY - 1) await Promise.all(sent.map(deliver))
      else for (const event of sent) await deliver(event)
      ends.set(await endOf(me), sent.map(({ type }) => type).join(', '))
    }
    // The deliveries that led to an end are shown beside it.
    expect([...ends].map(([end, by]) => [JSON.parse(end) as unknown, by])).toEqual([
      [
        {
          status: 'disputed',
          refunded_cents: REFUNDED,
          stock_held: false,
          files: ['resting:dispute'],
          timeline: ['disputed:1000', 'paid:1000', 'placed:', `refunded:${REFUNDED}`],
          audits: ['order_disputed', 'order_paid', 'order_refunded'],
          mails: ['receipt-digital', 'refund'],
          bell: ['order'],
          refunds: [`${REFUNDED}:done`],
          plans: ['individual:canceled:true'],
          plan: 'free',
        },
        expect.any(String),
      ],
    ])
  },
)
