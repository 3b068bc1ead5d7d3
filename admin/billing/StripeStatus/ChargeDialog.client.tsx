'use client'

import { useCallback, useEffect, useState } from 'react'
import { planRefundApi, type PayerView, type PlanChargeView } from '#domain/billing/refundApi.ts'
import { moneyText } from '#domain/billing/moneyText.ts'
import { fill } from '#messages/catalog.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { Dialog } from '#admin/_shell/Dialog.tsx'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { PlanRefundForm } from './PlanRefundForm.client.tsx'
import type { RefundProps } from './types.ts'

type Props = RefundProps & { payer: PayerView; onClose: () => void }
type Loaded = PlanChargeView | { failed: string } | null

/** The newest charge of a plan, what the policy gives back of it, and the decision. */
export function ChargeDialog({ payer, onClose, ...props }: Props) {
  const { messages } = props
  const [loaded, setLoaded] = useState<Loaded>(null)
  const load = useCallback(() => {
    setLoaded(null)
    call(planRefundApi.readCharge, { params: { id: payer.id } }).then(setLoaded, (error: unknown) =>
      setLoaded({ failed: answerOf(error, messages.read_failed) }),
    )
  }, [payer.id, messages.read_failed])
  useEffect(load, [load])
  return (
    <Dialog title={fill(messages.dialog, { email: payer.email })} onClose={onClose}>
      {loaded === null && <p role="status">{messages.reading}</p>}
      {loaded && 'failed' in loaded && (
        <LoadFailed text={loaded.failed} retry={messages.again} again={load} />
      )}
      {loaded && 'refunds' in loaded && (
        <Charge {...props} payer={payer} view={loaded} onDecided={setLoaded} />
      )}
      <div className="ek-dialog__acts">
        <button type="button" className="ek-button" onClick={onClose}>
          {messages.close}
        </button>
      </div>
    </Dialog>
  )
}

type ChargeProps = RefundProps & {
  payer: PayerView
  view: PlanChargeView
  onDecided: (view: PlanChargeView) => void
}

function Charge({ view, ...props }: ChargeProps) {
  const { messages, locale, timeZone } = props
  const { charge, refunds } = view
  const day = (at: string) => new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone })
  const money = (cents: number, currency: string) => moneyText(locale, cents, currency)
  if (!charge) return <p className="ek-empty">{messages.uncharged}</p>
  const offer = fill(charge.isWhole ? messages.whole : messages.part, {
    amount: money(charge.offerCents, charge.currency),
  })
  const left = charge.amountCents - charge.refundedCents
  return (
    <>
      <dl className="ek-facts">
        <dt>{messages.charged}</dt>
        <dd>{money(charge.amountCents, charge.currency)}</dd>
        <dt>{messages.on}</dt>
        <dd>{day(charge.chargedAt)}</dd>
        <dt>{messages.period}</dt>
        <dd>{day(charge.periodEnd)}</dd>
        <dt>{messages.back}</dt>
        <dd>{money(charge.refundedCents, charge.currency)}</dd>
        <dt>{messages.policy}</dt>
        <dd>{charge.offerCents > 0 ? offer : messages.zero}</dd>
      </dl>
      {refunds.length > 0 && (
        <>
          <h3>{messages.past}</h3>
          <ul>
            {refunds.map(({ id, amountCents, currency, state, decidedAt }) => (
              <li key={id}>
                {day(decidedAt)}: {money(amountCents, currency)}, {messages.states[state]}
              </li>
            ))}
          </ul>
        </>
      )}
      {left > 0 && (
        <PlanRefundForm
          // Another amount begins with an empty form.
          key={left}
          {...props}
          offerCents={charge.offerCents}
          leftCents={left}
          currency={charge.currency}
        />
      )}
    </>
  )
}
