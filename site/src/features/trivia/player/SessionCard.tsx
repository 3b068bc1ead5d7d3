import { useEffect, useRef } from 'react'
import { percentageOf } from '#domain/trivia/session.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useAloud, useSpokenText } from '../aloud/aloud.ts'
import { TriviaFlags } from '../TriviaFlags.tsx'
import css from './card.module.css'
import type { SessionResult } from './SessionPlayer.tsx'
import { useLatest } from '../../../lib/useLatest.ts'

/** Milliseconds before the break. Source: docs/rules/trivia.md S-002-9. */
const PAUSE_MS = 3_000

type SessionCardProps = SessionResult & {
  session: number
  total: number
  /** Waits for a press instead of three seconds; so does a card that is read aloud. */
  calm: boolean
  onNext: () => void
}

/**
 * What a session came to, and a kind word. Goes on by itself after three seconds, unless the reader wants calm
 * motion or hears it read aloud.
 */
export function SessionCard({ session, total, right, score, calm, onNext }: SessionCardProps) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const waits = useAloud() || calm
  const next = useLatest(onNext)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    if (waits) return
    const timer = setTimeout(() => next.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [waits, next])
  const percentage = percentageOf(score, total)
  const kind = percentage >= 80 ? 'kind_high' : percentage >= 40 ? 'kind_mid' : 'kind_low'
  const title = t('trivia.play.session_done', { number: session })
  const result = t('trivia.play.result', { right, total, score })
  const kindWord = t(`trivia.play.${kind}`)
  useSpokenText([title, result, kindWord].join('\n'), t.locale)
  return (
    <div className={css.card}>
      <div className={css.cardWords}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={css.result}>{result}</p>
        <p>{kindWord}</p>
        <Button onClick={onNext}>{t('trivia.play.continue')}</Button>
      </div>
      <TriviaFlags className={css.cardFlags ?? ''} />
    </div>
  )
}
