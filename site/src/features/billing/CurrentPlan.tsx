import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanView } from '#domain/billing/api.ts'
import type { PlanStatus } from '#domain/billing/status.ts'
import { errorText } from '../../lib/errorText.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './billing.module.css'
import { CancelDialog } from './CancelDialog.tsx'
import { openTab } from '../../lib/openTab.ts'
import { billingWrites, showPlan } from './queries.ts'

const tones = { trialing: 'lit', active: 'good', past_due: 'caution' } as const
type Status = Exclude<PlanStatus, 'free'>

/** The plan a member has: its state, its next date, and what its payer can do with it. */
export function CurrentPlan({ plan, status }: { plan: PlanView; status: Status }) {
  const t = useMessages()
  return (
    <Stack gap="roomy">
      {status === 'past_due' && plan.isPayer && (
        <Notice tone="caution" title={t('billing.past_due.title')}>
          {t('billing.past_due.text')}
        </Notice>
      )}
      <Stack>
        <p className={css.state}>
          <strong>{plan.name ?? t(`billing.plan.${plan.plan ?? 'individual'}`)}</strong>
          <StatusTag tone={tones[status]}>{t(`billing.status.${status}`)}</StatusTag>
        </p>
        {plan.isPayer ? <Dates plan={plan} status={status} /> : <p>{t('billing.seat')}</p>}
      </Stack>
      {plan.isPayer && <Actions plan={plan} />}
    </Stack>
  )
}

function Dates({ plan, status }: { plan: PlanView; status: Status }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const date = format.date(plan.currentPeriodEnd ?? '')
  if (status === 'past_due' && !plan.isEnding) return null
  if (plan.isEnding) return <p>{t('billing.ends', { date })}</p>
  if (status === 'active') return <p>{t('billing.renews', { date })}</p>
  if (plan.hasCard && plan.priceCents !== null) {
    const price = format.money(plan.priceCents, plan.currency ?? undefined)
    return <p>{t('billing.trial_charged', { date, price })}</p>
  }
  return (
    <p>
      {t('billing.trial_ends', { date })} {t('billing.add_card')}
    </p>
  )
}

function Actions({ plan }: { plan: PlanView }) {
  const t = useMessages()
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const portal = useMutation(billingWrites.portal)
  const setEnding = useMutation(billingWrites.setEnding)
  const manage = () =>
    openTab(() => portal.mutateAsync({ body: {} })).catch(() =>
      showToast({ text: t('billing.error.portal_failed'), tone: 'bad' }),
    )
  const keep = () =>
    setEnding.mutate(
      { body: { isEnding: false } },
      {
        onSuccess: (stored) => {
          showPlan(client, stored)
          showToast({ text: t('billing.cancel.undone'), tone: 'good' })
        },
        onError: (error) =>
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <Row>
      <Button busy={portal.isPending && t('common.state.loading')} onClick={() => void manage()}>
        {t('billing.manage')}
      </Button>
      {plan.isEnding ? (
        <Button look="line" busy={setEnding.isPending && t('common.state.loading')} onClick={keep}>
          {t('billing.cancel.keep')}
        </Button>
      ) : (
        <Button look="line" onClick={() => setAsks(true)}>
          {t('billing.cancel.button')}
        </Button>
      )}
      {asks && <CancelDialog until={plan.currentPeriodEnd ?? ''} onClose={() => setAsks(false)} />}
    </Row>
  )
}
