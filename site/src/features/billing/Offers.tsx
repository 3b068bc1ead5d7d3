import { useMutation } from '@tanstack/react-query'
import type { PlanView } from '#domain/billing/api.ts'
import { plans } from '#domain/billing/plans.ts'
import { ApiError } from '../../lib/apiError.ts'
import { errorText } from '../../lib/errorText.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './billing.module.css'
import { openTab } from '../../lib/openTab.ts'
import { billingWrites } from './queries.ts'

/** The plans a member can start. */
export function Offers({ plan: { offers, isOpen, hasTrialLeft } }: { plan: PlanView }) {
  const t = useMessages()
  return (
    <Stack gap="roomy">
      <p className={css.lead}>{t('billing.lead')}</p>
      {isOpen ? (
        <>
          <ul className={css.offers}>
            {offers.map((offer) => (
              <Offer key={offer.plan} {...offer} isTrial={hasTrialLeft} />
            ))}
          </ul>
          <p className={css.lead}>{t(hasTrialLeft ? 'billing.trial_note' : 'billing.paid_note')}</p>
        </>
      ) : (
        <Notice>{t('billing.closed')}</Notice>
      )}
    </Stack>
  )
}

/** The session ended in another tab. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

function Offer({ plan, priceId, isTrial }: PlanView['offers'][number] & { isTrial: boolean }) {
  const t = useMessages()
  const format = useFormat()
  const checkout = useMutation(billingWrites.checkout)
  const press = () =>
    openTab(() => checkout.mutateAsync({ body: { priceId } })).catch((error: unknown) =>
      showToast(
        isSignedOut(error)
          ? { text: t('billing.sign_in.title'), detail: t('billing.sign_in.text'), tone: 'bad' }
          : {
              text: t('billing.error.checkout_failed'),
              detail: detailOf(errorText(t, error)),
              tone: 'bad',
            },
      ),
    )
  // The server's own sentence is the title already.
  const detailOf = (text: string) => (text === t('billing.error.checkout_failed') ? undefined : text)
  return (
    <li className={css.offer}>
      <h3>{t(`billing.plan.${plan}`)}</h3>
      <p className={css.price}>{t('billing.per_month', { price: format.money(plans[plan].monthlyCents) })}</p>
      <p>{t(`billing.covers.${plan}`)}</p>
      <Button
        look={plan === 'family' ? 'filled' : 'line'}
        aria-label={`${t(isTrial ? 'billing.start_trial' : 'billing.start')}: ${t(`billing.plan.${plan}`)}`}
        busy={checkout.isPending && t('common.state.loading')}
        onClick={() => void press()}
      >
        {t(isTrial ? 'billing.start_trial' : 'billing.start')}
      </Button>
    </li>
  )
}
