import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { CartView } from '#domain/cart/api.ts'
import { count } from '../../lib/analytics.ts'
import { errorText } from '../../lib/errorText.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './cart.module.css'
import { ProductPicture } from './ProductPicture.tsx'
import { cartWrites, showCart } from './queries.ts'

type Product = CartView['suggestions'][number]
type Props = { setStatus: (text: string) => void }

/** Four other products, the same for a day. */
export function Suggestions({ products, setStatus }: Props & { products: readonly Product[] }) {
  const t = useMessages()
  return (
    <Section title={t('cart.suggestions')}>
      <ul className={css.suggestions}>
        {products.map((product) => (
          <Suggestion key={product.productId} product={product} setStatus={setStatus} />
        ))}
      </ul>
    </Section>
  )
}

function Suggestion({ product, setStatus }: Props & { product: Product }) {
  const t = useMessages()
  const format = useFormat()
  const client = useQueryClient()
  const add = useMutation(cartWrites.add)
  const { productId, title, priceCents } = product
  const press = () =>
    add.mutate(
      { body: { productId } },
      {
        onSuccess: (cart) => {
          count('add_to_cart', { product_id: productId })
          setStatus(t('cart.add.done', { title }))
          // The button goes with the suggestion.
          document.querySelector<HTMLElement>('h1')?.focus()
          showCart(client, cart)
        },
        onError: (error) =>
          showToast({ text: t('cart.add.failed'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <li className={css.suggestion}>
      <ProductPicture product={product} />
      <Link to={`/store/product/${productId}`}>
        <bdi>{title}</bdi>
      </Link>
      <p>{format.money(priceCents)}</p>
      <Button
        look="line"
        size="small"
        aria-label={`${t('cart.add.button')}: ${title}`}
        busy={add.isPending && t('common.state.loading')}
        onClick={press}
      >
        {t('cart.add.button')}
      </Button>
    </li>
  )
}
