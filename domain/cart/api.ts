import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { QUANTITY_MAX } from './cart.ts'
import { productTypes } from '../store/enums.ts'

/** How many of one product. */
export const Quantity = z.int().check(z.gte(1), z.lte(QUANTITY_MAX))
const Cents = z.int()

/** A product as carts show it. */
export const CartProduct = z.object({
  productId: z.string(),
  slug: z.string(),
  title: z.string(),
  productType: z.enum(productTypes),
  priceCents: Cents,
  /** Path of the picture, or null. */
  picture: z.nullable(z.string()),
})

/** A row of a cart. */
export const CartLine = z.extend(CartProduct, {
  quantity: z.int(),
  /** The price when the member last saw it, where it is another now. */
  seenPriceCents: z.nullable(Cents),
  /**
   * `gone`: no longer sold. `owned`: a file that is in the library by now. `sold_out`; `less`: fewer than asked for.
   */
  state: z.enum(['ok', 'gone', 'owned', 'sold_out', 'less']),
  /** How many there are, where that is fewer than asked for. */
  left: z.nullable(z.int()),
  /** Who in the family gets the file. */
  giftFor: z.nullable(z.string()),
  /** Can be bought only once it is said who gets it. */
  needsGiftFor: z.boolean(),
})
export type CartLine = z.output<typeof CartLine>

/** A cart, with what its owner can do with it. */
export const CartView = z.object({
  items: z.array(CartLine),
  /** Of all that can be bought, at today's prices. */
  subtotalCents: Cents,
  suggestions: z.array(CartProduct),
  /** Members of the family a file can be given to. */
  family: z.array(z.object({ userId: z.string(), name: z.string() })),
  /** `ask`: a minor, who asks instead. `confirm`: the address is not confirmed. `closed`: the store rests. */
  checkout: z.enum(['pay', 'ask', 'confirm', 'closed']),
})
export type CartView = z.output<typeof CartView>

const params = z.strictObject({ productId: z.uuid() })
const refusals = {
  'cart.error.owned': 409,
  'cart.error.sold_out': 409,
  'cart.error.gift_for': 422,
} as const

/** The cart of a member. Every call answers with the whole cart. */
export const cartApi = {
  readCart: contract({ method: 'get', path: '/cart', auth: 'signed-in', limit: 'read', output: CartView }),
  /** Puts a product in, or one more of it. */
  addToCart: contract({
    method: 'post',
    path: '/cart/items',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({
      productId: z.uuid(),
      quantity: z._default(Quantity, 1),
      giftFor: z.optional(z.uuid()),
    }),
    output: CartView,
    errors: { ...refusals, 'cart.error.full': 409, 'cart.error.closed': 503 },
  }),
  /** Sets how many, and for whom. */
  changeCartItem: contract({
    method: 'put',
    path: '/cart/items/:productId',
    auth: 'signed-in',
    limit: 'write',
    params,
    body: z.strictObject({ quantity: z.optional(Quantity), giftFor: z.optional(z.nullable(z.uuid())) }),
    output: CartView,
    errors: refusals,
  }),
  /** Takes a product out; one that is not in is fine. */
  removeCartItem: contract({
    method: 'delete',
    path: '/cart/items/:productId',
    auth: 'signed-in',
    limit: 'write',
    params,
    output: CartView,
  }),
  /** Notes which prices the member has been shown. A price that is another by now stays unseen. */
  seePrices: contract({
    method: 'put',
    path: '/cart/seen',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({
      prices: z

        .array(z.strictObject({ productId: z.uuid(), priceCents: z.int().check(z.gte(0)) }))
        .check(z.maxLength(100)),
    }),
    output: CartView,
  }),
}
