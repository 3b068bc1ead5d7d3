'use client'

import { useState } from 'react'
import { RELEASE_REASON_MAX, RELEASE_REASON_MIN, releaseApi } from '#domain/moderation/releaseApi.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'
import { ReasonForm } from '#admin/_shell/ReasonForm.client.tsx'

type Props = { caseId: string; messages: AdminMessages['safetyDesk']['signal'] & { failed: string } }

/** Asks for a reason, then sends the guardian the signal. */
export function SignalForm({ caseId, messages }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [issue, setIssue] = useState<string | null>(null)
  async function send(reason: string) {
    setState('busy')
    setIssue(null)
    try {
      await call(releaseApi.signal, { params: { id: caseId }, body: { reason } })
      setState('sent')
    } catch (error) {
      setIssue(answerOf(error, messages.failed))
      setState('idle')
    }
  }
  return (
    <div className="field-type ek-reveal">
      <span className="field-label">{messages.title}</span>
      {state !== 'sent' && (
        <ReasonForm
          messages={messages}
          button={messages.send}
          min={RELEASE_REASON_MIN}
          max={RELEASE_REASON_MAX}
          busy={state === 'busy'}
          onSend={(reason) => void send(reason)}
        />
      )}
      <p role="status">{state === 'busy' ? messages.sending : state === 'sent' && messages.sent}</p>
      {issue && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {issue}
        </p>
      )}
    </div>
  )
}
