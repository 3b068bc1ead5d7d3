import type { Actor } from '#domain/access/actor.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { customerOf } from '#operations/billing/customerOf.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { asksToBuy } from '#operations/requests/asksToBuy.ts'
import { requireWithinCap } from '#operations/requests/requireWithinCap.ts'
import type { Services } from '#services'
import { PaymentsError, type ProviderPayment } from '#services/payments/port.ts'
import { closeOrder } from '#operations/store/orders/closeOrder.ts'
import { pendingOf, readOrder, type OpenOrder } from '#operations/store/orders/orders.ts'
import { payFreeOrder } from './payFreeOrder.ts'
import { isFor, placeOrder } from './placeOrder.ts'
import { isFree, quoteOf, type AskedItem, type Quote } from './quote.ts'
import { settleOrder } from '#operations/store/orders/settleOrders.ts'
import { syncPayment, type PaymentParts } from '#operations/store/orders/syncPayment.ts'

type Parts = PaymentParts & Pick<Services, 'env'>
/** `isTest`: the product of a dollar, which staff alone buys and which is on no shelf. */
type Wanted = { items: readonly AskedItem[]; requestId?: string; isTest?: boolean }
/** Where to pay, and the name of that page at the provider. */
export type Checkout = { url: string; sessionId: string }

const contract = productCheckoutApi.startProductCheckout
/** Presses that overtake each other read again. */
const TRIES = 5
/** Where the provider's page leads after the payment; the provider fills in the name of the page. */
const SUCCESS = '/checkout/success?session_id='

/**
 * Opens the provider's page for products and returns its address. The order is stored and its stock taken before, in
 * one transaction. Equal presses lead to one page; another cart closes the page of before. Prices, currency and the
 * ways back are the server's. What costs nothing is paid right here, also where no provider is set.
 * @throws OperationError the `errors` of the contract, 404
 */
export async function startProductCheckout(
  services: Parts,
  actor: Actor,
  { items, requestId, isTest = false }: Wanted,
): Promise<Checkout> {
  const { db, payments, log } = services
  if (actor.ageGroup === null || (await asksToBuy(db, actor)))
    throw operationErrorOf(contract, 'cart.error.adults_only')
  if (!actor.emailVerified) throw operationErrorOf(contract, 'cart.error.confirm_address')
  if (await isOn(db, 'ff.store_pause')) throw operationErrorOf(contract, 'cart.error.closed')
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const quote = await quoteOf(db, actor, { items, requestId: requestId ?? null, isTest })
      if (!payments.isOpen && !isFree(quote)) throw operationErrorOf(contract, 'cart.error.closed')
      await requireWithinCap(db, actor, { addedCents: quote.subtotalCents, now: services.clock.now() })
      const checkout = await open(services, actor, quote)
      if (checkout) return checkout
    }
    throw new PaymentsError('refused', 'checkouts overtake each other')
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    log.warn({ err: error.message }, 'a checkout of products could not be opened')
    throw operationErrorOf(contract, 'cart.error.checkout_failed')
  }
}

/** Returns the page, or null when what is known has to be read again. */
async function open(services: Parts, actor: Actor, quote: Quote): Promise<Checkout | null> {
  const { db, clock } = services
  const pending = await pendingOf(db, actor.id)
  const known = pending.find((order) => isFor(order, quote, clock.now()))
  if (known?.session_id) return knownPage(services, known, known.session_id)
  await closeOthers(
    services,
    pending.filter((order) => order !== known && order.request_id === quote.requestId),
  )
  const order = await placeOrder(services, actor, quote)
  if (order.session_id) return knownPage(services, order, order.session_id)
  if (isFree(quote)) {
    const sessionId = await payFreeOrder(services, order)
    return { sessionId, url: `${services.env.origin}${SUCCESS}${sessionId}` }
  }
  return openPage(services, actor, quote, order)
}

/** The page of an order that has one: to pay on, or the one that says that it is paid. */
async function knownPage(services: Parts, order: OpenOrder, sessionId: string): Promise<Checkout | null> {
  const payment = await services.payments.readPayment(sessionId)
  if (payment?.state === 'open' && payment.url) return { url: payment.url, sessionId }
  await settleOrder(services, order)
  const isOver = payment?.state === 'paid' || payment?.state === 'waits'
  return isOver ? { url: `${services.env.origin}${SUCCESS}${sessionId}`, sessionId } : null
}

/** A buyer has one page open: what another holds goes back first. @throws OperationError when that one was just paid */
async function closeOthers(services: Parts, others: readonly OpenOrder[]): Promise<void> {
  for (const order of others) {
    if (!order.session_id) await settleOrder(services, order)
    else if ((await syncPayment(services, order.session_id, { closes: true })) === 'paid')
      throw operationErrorOf(contract, 'cart.error.changed')
  }
}

async function openPage(
  services: Parts,
  actor: Actor,
  quote: Quote,
  order: OpenOrder,
): Promise<Checkout | null> {
  const { db, payments } = services
  const payment = await opened(services, actor, quote, order)
  const kept = await db.query(
    `update orders set session_id = $2, revision = revision + 1
     where id = $1 and status = 'pending' and coalesce(session_id, $2) = $2 returning id`,
    [order.id, payment.id],
  )
  if (kept.length > 0 && payment.url) return { url: payment.url, sessionId: payment.id }
  // Closed meanwhile by another press: a page of an order that is over must not stay open.
  await payments.expireCheckout(payment.id)
  return null
}

async function opened(
  services: Parts,
  actor: Actor,
  quote: Quote,
  order: OpenOrder,
): Promise<ProviderPayment> {
  const { db, payments, env } = services
  try {
    const { customer_id: customerId } = await customerOf(services, actor)
    return await payments.openPayment({
      key: order.key,
      orderId: order.id,
      customerId,
      lines: quote.lines.map(({ title, priceCents, quantity }) => ({
        name: title,
        amountCents: priceCents,
        quantity,
      })),
      shipping: quote.shipping,
      addsTax: quote.addsTax,
      expiresAt: order.expires_at!,
      successUrl: `${env.origin}${SUCCESS}{CHECKOUT_SESSION_ID}`,
      cancelUrl: `${env.origin}/cart`,
      locale: quote.locale,
    })
  } catch (error) {
    const now = await readOrder(db, order.id)
    // An equal press was faster, and the provider takes one at a time.
    const other = now?.session_id ? await payments.readPayment(now.session_id) : null
    if (other) return other
    const isCertain =
      error instanceof PaymentsError && ['unreached', 'refused', 'closed'].includes(error.reason)
    // Nothing was opened, so nothing has to be asked first. After any other error a job asks.
    if (isCertain && now)
      await db.tx((sql) => closeOrder(sql, now, { kind: 'failed', now: services.clock.now() }))
    throw error
  }
}
