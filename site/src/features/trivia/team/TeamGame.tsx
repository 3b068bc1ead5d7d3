import { useEffect, useRef, useState, type ReactNode } from 'react'
import { triviaTeamApi, type TeamGame as Game } from '#domain/trivia/teamApi.ts'
import type { Answered } from '#domain/trivia/views.ts'
import { call } from '../../../lib/call.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { AloudButton } from '../aloud/AloudButton.tsx'
import { useSpokenText } from '../aloud/aloud.ts'
import { FlagsUp } from '../player/FlagsUp.tsx'
import { isCalm } from '../player/isCalm.ts'
import { Question } from '../player/Question.tsx'
import { isolated } from './isolated.ts'
import css from './team.module.css'

type TeamGameProps = { game: Game; onEnd: () => void }
type Step = 'pass' | 'question' | 'done'

/** A team game: the phone goes round, one question a turn. The points are the team's. */
export function TeamGame({ game: { id, turns }, onEnd }: TeamGameProps) {
  const t = useMessages()
  const isAlone = new Set(turns.map(({ player }) => player.userId)).size === 1
  const [at, setAt] = useState(0)
  const [step, setStep] = useState<Step>(isAlone ? 'question' : 'pass')
  const [answers, setAnswers] = useState<readonly Answered[]>([])
  const [score, setScore] = useState(0)
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false })
  const { player, language, question } = turns[at]!
  const isLast = at === turns.length - 1
  const right = answers.filter(({ isCorrect }) => isCorrect).length

  async function send(choice: string) {
    setState({ busy: true })
    try {
      const body = { game: id, turn: at + 1, choice }
      const { score: points, ...answered } = await call(triviaTeamApi.answerTeam, { body })
      setAnswers([...answers, answered])
      setScore(points)
      setState({ busy: false })
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  const goOn = () => {
    if (isLast) return setStep('done')
    setAt(at + 1)
    if (!isAlone) setStep('pass')
  }
  const turn = t('trivia.team.turn', { name: isolated(player.name), number: at + 1, total: turns.length })
  return (
    <div className={css.game}>
      <div className={css.head}>
        <strong>{t('trivia.team.score', { score })}</strong>
        <AloudButton />
      </div>
      <ProgressLine value={answers.length} max={turns.length} label={turn} />
      {step === 'pass' && <Pass name={player.name} onReady={() => setStep('question')} />}
      {step === 'question' && (
        <>
          <p>{turn}</p>
          <Question
            key={at}
            question={{ ...question, answered: answers[at] ?? null }}
            language={language}
            next={isLast ? t('trivia.team.to_result') : t('trivia.play.next')}
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
          />
        </>
      )}
      {step === 'done' && (
        <div className={css.card}>
          <div className={css.words}>
            <Title>{t('trivia.team.done')}</Title>
            <p className={css.result}>{t('trivia.team.result', { right, total: turns.length, score })}</p>
            <Row>
              <Button onClick={onEnd}>{t('trivia.team.again')}</Button>
            </Row>
          </div>
          <FlagsUp calm={isCalm()} />
        </div>
      )}
    </div>
  )
}

/** Between two turns: no question is seen before the next player has the phone. */
function Pass({ name, onReady }: { name: string; onReady: () => void }) {
  const t = useMessages()
  const text = t('trivia.team.pass_to', { name: isolated(name) })
  useSpokenText(text, t.locale)
  return (
    <div className={css.card}>
      <div className={css.words}>
        <Title>{text}</Title>
        <Row>
          <Button onClick={onReady}>{t('trivia.team.ready', { name: isolated(name) })}</Button>
        </Row>
      </div>
    </div>
  )
}

/** A heading that takes the focus as it comes. */
function Title({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
