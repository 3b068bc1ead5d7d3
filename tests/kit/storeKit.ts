import { productCheckoutApi, type CheckoutBody } from '#domain/cart/checkoutApi.ts'
import { handleEvent } from '#domain/billing/jobs.ts'
import type { Billing } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import type { TestProduct } from '#tests/kit/store.ts'

/** An address the store sends to. */
export const ADDRESS = {
  name: 'Maren Sol',
  line1: '1 Harbor Way',
  city: 'Portland',
  postal_code: '97201',
  country: 'US',
}
export const CARD = { number: '4242424242424242' }

/** What a row of the order table says in these tests. */
export type OrderRow = {
  id: string
  user_id: string
  session_id: string | null
  status: string
  subtotal_cents: number
  shipping_cents: number
  total_cents: number
  shipping_rate: string | null
  shipping_name: string | null
  stock_held: boolean
}

/** The ways of a buyer, in short. */
export const storeKit = (billing: Billing) => ({
  /** Presses Pay. */
  press: (person: Person, items: readonly [TestProduct, number][]) =>
    billing.context.ask(
      productCheckoutApi.startProductCheckout,
      { body: { cartItems: items.map(([{ id }, quantity]) => ({ productId: id, quantity })) } },
      { as: person },
    ),
  /** Sends any body. */
  send: (person: Person, body: unknown) =>
    billing.context.ask(
      productCheckoutApi.startProductCheckout,
      { body: body as CheckoutBody },
      { as: person },
    ),
  /** Pays on the page. */
  pay: (url: string, form: Record<string, string> = {}) =>
    billing.page(url, { ...ADDRESS, ...CARD, ...form }),
  orders: (person: Person) =>
    billing.context.db.query<OrderRow>('select * from orders where user_id = $1 order by created_at, id', [
      person.id,
    ]),
  stock: async ({ id }: TestProduct) =>
    (await billing.context.db.query<{ stock: number }>('select stock from products where id = $1', [id]))[0]!
      .stock,
  /** Rows that come of a payment: each has to be there once. */
  async traces(orderId: string) {
    const [row] = await billing.context.db.query<Record<string, number>>(
      `select (select count(*) from entitlements e join order_items i on i.id = e.order_item_id where i.order_id = $1) as entitlements,
         (select count(*) from email_logs where key like 'receipt:' || $1 || ':%') as mails,
         (select count(*) from admin_audit_logs where event = 'order_paid' and metadata->>'orderId' = $1::text) as audits,
         (select count(*) from order_events where order_id = $1 and kind = 'paid') as paid,
         (select count(*) from notifications where key = 'order-paid:' || $1) as notifications`,
      [orderId],
    )
    return row!
  },
  /** Handles what came in, without the sandbox's own tick. */
  handle: () => runQueued(billing.context, handleEvent),
})
