'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { ordersAdminApi, type AdminOrderView } from '#domain/store/ordersAdminApi.ts'
import { TRACKING_MAX } from '#domain/store/shipping.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { TextField } from '../parts/TextField.tsx'
import type { DeskProps } from './types.ts'

type Props = Pick<DeskProps, 'messages'> & { order: AdminOrderView; onSent: (order: AdminOrderView) => void }

/** Records that the parcel of an order left, with what it can be followed by. Source: docs/rules/store.md D-159. */
export function Parcel({ order, messages, onSent }: Props) {
  const [tracking, setTracking] = useState('')
  const [issue, setIssue] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    setIssue(undefined)
    try {
      const changed = await call(ordersAdminApi.markShipped, {
        params: { id: order.id },
        body: { ...(tracking.trim() && { tracking }) },
      })
      toast.success(messages.sent)
      onSent(changed)
    } catch (error) {
      setIssue(answerOf(error, messages.unreachable))
      toast.error(messages.send_failed)
      setBusy(false)
    }
  }

  return (
    <Block id="order-parcel" title={messages.parcel}>
      <form
        className="ek-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          label={messages.tracking}
          hint={messages.tracking_hint}
          value={tracking}
          maxLength={TRACKING_MAX}
          issue={issue}
          onChange={setTracking}
        />
        <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
          {busy ? messages.sending : messages.send}
        </button>
      </form>
    </Block>
  )
}
