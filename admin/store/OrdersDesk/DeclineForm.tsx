import { useState } from 'react'
import { REFUND_REASON_MAX } from '#domain/store/refundPolicy.ts'
import { TextField } from '../parts/TextField.tsx'
import type { DeskProps } from './types.ts'

type Props = Pick<DeskProps, 'messages'> & { busy: boolean; onDecline: (reason: string) => void }

/** Declines a question, with a note the member reads. */
export function DeclineForm({ messages, busy, onDecline }: Props) {
  const [reason, setReason] = useState('')
  return (
    <form
      className="ek-fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onDecline(reason.trim())
      }}
    >
      <TextField
        label={messages.decline_words}
        value={reason}
        maxLength={REFUND_REASON_MAX}
        onChange={setReason}
      />
      <button type="submit" className="ek-button" disabled={busy || reason.trim() === ''}>
        {busy ? messages.declining : messages.decline}
      </button>
    </form>
  )
}
