import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { usePerson } from '../../../lib/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CheckInScene } from './CheckInScene.tsx'
import css from './checkIn.module.css'
import { atQuestion, LAST, questionOf } from './childStep.ts'
import { useCheckIn } from './CheckInState.tsx'
import { ChosenFloat } from './ChosenFloat.tsx'
import { DetailsQuestion } from './DetailsQuestion.tsx'
import { MoodQuestion } from './MoodQuestion.tsx'
import { PrivacyQuestion } from './PrivacyQuestion.tsx'
import { SendNotice } from './SendNotice.tsx'
import { StrengthQuestion } from './StrengthQuestion.tsx'
import { PARENT_SEES_ID } from './WhatParentSees.tsx'
import { isTooLong, NoteQuestion } from './NoteQuestion.tsx'

/**
 * The check-in one question at a time: which feeling, how big, and a note if they like. The same parts as for adults.
 */
export function ChildCheckIn({ onChoose }: { onChoose: () => void }) {
  const t = useMessages()
  const minor = isMinor(usePerson().ageGroup)
  const { draft, edit, isSending, send } = useCheckIn()
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const go = useNavigate()
  const { search, state } = useLocation()
  const step = questionOf(state, draft.id)

  const choose = (mood: Mood) => {
    setError(undefined)
    edit({ mood })
    onChoose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
    if (!draft.mood) {
      setError(t('checkins.field.mood'))
      return focus('[role=radio]')
    }
    if (step < LAST) return go({ search }, atQuestion(draft.id, step + 1))
    if (isTooLong(draft.reflection)) return focus('textarea')
    send()
  }
  const next =
    step < LAST ? (
      <Button type="submit" size="big">
        {t('checkins.form.next')}
      </Button>
    ) : (
      <Button
        type="submit"
        size="big"
        busy={isSending && t('common.action.saving')}
        aria-describedby={minor ? PARENT_SEES_ID : undefined}
      >
        {t('checkins.form.save_child')}
      </Button>
    )
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <CheckInScene picker={<Top step={step} question={<MoodQuestion error={error} onChoose={choose} />} />}>
        <div className={css.child}>
          {step === 1 && <StrengthQuestion />}
          {step === 2 && (
            <>
              <NoteQuestion />
              <DetailsQuestion />
              <PrivacyQuestion />
            </>
          )}
          <div className={css.steps}>
            {step > 0 && (
              <Button look="line" onClick={() => go(-1)}>
                {t('common.action.back')}
              </Button>
            )}
            {next}
          </div>
          <SendNotice />
        </div>
      </CheckInScene>
    </form>
  )
}

/** What stands in the sky: first the floats to choose from, then the chosen one under the next question. */
function Top({ step, question }: { step: number; question: ReactNode }) {
  const t = useMessages()
  const person = usePerson()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  const stepText = t('shell.steps.label', { step: step + 1, total: LAST + 1 })
  if (step === 0) {
    return (
      <>
        <h1 className={css.hi} tabIndex={-1} ref={heading}>
          {t('checkins.greeting.child', { name: person.firstName ?? person.username })}
        </h1>
        {question}
      </>
    )
  }
  return (
    <>
      <p className={css.place}>{stepText}</p>
      <h1 className={css.ask} tabIndex={-1} ref={heading}>
        {t(step === 1 ? 'checkins.form.intensity_child' : 'checkins.form.words_child')}
      </h1>
      {step === 2 && <p className={css.place}>{t('checkins.form.words_child_hint')}</p>}
      <ChosenFloat />
    </>
  )
}
