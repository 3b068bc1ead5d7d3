import { firstPlans, planKeys } from '#domain/billing/plans.ts'
import { sandboxPrices } from './account.ts'
import { ApiError, invalid, missing } from './apiError.ts'
import { expireSession, openSession } from './checkout.ts'
import { answerDispute, closeDispute, makeRefund } from './refunds.ts'
import { recordAt, textAt, type Params } from './form.ts'
import { repeats } from './prices.ts'
import type { Invoice, Kind, Session, Subscription } from './shapes.ts'
import { shown, type Store } from './store.ts'
import { endSubscription, setEnding, switchPrice } from './subscriptions.ts'

/** One request of the SDK, read. */
type Asked = { store: Store; params: Params; id: string; pagesAt: string; receiver: string }
type Route = readonly [method: string, path: RegExp, answer: (asked: Asked) => Promise<unknown>]

const reads = <K extends Kind>(path: string, kind: K): Route[] => [
  [
    'GET',
    new RegExp(`^${path}$`),
    async ({ store, params }) => listOf(await store.all(kind, filterOf(params)), params, `/v1${path}`),
  ],
  ['GET', new RegExp(`^${path}/([^/]+)$`), ({ store, id }) => store.get(kind, id)],
]

/** Everything the product calls, and what its tests look at. */
const routes: readonly Route[] = [
  ...reads('/customers', 'customer'),
  [
    'POST',
    /^\/customers$/,
    async ({ store, params }) => {
      const customer = await store.make('customer', {
        email: textAt(params, 'email') ?? null,
        invoice_settings: { default_payment_method: null },
        metadata: recordAt(params, 'metadata'),
      })
      await store.emit('customer.created', customer)
      return customer
    },
  ],
  ['DELETE', /^\/customers\/([^/]+)$/, removeCustomer],
  ...reads('/products', 'product'),
  [
    'POST',
    /^\/products$/,
    ({ store, params }) =>
      store.make('product', {
        name: textAt(params, 'name') ?? 'Product',
        active: textAt(params, 'active') !== 'false',
      }),
  ],
  [
    'POST',
    /^\/products\/([^/]+)$/,
    async ({ store, params, id }) => {
      const product = await store.get('product', id)
      product.name = textAt(params, 'name') ?? product.name
      product.active = (textAt(params, 'active') ?? String(product.active)) === 'true'
      await store.put(product)
      return product
    },
  ],
  ...reads('/prices', 'price'),
  [
    'POST',
    /^\/prices$/,
    async ({ store, params }) =>
      store.make('price', {
        product: (await store.get('product', textAt(params, 'product') ?? '')).id,
        currency: textAt(params, 'currency') ?? 'usd',
        unit_amount: Number(textAt(params, 'unit_amount')),
        active: true,
        ...repeats(textAt(params, 'recurring', 'interval')),
      }),
  ],
  [
    'POST',
    /^\/prices\/([^/]+)$/,
    async ({ store, params, id }) => {
      const price = await store.get('price', id)
      price.active = (textAt(params, 'active') ?? String(price.active)) === 'true'
      await store.put(price)
      return price
    },
  ],
  ...reads('/checkout/sessions', 'checkout.session'),
  ['POST', /^\/checkout\/sessions$/, ({ store, params, pagesAt }) => openSession(store, params, pagesAt)],
  [
    'POST',
    /^\/checkout\/sessions\/([^/]+)\/expire$/,
    async ({ store, id }) => {
      const session = await store.get('checkout.session', id)
      if (session.status !== 'open') throw invalid('Only open sessions can be expired.')
      await expireSession(store, session)
      return session
    },
  ],
  ...reads('/subscriptions', 'subscription'),
  ['POST', /^\/subscriptions\/([^/]+)$/, updateSubscription],
  [
    'DELETE',
    /^\/subscriptions\/([^/]+)$/,
    async ({ store, id }) => {
      const subscription = await store.get('subscription', id)
      // What has ended is not there to be ended.
      if (subscription.status === 'canceled') throw missing('subscription', id)
      await endSubscription(store, subscription)
      return subscription
    },
  ],
  ...reads('/invoices', 'invoice'),
  ...reads('/payment_intents', 'payment_intent'),
  ...reads('/charges', 'charge'),
  ...reads('/refunds', 'refund'),
  ['POST', /^\/refunds$/, ({ store, params }) => makeRefund(store, params)],
  ...reads('/disputes', 'dispute'),
  [
    'POST',
    /^\/disputes\/([^/]+)$/,
    async ({ store, params, id }) => answerDispute(store, await store.get('dispute', id), params),
  ],
  [
    'POST',
    /^\/disputes\/([^/]+)\/close$/,
    async ({ store, id }) => closeDispute(store, await store.get('dispute', id), false),
  ],
  ...reads('/events', 'event'),
  ['GET', /^\/account$/, () => Promise.resolve({ id: 'acct_sandbox', object: 'account' })],
  // The one receiver of this machine, which gets every event.
  [
    'GET',
    /^\/webhook_endpoints$/,
    ({ params, receiver }) =>
      Promise.resolve(
        listOf(
          [{ id: 'we_sandbox', url: receiver, status: 'enabled', enabled_events: ['*'] }],
          params,
          '/v1/webhook_endpoints',
        ),
      ),
  ],
  [
    'POST',
    /^\/billing_portal\/sessions$/,
    async ({ store, params, pagesAt }) => {
      const customer = await store.get('customer', textAt(params, 'customer') ?? '')
      const portal = await store.make('billing_portal.session', {
        customer: customer.id,
        return_url: textAt(params, 'return_url') ?? '/',
        url: '',
      })
      portal.url = `${pagesAt}/portal/${portal.id}`
      await store.put(portal)
      return portal
    },
  ],
]

/**
 * Answers one request of the API. The same idempotency key gives the first answer again.
 * @throws ApiError in the provider's form
 */
export async function answerApi(
  store: Store,
  request: { method: string; path: string; params: Params; pagesAt: string; receiver: string },
): Promise<unknown> {
  const { method, path, params, pagesAt, receiver } = request
  for (const [verb, pattern, answer] of routes) {
    const match = verb === method && pattern.exec(path)
    if (!match) continue
    const id = decodeURIComponent(match[1] ?? '')
    const found = await answer({ store, params, id, pagesAt, receiver })
    return shown(await expanded(store, found, params))
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}

/** Makes the products and prices an account begins with, where they are not there yet. */
export async function makePlans(store: Store): Promise<void> {
  for (const plan of planKeys) {
    if (await store.find('price', sandboxPrices[plan])) continue
    const name = plan === 'family' ? 'Evenkeel Family' : 'Evenkeel Individual'
    const product = await store.make('product', { id: `prod_${plan}`, name, active: true })
    await store.make('price', {
      id: sandboxPrices[plan],
      product: product.id,
      currency: 'usd',
      unit_amount: firstPlans[plan].priceCents,
      active: true,
      type: 'recurring',
      recurring: { interval: 'month', interval_count: 1 },
    })
  }
}

async function removeCustomer({ store, id }: Asked): Promise<unknown> {
  const customer = await store.get('customer', id)
  for (const subscription of await store.all('subscription', { customer: id }))
    if (subscription.status !== 'canceled') await endSubscription(store, subscription)
  for (const session of await store.all('checkout.session', { customer: id })) {
    if (session.status === 'open') await expireSession(store, session)
    await store.put({ ...session, collected_information: null, customer_details: null })
    await store.forget(session.id)
  }
  await store.put({ ...customer, email: null, metadata: {}, deleted: true })
  await store.forget(id)
  return { id, object: 'customer', deleted: true }
}

async function updateSubscription({ store, params, id }: Asked): Promise<Subscription> {
  const subscription = await store.get('subscription', id)
  const ending = textAt(params, 'cancel_at_period_end')
  if (ending !== undefined) {
    if (subscription.status === 'canceled')
      throw invalid('A canceled subscription can only update its metadata.')
    await setEnding(store, subscription, ending === 'true')
  }
  const price = textAt(params, 'items', 0, 'price')
  if (price !== undefined) await switchPrice(store, subscription, await store.get('price', price))
  return subscription
}

function filterOf(params: Params) {
  const since = textAt(params, 'created', 'gte')
  const types = Array.isArray(params.types)
    ? params.types.filter((one) => typeof one === 'string')
    : undefined
  const intent = textAt(params, 'payment_intent')
  return {
    customer: textAt(params, 'customer'),
    intent,
    subscription: textAt(params, 'subscription'),
    types,
    ...(since !== undefined && { since: Number(since) }),
  }
}

function listOf<T extends { id: string }>(all: readonly T[], params: Params, url: string) {
  const after = textAt(params, 'starting_after')
  const rest = after === undefined ? all : all.slice(all.findIndex(({ id }) => id === after) + 1)
  const limit = Math.min(100, Number(textAt(params, 'limit') ?? 10))
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) }
}

/** What can be filled in. */
type Expandable = Partial<Pick<Session, 'customer' | 'payment_intent' | 'shipping_cost' | '_rates'>>

/** Fills in what the product asks for along with an object. */
async function expanded(store: Store, found: unknown, { expand }: Params): Promise<unknown> {
  if (!Array.isArray(expand)) return found
  if (expand[0] === 'data.payments') return withPayments(found as { data: Invoice[] })
  const one = found as Expandable
  const filled: Record<string, unknown> = { ...one }
  for (const name of expand) {
    if (name === 'customer') filled.customer = await store.get('customer', one.customer ?? '')
    else if (name === 'payment_intent')
      filled.payment_intent = one.payment_intent && (await store.get('payment_intent', one.payment_intent))
    else if (name === 'shipping_cost.shipping_rate') {
      const cost = one.shipping_cost
      const rate = one._rates?.find(({ id }) => id === cost?.shipping_rate)
      filled.shipping_cost = cost && { ...cost, shipping_rate: rate }
    } else throw invalid('The sandbox does not expand this.', 'expand')
  }
  return filled
}

/** Invoices with the payments that paid them. */
function withPayments({ data, ...list }: { data: Invoice[] }) {
  const paymentsOf = ({ id, amount_paid, _intent: intent }: Invoice) =>
    intent
      ? [
          {
            id: `inpay_${id}`,
            object: 'invoice_payment',
            invoice: id,
            amount_paid,
            status: 'paid',
            payment: { type: 'payment_intent', payment_intent: intent },
          },
        ]
      : []
  return {
    ...list,
    data: data.map((invoice) => ({
      ...invoice,
      payments: { object: 'list', has_more: false, data: paymentsOf(invoice) },
    })),
  }
}
