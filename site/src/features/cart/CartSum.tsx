import type { CartView } from '#domain/cart/api.ts'
import { errorText } from '../../lib/errorText.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import css from './cart.module.css'
import { usePay } from './usePay.ts'

/** What the cart comes to, and the way to pay; for a minor, the way to ask. */
export function CartSum({ cart }: { cart: CartView }) {
  const t = useMessages()
  const format = useFormat()
  const { items, subtotalCents, checkout } = cart
  const isBlocked = items.some(({ state, needsGiftFor }) => state !== 'ok' || needsGiftFor)
  const hasChanged = isBlocked || items.some(({ seenPriceCents }) => seenPriceCents !== null)
  if (checkout === 'ask')
    return (
      <Section title={t('cart.ask.title')}>
        <p>{t('cart.ask.text')}</p>
      </Section>
    )
  return (
    <Section
      title={t('cart.subtotal')}
      aside={<strong className={css.sum}>{format.money(subtotalCents)}</strong>}
    >
      <Stack gap="roomy">
        {items.some(({ productType }) => productType === 'physical') && (
          <p className={css.soft}>{t('cart.shipping')}</p>
        )}
        {hasChanged && (
          <Notice tone="caution" live>
            {t('cart.look')}
          </Notice>
        )}
        {checkout === 'confirm' && <Notice>{t('cart.confirm')}</Notice>}
        {checkout === 'closed' && <Notice live>{t('cart.error.closed')}</Notice>}
        {checkout === 'pay' && <Pay cart={cart} blocked={isBlocked && t('cart.look')} />}
      </Stack>
    </Section>
  )
}

function Pay({ cart, blocked }: { cart: CartView; blocked: string | false }) {
  const t = useMessages()
  const { pay, isPaying, error } = usePay(cart)
  return (
    <Stack>
      {error !== null && (
        <Notice tone="caution" live title={t('cart.error.checkout_failed')}>
          {detailOf(errorText(t, error), t('cart.error.checkout_failed'))}
        </Notice>
      )}
      <Button wide disabledReason={blocked} busy={isPaying && t('cart.paying')} onClick={pay}>
        {t(error === null ? 'cart.pay' : 'common.action.retry')}
      </Button>
    </Stack>
  )
}

/** The server's own sentence is the title already. */
const detailOf = (text: string, title: string) => (text === title ? undefined : text)
