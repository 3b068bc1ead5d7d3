'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Output } from '#domain/api/contract.ts'
import { triviaWeeksApi } from '#domain/trivia/weeksApi.ts'
import { fill } from '#messages/catalog.ts'
import { call } from '#admin/_shell/call.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { dayText } from '../parts/days.ts'
import type { DeskTabProps } from '../types.ts'
import { NewRound } from './NewRound.tsx'
import { Weekends } from './Weekends.tsx'

type Listed = Output<typeof triviaWeeksApi.weeks>

/** Rounds staff puts together, and what each weekend has. */
export function Rounds({ messages, locale, onChanged }: DeskTabProps) {
  const { rounds: texts, break_videos } = messages
  const [listed, setListed] = useState<Listed | 'failed' | null>(null)
  const load = useCallback(
    () => call(triviaWeeksApi.weeks).then(setListed, () => setListed((now) => now ?? 'failed')),
    [],
  )
  useEffect(() => void load(), [load])

  async function created() {
    onChanged()
    await load()
  }

  if (listed === null) return <p role="status">{messages.loading}</p>
  if (listed === 'failed')
    return (
      <LoadFailed
        text={texts.load_failed}
        retry={messages.retry}
        again={() => {
          setListed(null)
          void load()
        }}
      />
    )
  return (
    <>
      <p>{texts.intro}</p>
      <NewRound messages={messages} locale={locale} onCreated={created} />
      <section className="ek-rounds" aria-labelledby="rounds-existing">
        <h2 id="rounds-existing">{texts.existing}</h2>
        {listed.rounds.length === 0 ? (
          <p className="ek-empty">{texts.empty}</p>
        ) : (
          <ul>
            {listed.rounds.map(({ id, date, ageGroup, questions }) => (
              <li key={id}>
                <b>{dayText(date, locale)}</b>{' '}
                {fill(texts.round, {
                  age: break_videos.age[ageGroup],
                  count: questions.toLocaleString(locale),
                })}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Weekends listed={listed} messages={messages} locale={locale} />
    </>
  )
}
