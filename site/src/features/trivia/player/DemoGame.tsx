import { FlaskConical } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { DEMO_CLIPS, TRIVIA_DEMO_QUESTIONS } from '#domain/trivia/figures.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { AloudButton } from '../aloud/AloudButton.tsx'
import { BreakScreen } from '../break/BreakScreen.tsx'
import { stockClip } from '../break/stockClip.ts'
import { demoAnswers, demoQuestions } from './demoQuestions.ts'
import { FlagsUp } from './FlagsUp.tsx'
import { isCalm } from './isCalm.ts'
import card from './card.module.css'
import css from './player.module.css'
import { SessionCard } from './SessionCard.tsx'
import { SessionPlayer, type SessionResult } from './SessionPlayer.tsx'

type Step = 'questions' | 'card' | 'break1' | 'break2' | 'done'

/**
 * One session of five questions and both breaks, under a ribbon. Nothing is stored. Source: docs/rules/trivia.md
 * D-106.
 */
export function DemoGame({ leave }: { leave: ReactNode }) {
  const t = useMessages()
  const [step, setStep] = useState<Step>('questions')
  const [round, setRound] = useState(0)
  const [result, setResult] = useState<SessionResult>({ right: 0, score: 0 })
  const questions = useMemo(() => demoQuestions(t), [t])
  // A new round forgets the answers of the one before.
  const answer = useMemo(() => ({ round, of: demoAnswers(t) }), [t, round]).of
  return (
    <div className={css.game}>
      <Row between>
        <p className={css.ribbon}>
          <Icon of={FlaskConical} />
          {t('trivia.play.ribbon')}
        </p>
        <AloudButton />
      </Row>
      {step === 'questions' && (
        <SessionPlayer
          key={`${t.locale}:${round}`}
          questions={questions}
          score={0}
          last={t('trivia.play.finish')}
          answer={answer}
          language={t.locale}
          onDone={(ended) => {
            setResult(ended)
            setStep('card')
          }}
        />
      )}
      {step === 'card' && (
        <SessionCard
          {...result}
          session={1}
          total={TRIVIA_DEMO_QUESTIONS}
          calm={isCalm()}
          onNext={() => setStep('break1')}
        />
      )}
      {step === 'break1' && (
        <BreakScreen
          key={1}
          position={1}
          clip={stockClip(t, DEMO_CLIPS[0], 1)}
          next={t('trivia.play.break_next')}
          onNext={() => setStep('break2')}
        />
      )}
      {step === 'break2' && (
        <BreakScreen
          key={2}
          position={2}
          clip={stockClip(t, DEMO_CLIPS[1], 2)}
          next={t('trivia.play.break_end')}
          onNext={() => setStep('done')}
        />
      )}
      {step === 'done' && (
        <div className={card.card}>
          <div className={card.cardWords}>
            <h2>{t('trivia.play.demo_done')}</h2>
            <p className={card.result}>
              {t('trivia.play.result', { ...result, total: TRIVIA_DEMO_QUESTIONS })}
            </p>
            <Button
              look="line"
              onClick={() => {
                setRound(round + 1)
                setStep('questions')
              }}
            >
              {t('trivia.play.again')}
            </Button>
          </div>
          <FlagsUp calm={isCalm()} />
        </div>
      )}
      <Row>{leave}</Row>
    </div>
  )
}
