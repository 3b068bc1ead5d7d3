import type { ProductCard } from '#domain/store/catalogueApi.ts'
import { useMessages } from '../../lib/messages.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'

/** What buying depends on: whether there is one, and for whom it is. */
export type Buyable = Pick<ProductCard, 'id' | 'title' | 'isAvailable' | 'isGift'>

/** The place where a product is bought, on a shelf and on its page: how it stands with it. */
export function BuyBox({ product: { isAvailable, isGift } }: { product: Buyable }) {
  const t = useMessages()
  return (
    <>
      {!isAvailable && <StatusTag>{t('store.sold_out')}</StatusTag>}
      {isGift && <StatusTag tone="lit">{t('store.gift')}</StatusTag>}
    </>
  )
}
