'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { planRefundApi, type PayerView, type PlanChargeView } from '#domain/billing/refundApi.ts'
import { centsOf, dollarsOf } from '#domain/store/desk.ts'
import { REFUND_REASON_MAX } from '#domain/store/refundPolicy.ts'
import { fill } from '#messages/catalog.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { TextField } from '#admin/store/parts/TextField.tsx'
import type { RefundProps } from './types.ts'

type Props = RefundProps & {
  payer: PayerView
  offerCents: number
  leftCents: number
  currency: string
  onDecided: (view: PlanChargeView) => void
}

/**
 * Gives money back with one button: what the policy says, or another amount. Source: docs/rules/billing.md
 * B-plan-refund.
 */
export function PlanRefundForm({ payer, offerCents, leftCents, currency, messages, onDecided }: Props) {
  const isOver = payer.status === 'canceled'
  const [amount, setAmount] = useState(offerCents > 0 ? dollarsOf(offerCents) : '')
  const [endsPlan, setEndsPlan] = useState(!isOver)
  const [reason, setReason] = useState('')
  const [issue, setIssue] = useState<string>()
  const [busy, setBusy] = useState(false)
  // One decision has one key: pressed twice, it is one refund.
  const [key] = useState(() => crypto.randomUUID())

  async function refund() {
    const amountCents = centsOf(amount, leftCents)
    if (!amountCents) return setIssue(messages.bad)
    setIssue(undefined)
    setBusy(true)
    const body = { amountCents, endsPlan, key, ...(reason.trim() && { overrideReason: reason }) }
    try {
      const view = await call(planRefundApi.refundPlan, { params: { id: payer.id }, body })
      toast.success(view.refunds.some(({ state }) => state === 'approved') ? messages.waits : messages.done)
      onDecided(view)
    } catch (error) {
      setIssue(answerOf(error, messages.refund_failed))
      toast.error(messages.refund_failed)
      setBusy(false)
    }
  }

  return (
    <form
      className="ek-fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void refund()
      }}
    >
      <TextField
        label={fill(messages.amount, { currency: currency.toUpperCase() })}
        value={amount}
        inputMode="decimal"
        issue={issue}
        onChange={setAmount}
      />
      <TextField label={messages.reason} value={reason} maxLength={REFUND_REASON_MAX} onChange={setReason} />
      {!isOver && (
        <label className="ek-fields__check">
          <input type="checkbox" checked={endsPlan} onChange={({ target }) => setEndsPlan(target.checked)} />
          {messages.ends}
        </label>
      )}
      <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
        {busy ? messages.refunding : messages.refund}
      </button>
    </form>
  )
}
