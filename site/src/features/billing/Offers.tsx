import { useMutation } from '@tanstack/react-query'
import type { OfferView, PlanView } from '#domain/billing/api.ts'
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
  const people = Math.max(1, ...offers.map(({ seats }) => seats))
  const days = Math.max(0, ...offers.map(({ trialDays }) => trialDays))
  return (
    <Stack gap="roomy">
      <p className={css.lead}>
        {people > 1 ? t('billing.lead', { count: people }) : t('billing.lead_alone')}
      </p>
      {isOpen ? (
        <>
          <ul className={css.offers}>
            {offers.map((offer) => (
              <Offer key={offer.plan} {...offer} trialDays={hasTrialLeft ? offer.trialDays : 0} />
            ))}
          </ul>
          <p className={css.lead}>
            {hasTrialLeft && days > 0 ? t('billing.trial_note', { days }) : t(noteFor(hasTrialLeft))}
          </p>
        </>
      ) : (
        <Notice>{t('billing.closed')}</Notice>
      )}
    </Stack>
  )
}

/** Without a trial: it was used before, or there is none. */
const noteFor = (hasTrialLeft: boolean) => (hasTrialLeft ? 'billing.monthly_note' : 'billing.paid_note')

/** The session ended in another tab. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

function Offer({ plan, priceId, name, trialDays, ...offer }: OfferView) {
  const t = useMessages()
  const format = useFormat()
  const start = trialDays > 0 ? t('billing.start_trial', { days: trialDays }) : t('billing.start')
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
      <h3 dir="auto">{name}</h3>
      <p className={css.price}>
        {t('billing.per_month', { price: format.money(offer.priceCents, offer.currency) })}
      </p>
      <div className={css.holds} dir="auto">
        {offer.description && <p>{offer.description}</p>}
        {offer.features.length > 0 && (
          <ul>
            {offer.features.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <Button
        look={plan === 'family' ? 'filled' : 'line'}
        aria-label={`${start}: ${name}`}
        busy={checkout.isPending && t('common.state.loading')}
        onClick={() => void press()}
      >
        {start}
      </Button>
    </li>
  )
}
