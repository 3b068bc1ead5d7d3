import type { QueryClient } from '@tanstack/react-query'
import { cartApi, type CartView } from '#domain/cart/api.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { read, write } from '../../lib/query.ts'

/** The cart. Asked again whenever it is opened: prices and stock are those of this moment. */
export const cartQuery = { ...read(cartApi.readCart), refetchOnMount: 'always' } as const

/** One after the other, so that the last answer has every change. */
const inTurn = { scope: { id: 'cart' } } as const

/** What changes it; each answers with the whole cart, for `showCart`. */
export const cartWrites = {
  add: { ...write(cartApi.addToCart), ...inTurn },
  change: { ...write(cartApi.changeCartItem), ...inTurn },
  remove: { ...write(cartApi.removeCartItem), ...inTurn },
  see: write(cartApi.seePrices),
  checkout: write(productCheckoutApi.startProductCheckout),
}

/** Shows a cart the server answered with. What was asked for before it may come later. */
export function showCart(client: QueryClient, cart: CartView): void {
  void client.cancelQueries({ queryKey: cartQuery.queryKey })
  client.setQueryData(cartQuery.queryKey, cart)
}
