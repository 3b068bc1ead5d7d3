import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { ageGroups, type AgeGroup } from '#domain/account/ageGroup.ts'
import { isWeekKey } from '#domain/trivia/week.ts'
import { ROUND_MIN, ROUND_WARNS, triviaWeeksApi, type RoundQuestion } from '#domain/trivia/weeksApi.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { call, RequestError } from '#admin/_shell/call.client.ts'
import { Confirm } from '#admin/_shell/Confirm.tsx'
import { Choice } from '#admin/_shell/Choice.tsx'
import { LanguageChoice } from '../parts/LanguageChoice.tsx'
import { dayText, nextSaturday, weekOf } from '../parts/days.ts'
import type { DeskMessages } from '../types.ts'
import { QuestionChoice } from './QuestionChoice.tsx'

type Props = { messages: DeskMessages; locale: Locale; onCreated: () => Promise<void> }

/** Puts a round together: an age group, a date, and questions. Choices of several languages make one round. */
export function NewRound({ messages, locale, onCreated }: Props) {
  const { rounds: texts, break_videos } = messages
  const [ageGroup, setAgeGroup] = useState<AgeGroup>('adult')
  const [language, setLanguage] = useState<Locale>(locale)
  const [date, setDate] = useState(() => nextSaturday())
  const [questions, setQuestions] = useState<readonly RoundQuestion[] | 'failed' | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isCurrent = true
    setQuestions(null)
    call(triviaWeeksApi.roundQuestions, { query: { ageGroup, locale: language } }).then(
      (found) => isCurrent && setQuestions(found.questions),
      () => isCurrent && setQuestions('failed'),
    )
    return () => void (isCurrent = false)
  }, [ageGroup, language, tries])

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  async function create(isOtherDay: boolean) {
    setIsAsking(false)
    setIsBusy(true)
    try {
      const { round } = await call(triviaWeeksApi.createRound, {
        body: { date, ageGroup, questionIds: [...chosen], isOtherDay },
      })
      const count = round.questions.toLocaleString(locale)
      toast.success(fill(texts.created, { date: dayText(round.date, locale), count }))
      setChosen(new Set())
      await onCreated()
    } catch (error) {
      const description = error instanceof RequestError ? error.answer : null
      toast.error(texts.create_failed, description ? { description } : {})
    } finally {
      setIsBusy(false)
    }
  }

  const isFew = chosen.size < ROUND_MIN
  const advice = isFew ? texts.few : chosen.size > ROUND_WARNS ? texts.many : ''
  return (
    <form
      className="ek-round"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWeekKey(date)) void create(false)
        else setIsAsking(true)
      }}
    >
      <div className="ek-fetch">
        <Choice
          label={texts.age}
          value={ageGroup}
          options={ageGroups.map((group) => [group, break_videos.age[group]] as const)}
          onChange={(group) => {
            setAgeGroup(group)
            setChosen(new Set())
          }}
        />
        <LanguageChoice label={texts.language} value={language} onChange={setLanguage} />
        <label>
          {texts.date}
          <input type="date" required value={date} onChange={({ target }) => setDate(target.value)} />
        </label>
      </div>
      <QuestionChoice
        questions={questions}
        chosen={chosen}
        language={language}
        messages={messages}
        onToggle={toggle}
        onRetry={() => setTries(tries + 1)}
      />
      <p role="status">
        <b>{fill(texts.chosen, { count: chosen.size.toLocaleString(locale) })}</b> {advice}
      </p>
      <button type="submit" className="ek-button ek-button--strong" disabled={isFew || isBusy}>
        {isBusy ? texts.creating : texts.create}
      </button>
      <Confirm
        isOpen={isAsking}
        title={texts.day_title}
        text={
          isAsking
            ? fill(texts.day_text, { date: dayText(date, locale), week: dayText(weekOf(date), locale) })
            : ''
        }
        confirm={texts.day_confirm}
        cancel={messages.cancel}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void create(true)}
      />
    </form>
  )
}
