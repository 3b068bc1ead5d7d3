import { cartApi } from '#domain/cart/api.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { addToCart, changeCartItem, removeCartItem, seePrices } from '#operations/cart/changeCart.ts'
import { readCart } from '#operations/cart/readCart.ts'
import { checkoutItems } from '#operations/cart/checkout/checkoutItems.ts'
import { readPaid } from '#operations/cart/checkout/readPaid.ts'
import { startProductCheckout } from '#operations/cart/checkout/startProductCheckout.ts'

/** The cart, and paying for what is in it. */
export const cartEndpoints: Served[] = [
  serve(cartApi.readCart, ({ actor, services }) => readCart(services, actor)),
  serve(cartApi.addToCart, async ({ actor, input, services }) => {
    await addToCart(services, actor, input.body)
    return readCart(services, actor)
  }),
  serve(cartApi.changeCartItem, async ({ actor, input, services }) => {
    await changeCartItem(services, actor, { ...input.params, ...input.body })
    return readCart(services, actor)
  }),
  serve(cartApi.removeCartItem, async ({ actor, input, services }) => {
    await removeCartItem(services, actor, input.params.productId)
    return readCart(services, actor)
  }),
  serve(cartApi.seePrices, async ({ actor, input, services }) => {
    await seePrices(services, actor, input.body.prices)
    return readCart(services, actor)
  }),
  serve(productCheckoutApi.startProductCheckout, async ({ actor, input, services }) =>
    startProductCheckout(services, actor, { items: await checkoutItems(services.db, actor, input.body) }),
  ),
  serve(productCheckoutApi.readPaid, ({ actor, input, services }) =>
    readPaid(services, actor, input.query.session_id),
  ),
]
