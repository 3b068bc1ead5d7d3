'use client'

import { useState } from 'react'
import type { Output } from '#domain/api/contract.ts'
import { opsApi, REVEAL_REASON_MAX, REVEAL_REASON_MIN } from '#domain/ops/api.ts'
import { call } from '#admin/_shell/call.client.ts'
import type { AdminMessages } from '#admin/_shell/words.ts'
import { ReasonForm } from '#admin/_shell/ReasonForm.client.tsx'

type Props = { personId: string; words: AdminMessages['ops']['admin']['reveal'] }
type Person = Output<typeof opsApi.revealPerson>

/** Asks for a reason, then shows who a person is until the page is left. */
export function RevealForm({ personId, words }: Props) {
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
      <span className="field-label">{words.title}</span>
      {person ? (
        <Details person={person} words={words} />
      ) : (
        <ReasonForm
          words={words}
          button={words.show}
          min={REVEAL_REASON_MIN}
          max={REVEAL_REASON_MAX}
          busy={state === 'busy'}
          isSentByEnter
          onSend={(reason) => void show(reason)}
        />
      )}
      <p role="status">{state === 'busy' && words.showing}</p>
      {state === 'failed' && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {words.failed}
        </p>
      )}
    </div>
  )
}

function Details({ person, words }: { person: Person; words: Props['words'] }) {
  const lines = [
    [words.first_name, person.firstName ?? words.none],
    [words.age, person.age === null ? words.none : String(person.age)],
    [words.guardian, person.guardian ?? words.none],
    [words.share_moods, person.sharesMoods ? words.yes : words.no],
  ] as const
  return (
    <dl className="ek-coded__said">
      {lines.map(([is, said]) => (
        <div key={is}>
          <dt>{is}</dt>
          <dd>
            <bdi>{said}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
