import { useContext } from 'react'
import type { ProductView } from '#domain/store/catalogueApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { PersonContext } from '../../../lib/person.ts'
import { AddToCart } from '../../cart/index.ts'
import { AskToBuy } from '../../requests/index.ts'

/**
 * How a product is bought: adults and visitors put it into the cart, minors ask their guardian. While the store is paused
 * there is no way to buy. Source: docs/rules/store.md D-144.
 */
export function Buy({ product: { id, isOpen, isAvailable } }: { product: ProductView }) {
  const t = useMessages()
  const person = useContext(PersonContext)
  const disabled = !isAvailable && t('store.sold_out')
  const add = isOpen ? <AddToCart productId={id} disabled={disabled} /> : null
  if (!person) return add
  return (
    <AskToBuy productId={id} disabled={disabled}>
      {add}
    </AskToBuy>
  )
}
