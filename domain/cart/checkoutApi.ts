import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { CART_MAX } from './cart.ts'
import { Quantity } from './api.ts'
import { orderViewStatuses } from '../store/orderStatus.ts'

// Pages send whole rows of a cart: what they say beside id and quantity, prices above all, is dropped unread.
const Item = z.union([
  z.object({ productId: z.uuid(), quantity: Quantity }),
  z.object({ product_id: z.uuid(), quantity: Quantity }),
])

/** Why a checkout of products does not open. */
export const checkoutErrors = {
  'cart.error.adults_only': 403,
  'cart.error.over_cap': 409,
  'cart.error.confirm_address': 403,
  'cart.error.owned': 409,
  'cart.error.sold_out': 409,
  'cart.error.less': 409,
  'cart.error.price_changed': 409,
  'cart.error.changed': 409,
  'cart.error.gift_for': 422,
  'cart.error.closed': 503,
  'cart.error.checkout_failed': 503,
} as const

/** An address a client would like to come back to: taken and not used. */
const Address = z.optional(z.string().check(z.maxLength(2_000)))

/** The three bodies of the call. Source: docs/rules/store.md D-148. */
export const CheckoutBody = z.union([
  z.strictObject({ cartItems: z.array(Item).check(z.minLength(1), z.maxLength(CART_MAX)) }),
  z.strictObject({
    priceId: z.string().check(z.minLength(1), z.maxLength(255)),
    successUrl: Address,
    cancelUrl: Address,
  }),
  z.strictObject({ productId: z.uuid(), quantity: Quantity, testMode: z.optional(z.boolean()) }),
])
export type CheckoutBody = z.output<typeof CheckoutBody>

/** An order as the page after the payment shows it. */
export const PaidView = z.object({
  status: z.enum(orderViewStatuses),
  /** Of a pending order: `later` is decided later, as payments by bank are; `open` was not paid yet. */
  payment: z.enum(['here', 'later', 'open']),
  number: z.string(),
  items: z.array(z.object({ title: z.string(), quantity: z.int() })),
  totalCents: z.int(),
  currency: z.string(),
})
export type PaidView = z.output<typeof PaidView>

/** Paying for products. */
export const productCheckoutApi = {
  /** Opens the provider's page. Equal presses lead to one page. Source: docs/rules/store.md D-148. */
  startProductCheckout: contract({
    method: 'post',
    path: '/functions/create-product-checkout',
    auth: 'signed-in',
    limit: 'write',
    // A provider that is away is reported within ten seconds.
    timeoutMs: 10_000,
    body: CheckoutBody,
    output: z.object({ url: z.string(), sessionId: z.string() }),
    errors: checkoutErrors,
  }),
  /** The caller's own order behind a page of the provider. Source: docs/rules/store.md D-150. */
  readPaid: contract({
    method: 'get',
    path: '/checkout/session',
    auth: 'signed-in',
    limit: 'read',
    query: z.strictObject({ session_id: z.string().check(z.minLength(1), z.maxLength(255)) }),
    output: PaidView,
  }),
}
