import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { capOf } from '#domain/store/caps.ts'
import { isOpenRequest, isOverCap } from '#domain/requests/requests.ts'
import type { GuardianRequestView, PurchaseRulesView } from '#domain/requests/api.ts'
import { errorText } from '../../lib/errorText.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { openTab } from '../../lib/openTab.ts'
import { usePerson } from '../../lib/person.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ProductLine } from './ProductLine.tsx'
import { requestWrites } from './queries.ts'
import css from './requests.module.css'

const DeclineDialog = lazy(() =>
  import('./DeclineDialog.tsx').then((module) => ({ default: module.DeclineDialog })),
)

type GuardianRequestProps = {
  request: GuardianRequestView
  /** What the guardian decided about purchases of the child. */
  rules: PurchaseRulesView | undefined
  isPaused: boolean
}

/** One request as its guardian reads and answers it. */
export function GuardianRequest({ request, rules, isPaused }: GuardianRequestProps) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const { status, product, childName: child, amountCents, reason, answer, answerReason } = request
  const isOpen = isOpenRequest(status)
  const passesCap =
    status === 'pending' &&
    rules !== undefined &&
    isOverCap({
      capCents: capOf({ ownCents: rules.monthlyCapCents, usualCents: rules.usualCapCents }),
      spentCents: rules.spentCents,
      addedCents: amountCents,
    })
  return (
    <ProductLine product={product}>
      <p>{t('requests.guardian.asks', { child })}</p>
      <p>
        <span className={css.price}>{format.money(amountCents)}</span>{' '}
        <span className="ek-soft">{t('requests.guardian.without')}</span>
      </p>
      {reason && <p dir="auto">{t('requests.guardian.wrote', { child, words: reason })}</p>}
      {status !== 'pending' && (
        <p>
          <StatusTag tone={status === 'paid' ? 'good' : 'plain'}>
            {t(`requests.guardian.status.${status}`)}
          </StatusTag>{' '}
          {answerReason && t(`requests.reason.${answerReason}`)}
        </p>
      )}
      {answer && <p dir="auto">{answer}</p>}
      <p className="ek-soft ek-small">
        {t('requests.guardian.asked_on', { date: format.date(request.askedAt) })}
        {isOpen && <> {t('requests.guardian.ends', { date: format.moment(request.expiresAt) })}</>}
      </p>
      {passesCap && <p>{t('requests.guardian.over_cap')}</p>}
      {isOpen && <Answer request={request} isPaused={isPaused} />}
    </ProductLine>
  )
}

function Answer({ request, isPaused }: { request: GuardianRequestView; isPaused: boolean }) {
  const t = useMessages()
  const [isDeclining, setDeclining] = useState(false)
  const approve = useMutation(requestWrites.approve)
  const { id, status, product, childName: child } = request
  const names = { product: product.title, child }
  const press = () =>
    openTab(() => approve.mutateAsync({ params: { id } })).then(
      () => showToast({ text: t('requests.guardian.checkout_opens'), tone: 'good' }),
      (error: unknown) =>
        showToast({ text: t('requests.guardian.approve_failed'), detail: errorText(t, error), tone: 'bad' }),
    )
  return (
    <>
      <Row>
        {status === 'pending' && (
          <Button
            look="line"
            size="small"
            aria-label={t('requests.guardian.decline_name', names)}
            onClick={() => setDeclining(true)}
          >
            {t('requests.guardian.decline')}
          </Button>
        )}
        <Button
          size="small"
          aria-label={
            status === 'pending'
              ? t('requests.guardian.approve_name', names)
              : `${t('requests.guardian.pay')}: ${product.title}`
          }
          disabledReason={isPaused && t('requests.error.paused')}
          busy={approve.isPending && t('common.state.loading')}
          onClick={() => void press()}
        >
          {t(status === 'pending' ? 'requests.guardian.approve' : 'requests.guardian.pay')}
        </Button>
      </Row>
      {isDeclining && (
        <Suspense>
          <DeclineDialog request={request} onClose={() => setDeclining(false)} />
        </Suspense>
      )}
    </>
  )
}
