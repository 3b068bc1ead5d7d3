import { useState } from 'react'
import type { RoundQuestion } from '#domain/trivia/weeksApi.ts'
import type { Locale } from '#messages/locales.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import type { DeskMessages } from '../types.ts'

type Props = {
  questions: readonly RoundQuestion[] | 'failed' | null
  chosen: ReadonlySet<string>
  language: Locale
  messages: DeskMessages
  onToggle: (id: string) => void
  onRetry: () => void
}

/** The questions a round may take, to tick. */
export function QuestionChoice({ questions, chosen, language, messages, onToggle, onRetry }: Props) {
  const { rounds: texts } = messages
  const [asked, setAsked] = useState('')
  if (questions === 'failed')
    return <LoadFailed text={texts.questions_failed} retry={messages.retry} again={onRetry} />
  const shown = (questions ?? []).filter(({ prompt }) =>
    prompt.toLocaleLowerCase(language).includes(asked.trim().toLocaleLowerCase(language)),
  )
  return (
    <fieldset className="ek-choice">
      <legend>{texts.select}</legend>
      <label>
        {texts.filter}
        <input type="search" dir="auto" value={asked} onChange={({ target }) => setAsked(target.value)} />
      </label>
      {questions === null && <p role="status">{messages.loading}</p>}
      {questions !== null && shown.length === 0 && <p className="ek-empty">{texts.none}</p>}
      <ul>
        {shown.map(({ id, prompt, isApproved }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.has(id)} onChange={() => onToggle(id)} />
              <span lang={language} dir="auto">
                {prompt}
              </span>
              {!isApproved && <em>{texts.waiting}</em>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
