import { useState, type ReactNode } from 'react'
import type { AnswerView, QuestionView } from '#domain/trivia/views.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { Question } from './Question.tsx'
import css from './player.module.css'

/** How a session ended. */
export type SessionResult = { right: number; score: number }

type SessionPlayerProps = {
  questions: readonly QuestionView[]
  score: number
  /** The text of the button after the last question. */
  last: string
  /** Stores an answer and gives its reply. @throws an error that has a message */
  answer: (question: number, choice: string) => Promise<AnswerView>
  onDone: (result: SessionResult) => void
  report?: (question: QuestionView) => ReactNode
  /** The language of the questions. */
  language: string
}

/** The questions of a session, one by one, from the first that has no answer. Untimed. */
export function SessionPlayer({
  questions: given,
  score: before,
  last,
  answer,
  onDone,
  report,
  language,
}: SessionPlayerProps) {
  const t = useMessages()
  const [questions, setQuestions] = useState(given)
  const [score, setScore] = useState(before)
  const [at, setAt] = useState(() => {
    const open = given.findIndex(({ answered }) => !answered)
    return open < 0 ? given.length - 1 : open
  })
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false })
  const question = questions[at]!
  const isLast = at === questions.length - 1

  async function send(choice: string) {
    setState({ busy: true })
    try {
      const { score: points, ...answered } = await answer(question.number, choice)
      setQuestions((all) => all.map((one) => (one.number === question.number ? { ...one, answered } : one)))
      setScore(points)
      setState({ busy: false })
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  const goOn = () => {
    if (!isLast) setAt(at + 1)
    else onDone({ right: questions.filter(({ answered }) => answered?.isCorrect).length, score })
  }
  const text = t('trivia.play.question', { number: at + 1, total: questions.length })
  return (
    <div className={css.session}>
      <div className={css.head}>
        <span>{text}</span>
        <span>{t('trivia.play.points', { score })}</span>
      </div>
      <ProgressLine value={at + (question.answered ? 1 : 0)} max={questions.length} label={text} />
      <Question
        key={question.number}
        question={question}
        next={isLast ? last : t('trivia.play.next')}
        busy={state.busy}
        error={
          state.error !== undefined && (
            <Notice tone="caution" live title={t('trivia.play.not_saved')}>
              {errorText(t, state.error)}
            </Notice>
          )
        }
        onAnswer={(choice) => void send(choice)}
        onNext={goOn}
        report={report?.(question)}
        language={language}
      />
    </div>
  )
}
