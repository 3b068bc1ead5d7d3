import type { QueryClient } from '@tanstack/react-query'
import { cartApi, type CartView } from '#domain/store/cartApi.ts'
import { productCheckoutApi } from '#domain/store/checkoutApi.ts'
import { read, write } from '../../lib/query.ts'

/** The cart. Asked again whenever it is opened: prices and stock are those of this moment. */
export const cartQuery = { ...read(cartApi.readCart), refetchOnMount: 'always' } as const

/** What changes it; each answers with the whole cart, for `showCart`. */
export const cartWrites = {
  add: write(cartApi.addToCart),
  change: write(cartApi.changeCartItem),
  remove: write(cartApi.removeCartItem),
  see: write(cartApi.seePrices),
  checkout: write(productCheckoutApi.startProductCheckout),
}

/** Shows a cart the server answered with. */
export const showCart = (client: QueryClient, cart: CartView): void =>
  void client.setQueryData(cartQuery.queryKey, cart)
