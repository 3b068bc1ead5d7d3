'use client'

import { useId, useState } from 'react'
import { RELEASE_REASON_MAX, RELEASE_REASON_MIN, releaseApi } from '#domain/moderation/releaseApi.ts'
import { call, RequestError } from '#admin/_shell/call.client.ts'
import type { AdminMessages } from '#admin/_shell/words.ts'

type Props = { caseId: string; words: AdminMessages['safetyDesk']['signal'] & { failed: string } }

/**
 * Asks for a reason, then sends the guardian the signal. It lies inside Payload's own form, so it is none itself: the
 * button sends, and Enter in the field must not save the document.
 */
export function SignalForm({ caseId, words }: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [issue, setIssue] = useState<string | null>(null)
  const fits = reason.trim().length >= RELEASE_REASON_MIN
  async function send() {
    setState('busy')
    setIssue(null)
    try {
      await call(releaseApi.signal, { params: { id: caseId }, body: { reason } })
      setState('sent')
    } catch (error) {
      setIssue((error instanceof RequestError && error.answer) || words.failed)
      setState('idle')
    }
  }
  return (
    <div className="field-type ek-reveal">
      <span className="field-label">{words.title}</span>
      {state !== 'sent' && (
        <>
          <p>{words.text}</p>
          <label htmlFor={id}>{words.reason}</label>
          <input
            id={id}
            type="text"
            value={reason}
            maxLength={RELEASE_REASON_MAX}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <p id={`${id}-hint`}>{words.reason_hint}</p>
          <button
            type="button"
            className="ek-link"
            disabled={!fits || state === 'busy'}
            onClick={() => void send()}
          >
            {words.send}
          </button>
        </>
      )}
      <p role="status">{state === 'busy' ? words.sending : state === 'sent' && words.sent}</p>
      {issue && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {issue}
        </p>
      )}
    </div>
  )
}
