import { useState, type ReactNode, type RefObject } from 'react'
import type { Mood } from '#domain/checkins/moods.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import css from './Answer.module.css'

/** Something to do for a minute. */
type Thing = 'breathe' | 'ground' | 'savour' | 'rest'

/** What fits a feeling. Source: docs/rules/checkins.md B-32. */
const thingFor: Readonly<Record<Mood, Thing>> = {
  excited: 'savour',
  happy: 'savour',
  calm: 'savour',
  anxious: 'breathe',
  sad: 'ground',
  angry: 'breathe',
  tired: 'rest',
}

type AnswerProps = { mood: Mood; heading: RefObject<HTMLHeadingElement | null>; onAway: () => void }

/** A sentence for the feeling, and one thing to do now, which can be skipped. */
export function Answer({ mood, heading, onAway }: AnswerProps) {
  const t = useMessages()
  const child = useAge() === 'child'
  const thing = thingFor[mood]
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel>
      <Stack>
        <h2 tabIndex={-1} ref={heading}>
          {t(`answer.${child ? 'feeling_child' : 'feeling'}.${mood}`)}
        </h2>
        {isOpen ? (
          <>
            <h3>{t(`answer.thing.${thing}`)}</h3>
            {steps(thing, t)}
            <Row>
              <Button look="line" onClick={onAway}>
                {t('answer.done')}
              </Button>
            </Row>
          </>
        ) : (
          <Row>
            <Button look="line" onClick={() => setOpen(true)}>
              {t(`answer.thing.${thing}`)}
            </Button>
            <Button look="text" onClick={onAway}>
              {t('answer.skip')}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  )
}

function steps(thing: Thing, t: ReturnType<typeof useMessages>): ReactNode {
  switch (thing) {
    case 'breathe':
      return (
        <>
          <p>{t('answer.breathe')}</p>
          <BreathingSun />
        </>
      )
    case 'ground':
      return (
        <ol className={css.steps}>
          {([5, 4, 3, 2, 1] as const).map((step) => (
            <li key={step}>{t(`care.slow_${step}`)}</li>
          ))}
        </ol>
      )
    default:
      return <p>{t(`answer.${thing}`)}</p>
  }
}

/**
 * The sun goes up for 4 counts and down for 6, six times. With calm motion it stands still, and the sentence says how.
 */
export const BreathingSun = () => (
  <svg className={css.guide} viewBox="-200 -150 400 220" aria-hidden="true" data-guide="breathe">
    <path d="M-200-150H200V70H-200Z" fill="var(--sky)" />
    <circle className={css.sun} r="58" cy="10" fill="var(--sun)" />
    <path d="M-200 20H200V70H-200Z" fill="var(--water)" />
    <path d="M-200 18.5H200v3H-200Z" fill="var(--level)" />
  </svg>
)
