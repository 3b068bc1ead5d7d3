'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { centsOf, dollarsOf } from '#domain/store/desk.ts'
import { ordersAdminApi, type AdminOrderView } from '#domain/store/ordersAdminApi.ts'
import { REFUND_REASON_MAX } from '#domain/store/refundPolicy.ts'
import { fill } from '#messages/catalog.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { Choice } from '#admin/_shell/Choice.tsx'
import { TextField } from '../parts/TextField.tsx'
import { DeclineForm } from './DeclineForm.tsx'
import { moneyIn } from './moneyIn.ts'
import type { DeskProps } from './types.ts'

type Props = Pick<DeskProps, 'messages' | 'locale' | 'timeZone'> & {
  order: AdminOrderView
  onDecided: (order: AdminOrderView) => void
}

/** The choice of the whole order beside the ids of its items. */
const WHOLE = 'whole'

/**
 * Gives money back with one button: what was asked for, another amount, or a part. Source: docs/rules/store.md
 * B-refund-decide.
 */
export function RefundDecision({ order, messages, locale, timeZone, onDecided }: Props) {
  const { items, refundOffer, currency } = order
  const asked = order.refunds.find(({ state }) => state === 'asked')
  const byPolicy = asked?.amountCents ?? refundOffer?.amountCents ?? 0
  const [what, setWhat] = useState(WHOLE)
  const [amount, setAmount] = useState(byPolicy > 0 ? dollarsOf(byPolicy) : '')
  const [reason, setReason] = useState('')
  const [issue, setIssue] = useState<string>()
  const [busy, setBusy] = useState(false)
  // One decision has one key: pressed twice, it is one refund.
  const [key] = useState(() => crypto.randomUUID())
  if (!asked && !refundOffer) return <p className="ek-hint">{messages.cannot}</p>

  async function decide(work: () => Promise<AdminOrderView>, textOf: (order: AdminOrderView) => string) {
    setBusy(true)
    try {
      const changed = await work()
      toast.success(textOf(changed))
      onDecided(changed)
    } catch (error) {
      setIssue(answerOf(error, messages.unreachable))
      toast.error(messages.refund_failed)
      setBusy(false)
    }
  }

  function refund() {
    const amountCents = centsOf(amount, order.totalCents)
    if (!amountCents) return setIssue(messages.bad_amount)
    setIssue(undefined)
    const body = {
      amountCents,
      key,
      ...(asked ? { refundId: asked.id } : what !== WHOLE && { itemId: what }),
      ...(reason.trim() && { overrideReason: reason }),
    }
    void decide(
      () => call(ordersAdminApi.refundOrder, { params: { id: order.id }, body }),
      ({ refunds }) => (refunds.some(({ state }) => state === 'approved') ? messages.waits : messages.done),
    )
  }

  const titleOf = (id: string | null) => items.find((item) => item.id === id)?.title ?? messages.whole
  const choose = (value: string) => {
    setWhat(value)
    const cents = refundOffer?.items.find(({ itemId }) => itemId === value)?.amountCents ?? byPolicy
    setAmount(cents > 0 ? dollarsOf(cents) : '')
  }
  return (
    <Block
      id="order-refund"
      title={messages.refund}
      aside={byPolicy > 0 ? fill(messages.offer, { amount: moneyIn(byPolicy, currency) }) : messages.no_offer}
    >
      {asked && (
        <>
          <p className="ek-desk__words" dir="auto">
            {fill(messages.question, {
              date: new Date(asked.askedAt).toLocaleDateString(locale, { dateStyle: 'medium', timeZone }),
              // Isolated: their language may run the other way, and its marks with it.
              reason: `\u2068${asked.reason ?? ''}\u2069`,
            })}
          </p>
          <p>{fill(messages.asked_what, { what: titleOf(asked.itemId) })}</p>
        </>
      )}
      <form
        className="ek-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          refund()
        }}
      >
        {!asked && items.length > 1 && (
          <Choice
            label={messages.item}
            value={what}
            options={[[WHOLE, messages.whole], ...items.map(({ id, title }) => [id, title] as const)]}
            onChange={choose}
          />
        )}
        <TextField
          label={fill(messages.amount, { currency: currency.toUpperCase() })}
          value={amount}
          inputMode="decimal"
          issue={issue}
          onChange={setAmount}
        />
        <TextField
          label={messages.override}
          value={reason}
          maxLength={REFUND_REASON_MAX}
          onChange={setReason}
        />
        <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
          {busy ? messages.refunding : messages.refund}
        </button>
      </form>
      {asked && (
        <DeclineForm
          messages={messages}
          busy={busy}
          onDecline={(declined) =>
            void decide(
              () =>
                call(ordersAdminApi.declineRefund, { params: { id: asked.id }, body: { reason: declined } }),
              () => messages.declined,
            )
          }
        />
      )}
    </Block>
  )
}
