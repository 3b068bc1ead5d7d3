import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { BREAK_SECONDS } from '#domain/trivia/figures.ts'
import type { ClipView } from '#domain/trivia/views.ts'
import { count } from '../../../lib/analytics.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { useSpokenText } from '../aloud/aloud.ts'
import css from './break.module.css'
import { HostedClip } from './HostedClip.tsx'
import { useReading } from './useReading.ts'
import { useLatest } from '../../../lib/useLatest.ts'

const ForeignClip = lazy(() => import('./ForeignClip.tsx').then((m) => ({ default: m.ForeignClip })))

/** Progress is saved after so many seconds. Source: docs/rules/trivia.md S-002-9. */
const SAVE_EVERY = 5

type BreakScreenProps = {
  position: number
  /** What there is to see; nothing leaves the tip to read. */
  clip?: ClipView | undefined
  /** Seconds seen or read on an earlier visit. */
  before?: number
  /** Stores how far it was seen or read. */
  onWatch?: (seconds: number) => void
  next: string
  onNext: () => void
  children?: ReactNode
}

/**
 * A break: a clip, or a tip to read as long. Going on waits until one of them is done. Source: docs/rules/trivia.md
 * breaks.
 */
export function BreakScreen({
  position,
  clip,
  before = 0,
  onWatch,
  next,
  onNext,
  children,
}: BreakScreenProps) {
  const t = useMessages()
  const [shown, setShown] = useState(() => firstOf(clip))
  const [hasFailed, setHasFailed] = useState(false)
  const [watched, setWatched] = useState(0)
  const foreign = shown === 'foreign' ? clip?.foreign : null
  const seconds = (foreign ?? clip)?.seconds ?? BREAK_SECONDS
  const read = useReading(seconds, before)
  const done = Math.min(Math.max(read, Math.floor(watched)), seconds)
  const isReady = done >= seconds
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isFallback = shown === 'tip' || hasFailed || clip?.isFallback === true
  useEffect(() => {
    if (isFallback) count('wellness_fallback_used', { position })
  }, [isFallback, position])
  useEffect(() => {
    if (isReady) count('wellness_unlock_success', { position })
  }, [isReady, position])
  useSaved(isReady ? seconds : done - (done % SAVE_EVERY), onWatch)
  const ours = (failed: boolean) => {
    setHasFailed(failed)
    setShown('hosted')
  }
  const generic = position === 1 ? 'tip_1' : 'tip_2'
  const title = (foreign ?? clip)?.title ?? t(`trivia.play.${generic}_title`)
  const tip = (foreign ?? clip)?.tip ?? t(`trivia.play.${generic}`)
  useSpokenText(`${title}\n${tip}`, t.locale)
  const left = t('trivia.play.break_left', { seconds: seconds - done })
  const ready = t('trivia.play.break_ready')
  return (
    <div className={css.break}>
      <p className={css.kicker}>{t('trivia.play.break_title')}</p>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={css.parts} data-shown={shown}>
        {foreign && (
          <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
            <ForeignClip
              clip={foreign}
              position={position}
              onSeconds={setWatched}
              onGone={() => ours(true)}
              onOurs={() => ours(false)}
            />
          </Suspense>
        )}
        {shown === 'hosted' && clip && (
          <HostedClip clip={clip} onSeconds={setWatched} onGone={() => setShown('tip')} />
        )}
        <div className={css.words}>
          <p role="status">
            {shown === 'tip' && clip && t('trivia.breaks.clip_gone')}
            {shown === 'hosted' && hasFailed && t('trivia.breaks.foreign_gone')}
          </p>
          {shown !== 'tip' && <p className="ek-small">{t('trivia.breaks.or_read')}</p>}
          <p className={css.tip}>{tip}</p>
        </div>
      </div>
      <ProgressLine value={done} max={seconds} label={left} />
      <p className="ek-small" aria-hidden={!isReady}>
        {isReady ? ready : left}
      </p>
      <p className="ek-sr" role="status">
        {isReady && ready}
      </p>
      <Row>
        <Button onClick={onNext} disabledReason={!isReady && left}>
          {next}
        </Button>
        {children}
      </Row>
    </div>
  )
}

/** What a break begins with. Without a connection a foreign video would not come. */
const firstOf = (clip: ClipView | undefined): 'foreign' | 'hosted' | 'tip' => {
  if (!clip) return 'tip'
  return clip.foreign && navigator.onLine ? 'foreign' : 'hosted'
}

/** Stores each step once, by the function of the latest turn. */
function useSaved(step: number, onWatch: ((seconds: number) => void) | undefined): void {
  const saved = useLatest(onWatch)
  useEffect(() => {
    saved.current?.(step)
  }, [step, saved])
}
