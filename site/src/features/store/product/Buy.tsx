import { useContext, useState } from 'react'
import { storeCatalogueApi, type ProductView } from '#domain/store/catalogueApi.ts'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { PersonContext } from '../../../lib/person.ts'
import { useLiveFlag } from '../../../lib/useLiveFlag.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { AddToCart } from '../../cart/index.ts'
import { AskToBuy } from '../../requests/index.ts'

/**
 * How a product is bought: adults and visitors put it into the cart, minors ask their guardian. While the store is
 * paused there is no way to buy, on a page that stays open too. Source: docs/rules/store.md D-144.
 */
export function Buy({ product }: { product: ProductView }) {
  const t = useMessages()
  const person = useContext(PersonContext)
  const { id, isAvailable } = product
  const isOpen = useIsOpen(product)
  const disabled = !isAvailable && t('store.sold_out')
  const add = isOpen ? <AddToCart productId={id} disabled={disabled} /> : null
  return (
    <>
      {!isOpen && <Notice live>{t('store.paused')}</Notice>}
      {person ? (
        <AskToBuy productId={id} disabled={disabled}>
          {add}
        </AskToBuy>
      ) : (
        add
      )}
    </>
  )
}

/** Whether the store sells now. What cannot be asked again leaves the page as it is. */
function useIsOpen({ id, isOpen }: ProductView): boolean {
  const [heard, setHeard] = useState<boolean>()
  useLiveFlag('ff.store_pause', () => {
    call(storeCatalogueApi.readProduct, { params: { id } }).then(
      (product) => setHeard(product.isOpen),
      () => {},
    )
  })
  return heard ?? isOpen
}
