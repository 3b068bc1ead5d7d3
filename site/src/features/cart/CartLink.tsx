import { ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cartApi } from '#domain/cart/api.ts'
import { useLoad } from '../../lib/useLoad.ts'
import { useMessages } from '../../lib/messages.tsx'
import { plural } from '../../lib/plural.ts'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { hearCart, thingsIn } from './cartNews.ts'

/**
 * The way to the cart, with how many things are in it once that is known. With `buyersOnly` it is there once the server
 * says that the member does not ask instead of buying. Its texts are the store's.
 */
export function CartLink({ buyersOnly = false }: { buyersOnly?: boolean }) {
  const t = useMessages()
  const { data } = useLoad(cartApi.readCart)
  const [heard, setHeard] = useState<number>()
  useEffect(() => hearCart(setHeard), [])
  const things = heard ?? (data && thingsIn(data.items))
  if (buyersOnly && (!data || data.checkout === 'ask')) return null
  return (
    <ButtonTo look="line" size="small" to="/cart" icon={<Icon of={ShoppingBag} />}>
      {things ? plural(t, 'store.links.cart_with', things) : t('store.links.cart')}
    </ButtonTo>
  )
}
