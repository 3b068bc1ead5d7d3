import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isMinor } from '#domain/account/ageGroup.ts'
import { productCheckoutApi, type PaidView } from '#domain/cart/checkoutApi.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages, type Messages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { read } from '../../lib/query.ts'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Row, Screen, ScreenHead, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './cart.module.css'

/** How long the page asks, and how often, in milliseconds. Source: docs/rules/store.md D-150. */
const ASK_MS = 20_000
const EVERY_MS = 2_000

/** `/checkout/success`: the order behind a payment, for its buyer. Source: docs/rules/store.md D-150. */
export function PaidScreen() {
  const t = useMessages()
  const { ageGroup } = usePerson()
  const [search] = useSearchParams()
  const sessionId = search.get('session_id') ?? ''
  const isLate = useLate(sessionId)
  const query = useQuery({
    ...read(productCheckoutApi.readPaid, { query: { session_id: sessionId } }),
    enabled: sessionId !== '',
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      isLate || (data && data.status !== 'pending') ? false : EVERY_MS,
  })
  const { data: order, error } = query
  // The order is stored before its page is opened: one that is missing is none of this member's.
  const isMissing = sessionId === '' || error?.code === 'common.error.not_found'
  return (
    <Screen>
      <ScreenHead title={titleOf(t, order, isLate)} />
      <Stack gap="roomy">
        {isMissing ? (
          <Notice>{t('cart.paid.missing')}</Notice>
        ) : order ? (
          <Order order={order} isLate={isLate} />
        ) : error ? (
          <ErrorNotice
            error={error}
            title={t('cart.paid.unreachable')}
            retry={query.refetch}
            busy={query.isFetching}
          />
        ) : (
          <Waiting label={t('cart.paid.waiting')} lines={3} />
        )}
        <Row>
          <ButtonTo to="/dashboard">{t('cart.paid.dashboard')}</ButtonTo>
          {order?.status === 'paid' && (
            <>
              {!isMinor(ageGroup) && (
                <ButtonTo look="line" to="/orders">
                  {t('cart.paid.orders')}
                </ButtonTo>
              )}
              <ButtonTo look="line" to="/library">
                {t('cart.paid.library')}
              </ButtonTo>
            </>
          )}
          {order && isUnpaid(order) && (
            <ButtonTo look="line" to="/cart">
              {t('cart.paid.cart')}
            </ButtonTo>
          )}
        </Row>
      </Stack>
    </Screen>
  )
}

/** Nothing came in, and nothing will without another try. */
const isUnpaid = ({ status, payment }: PaidView): boolean =>
  status === 'failed' || (status === 'pending' && payment === 'open')

function titleOf(t: Messages, order: PaidView | undefined, isLate: boolean): string {
  if (order?.status === 'failed') return t('cart.paid.failed_title')
  const isHere = order?.status === 'paid' || (isLate && order?.payment === 'here')
  return t(isHere ? 'cart.paid.title' : 'cart.paid.waiting')
}

/** What is known of a payment while its order is pending. */
function pendingKey({ payment }: PaidView, isLate: boolean) {
  if (payment === 'later') return 'cart.paid.pending'
  if (!isLate) return 'cart.paid.waiting'
  return payment === 'open' ? 'cart.paid.open' : 'cart.paid.late'
}

/** Whether the time to ask is over. */
function useLate(sessionId: string): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ASK_MS)
    return () => clearTimeout(timer)
  }, [sessionId])
  return isLate
}

function Order({ order, isLate }: { order: PaidView; isLate: boolean }) {
  const t = useMessages()
  const format = useFormat()
  const { status, items, number, totalCents, currency } = order
  const names = items.map(({ title, quantity }) =>
    quantity > 1 ? t('cart.paid.times', { title, quantity }) : title,
  )
  return (
    <>
      {status === 'pending' && <Notice live>{t(pendingKey(order, isLate))}</Notice>}
      {status === 'failed' && <Notice tone="caution">{t('cart.paid.failed')}</Notice>}
      <dl className={css.facts}>
        <dt>{t('cart.paid.product')}</dt>
        <dd>{names.join(', ')}</dd>
        <dt>{t('cart.paid.amount')}</dt>
        <dd>{format.money(totalCents, currency.toUpperCase())}</dd>
        <dt>{t('cart.paid.status')}</dt>
        <dd>{t(`cart.paid.states.${status}`)}</dd>
        <dt>{t('cart.paid.number')}</dt>
        <dd>
          <bdi>{number}</bdi>
        </dd>
      </dl>
    </>
  )
}
