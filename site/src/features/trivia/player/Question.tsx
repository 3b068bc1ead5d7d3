import { Check, Sailboat } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { QuestionView } from '#domain/trivia/views.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Radios } from '../../../ui/Radios.tsx'
import { useSpokenText } from '../aloud/aloud.ts'
import { isolated } from '../team/isolated.ts'
import { Options } from './Options.tsx'
import css from './question.module.css'

/** Milliseconds the overlay stays. Source: docs/rules/trivia.md S-002-9. */
const OVERLAY_MS = { right: 1_500, wrong: 1_000 } as const

type QuestionProps = {
  question: QuestionView
  /** The text of the button once it is answered. */
  next: string
  busy: boolean
  error: ReactNode
  onAnswer: (choice: string) => void
  onNext: () => void
  report?: ReactNode
  /** The language of its text. */
  language: string
}

/** One question: choose, submit, read why, go on. The focus goes to the question and then to what comes next. */
export function Question({ question, next, busy, error, onAnswer, onNext, report, language }: QuestionProps) {
  const t = useMessages()
  const { q, options, answered } = question
  const [choice, setChoice] = useState<string | null>(answered?.choice ?? null)
  const form = useRef<HTMLFormElement>(null)
  const goOn = useRef<HTMLDivElement>(null)
  const [wasOpen] = useState(answered === null)
  const overlay = useOverlay(wasOpen && answered !== null, answered?.isCorrect === true)
  // The group is entered by its first option, which is read out with the question.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[role=radio]')?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (answered && wasOpen) goOn.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [answered, wasOpen])
  const right = options.find(({ id }) => id === answered?.correct)?.text ?? ''
  // Our texts around it are in the reader's language, so they are not in the same breath.
  useSpokenText(answered?.explanation ?? [q, ...options.map(({ text }) => text)].join('\n'), language)
  return (
    <form
      ref={form}
      className={css.question}
      onSubmit={(event) => {
        event.preventDefault()
        if (choice && !answered && !busy) onAnswer(choice)
      }}
    >
      <Radios value={choice} onChange={setChoice} className={css.fieldset} lang={language}>
        <legend className={css.legend}>
          <bdi>{q}</bdi>
        </legend>
        <Options question={question} />
      </Radios>
      {overlay && answered && (
        <div className={css.overlay} data-right={answered.isCorrect} aria-hidden="true">
          <Icon of={answered.isCorrect ? Check : Sailboat} />
          {answered.isCorrect ? t('trivia.play.right') : t('trivia.play.wrong')}
        </div>
      )}
      <div role="status">
        {answered && (
          <div className={css.why}>
            <strong>{answered.isCorrect ? t('trivia.play.right') : t('trivia.play.wrong')}</strong>
            {!answered.isCorrect && (
              <p>{t('trivia.play.answer', { answer: language === t.locale ? right : isolated(right) })}</p>
            )}
            <p>
              <bdi lang={language}>{answered.explanation}</bdi>
            </p>
          </div>
        )}
      </div>
      {error}
      <Row between>
        <div ref={goOn}>
          {answered ? (
            <Button onClick={onNext}>{next}</Button>
          ) : (
            <Button
              type="submit"
              disabledReason={!choice && t('trivia.play.choose')}
              busy={busy && t('trivia.play.saving')}
            >
              {t('trivia.play.submit')}
            </Button>
          )}
        </div>
        {report}
      </Row>
    </form>
  )
}

/** Whether the overlay shows: for its time, from the moment an answer came. */
function useOverlay(isAnswered: boolean, isCorrect: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isAnswered) return
    const timer = setTimeout(() => setIsOver(true), isCorrect ? OVERLAY_MS.right : OVERLAY_MS.wrong)
    return () => clearTimeout(timer)
  }, [isAnswered, isCorrect])
  return isAnswered && !isOver
}
