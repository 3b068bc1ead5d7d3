import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartView } from '#domain/cart/api.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useLiveFlag } from '../../lib/useLiveFlag.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Lines, Screen, ScreenHead, Section, Split, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CartRow } from './CartRow.tsx'
import { CartSum } from './CartSum.tsx'
import css from './cart.module.css'
import { cartQuery } from './queries.ts'
import { Suggestions } from './Suggestions.tsx'
import { useWanted } from './useWanted.ts'

/** `/cart`: what is in it, what it comes to, and the way to pay. Source: docs/rules/store.md S-001-cart. */
export function CartScreen() {
  const t = useMessages()
  const wantedError = useWanted()
  const query = useQuery(cartQuery)
  const queryError = useQueryError(query)
  useLiveFlag('ff.store_pause', () => void query.refetch())
  return (
    <Screen>
      <ScreenHead title={t('cart.title')} />
      {wantedError !== undefined && (
        <Notice tone="caution" live title={t('cart.add.failed')}>
          {errorText(t, wantedError)}
        </Notice>
      )}
      {query.data ? (
        <Cart cart={query.data} />
      ) : queryError ? (
        <ErrorNotice
          error={queryError}
          title={t('cart.failed')}
          retry={query.refetch}
          busy={query.isFetching}
        />
      ) : (
        <Waiting label={t('cart.loading')} lines={6} />
      )}
    </Screen>
  )
}

function Cart({ cart }: { cart: CartView }) {
  const t = useMessages()
  const [status, setStatus] = useState('')
  const { items, suggestions, family, checkout } = cart
  return (
    <Stack gap="loose">
      <p role="status" className={css.live}>
        {status}
      </p>
      {items.length === 0 ? (
        <Empty
          level={2}
          title={t('cart.empty.title')}
          action={<ButtonTo to="/store">{t('cart.empty.shelf')}</ButtonTo>}
        >
          {t('cart.empty.text')}
        </Empty>
      ) : (
        <Split>
          <Section title={t('cart.items')}>
            <Lines>
              {items.map((item) => (
                <CartRow key={item.productId} item={item} family={family} setStatus={setStatus} />
              ))}
            </Lines>
          </Section>
          <CartSum cart={cart} />
        </Split>
      )}
      {suggestions.length > 0 && checkout !== 'closed' && (
        <Suggestions products={suggestions} setStatus={setStatus} />
      )}
    </Stack>
  )
}
