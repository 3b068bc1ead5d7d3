import { useContext } from 'react'
import type { ProductView } from '#domain/store/catalogueApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { PersonContext } from '../../../lib/person.ts'
import { AddToCart } from '../../cart/index.ts'
import { AskToBuy } from '../../requests/index.ts'

/** How a product is bought: adults and visitors put it into the cart, minors ask their guardian. */
export function Buy({ product: { id, isOpen, isAvailable } }: { product: ProductView }) {
  const t = useMessages()
  const person = useContext(PersonContext)
  const disabled = !isOpen ? t('store.paused') : !isAvailable && t('store.sold_out')
  const add = <AddToCart productId={id} disabled={disabled} />
  return person ? <AskToBuy productId={id}>{add}</AskToBuy> : add
}
