'use client'

import { useId, useState } from 'react'

type Props = {
  messages: { text: string; reason: string; reason_hint: string }
  button: string
  /** Letters a reason has at least and at most. */
  min: number
  max: number
  busy: boolean
  /** Whether Enter in the field is as good as the button. */
  isSentByEnter?: boolean
  onSend: (reason: string) => void
}

/**
 * Asks for a reason before something is done. It lies inside Payload's own form, so it is none itself: the button
 * sends, and Enter in the field must not save the document.
 */
export function ReasonForm({ messages, button, min, max, busy, isSentByEnter = false, onSend }: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const fits = reason.trim().length >= min
  return (
    <>
      <p>{messages.text}</p>
      <label htmlFor={id}>{messages.reason}</label>
      <input
        id={id}
        type="text"
        value={reason}
        maxLength={max}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isSentByEnter && fits && !busy) onSend(reason)
        }}
      />
      <p id={`${id}-hint`}>{messages.reason_hint}</p>
      <button type="button" className="ek-link" disabled={!fits || busy} onClick={() => onSend(reason)}>
        {button}
      </button>
    </>
  )
}
