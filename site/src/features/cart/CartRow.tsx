import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { QUANTITY_MAX } from '#domain/cart/cart.ts'
import type { CartLine, CartView } from '#domain/cart/api.ts'
import { errorText } from '../../lib/errorText.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './cart.module.css'
import { GiftFor } from './GiftFor.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { cartWrites, showCart } from './queries.ts'

type RowProps = {
  item: CartLine
  family: CartView['family']
  /** Shows in the cart's one live line what happened. */
  setStatus: (text: string) => void
}

/** One product of the cart: how many, for whom, what it costs, and what changed about it. */
export function CartRow({ item, family, setStatus }: RowProps) {
  const t = useMessages()
  const format = useFormat()
  const { productId, title, productType, quantity, priceCents, seenPriceCents, state, left } = item
  const { change, remove } = useRowWrites(item, setStatus)
  return (
    <li className={css.row}>
      <ProductPicture product={item} />
      <Stack gap="tight" className={css.words ?? ''}>
        <Link to={`/store/product/${productId}`}>
          <bdi>{title}</bdi>
        </Link>
        {state === 'ok' || state === 'less' ? (
          <p className={css.soft}>{t('cart.each', { price: format.money(priceCents) })}</p>
        ) : null}
        {seenPriceCents !== null && state !== 'gone' && (
          <p className={css.changed}>
            {t('cart.price_was', { price: format.money(priceCents), before: format.money(seenPriceCents) })}
          </p>
        )}
        {state !== 'ok' && <p className={css.changed}>{t(`cart.state.${state}`, { left: left ?? 0 })}</p>}
        {productType === 'digital' && <GiftFor item={item} family={family} />}
        <Row>
          {productType === 'physical' && (
            <span className={css.quantity} role="group" aria-label={`${t('cart.quantity')}: ${title}`}>
              <Button
                look="line"
                size="small"
                aria-label={t('cart.fewer', { title })}
                disabledReason={quantity <= 1 && t('cart.fewest')}
                onClick={() => change(quantity - 1)}
              >
                <Icon of={Minus} />
              </Button>
              <span className={css.number}>{format.number(quantity)}</span>
              <Button
                look="line"
                size="small"
                aria-label={t('cart.more', { title })}
                disabledReason={quantity >= QUANTITY_MAX && t('cart.most', { max: QUANTITY_MAX })}
                onClick={() => change(quantity + 1)}
              >
                <Icon of={Plus} />
              </Button>
            </span>
          )}
          <Button look="text" size="small" aria-label={t('cart.remove_item', { title })} onClick={remove}>
            {t('cart.remove')}
          </Button>
        </Row>
      </Stack>
      <p className={css.price}>{format.money(priceCents * quantity)}</p>
    </li>
  )
}

function useRowWrites({ productId, title, quantity }: CartLine, setStatus: RowProps['setStatus']) {
  const t = useMessages()
  const client = useQueryClient()
  const changing = useMutation(cartWrites.change)
  const removing = useMutation(cartWrites.remove)
  const isBusy = changing.isPending || removing.isPending
  const onError = (error: unknown) =>
    showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
  const change = (next: number) => {
    if (isBusy || next < 1 || next > QUANTITY_MAX || next === quantity) return
    changing.mutate(
      { params: { productId }, body: { quantity: next } },
      {
        onSuccess: (cart) => {
          showCart(client, cart)
          setStatus(t('cart.changed', { title, quantity: next }))
        },
        onError,
      },
    )
  }
  const remove = () => {
    if (isBusy) return
    // The button goes with the row, so the focus moves to the heading.
    document.querySelector<HTMLElement>('h1')?.focus()
    removing.mutate(
      { params: { productId } },
      {
        onSuccess: (cart) => {
          setStatus(t('cart.removed', { title }))
          showCart(client, cart)
        },
        onError,
      },
    )
  }
  return { change, remove }
}
