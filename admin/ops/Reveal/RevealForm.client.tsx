'use client'

import { useState } from 'react'
import type { Output } from '#domain/api/contract.ts'
import { opsApi, REVEAL_REASON_MAX, REVEAL_REASON_MIN } from '#domain/ops/api.ts'
import { call } from '#admin/_shell/call.client.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'
import { ReasonForm } from '#admin/_shell/ReasonForm.client.tsx'

type Props = { personId: string; messages: AdminMessages['ops']['admin']['reveal'] }
type Person = Output<typeof opsApi.revealPerson>

/** Asks for a reason, then shows who a person is until the page is left. */
export function RevealForm({ personId, messages }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [person, setPerson] = useState<Person | null>(null)
  async function show(reason: string) {
    setState('busy')
    try {
      setPerson(await call(opsApi.revealPerson, { body: { personId, reason } }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="field-type ek-reveal">
      <span className="field-label">{messages.title}</span>
      {person ? (
        <Details person={person} messages={messages} />
      ) : (
        <ReasonForm
          messages={messages}
          button={messages.show}
          min={REVEAL_REASON_MIN}
          max={REVEAL_REASON_MAX}
          busy={state === 'busy'}
          isSentByEnter
          onSend={(reason) => void show(reason)}
        />
      )}
      <p role="status">{state === 'busy' && messages.showing}</p>
      {state === 'failed' && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {messages.failed}
        </p>
      )}
    </div>
  )
}

function Details({ person, messages }: { person: Person; messages: Props['messages'] }) {
  const lines = [
    [messages.first_name, person.firstName ?? messages.none],
    [messages.age, person.age === null ? messages.none : String(person.age)],
    [messages.guardian, person.guardian ?? messages.none],
    [messages.share_moods, person.sharesMoods ? messages.yes : messages.no],
  ] as const
  return (
    <dl className="ek-coded__said">
      {lines.map(([is, value]) => (
        <div key={is}>
          <dt>{is}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
