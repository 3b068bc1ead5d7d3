import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ClipView } from '#domain/trivia/views.ts'
import { count } from '../../../lib/analytics.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { Clip } from './Clip.tsx'
import css from './break.module.css'
import { useReading } from './useReading.ts'

/** Progress is saved after so many seconds. Source: docs/rules/trivia.md S-002-9. */
const SAVE_EVERY = 5

type BreakScreenProps = {
  position: number
  /** The clip we host, where there is one. */
  clip?: ClipView | undefined
  seconds: number
  /** Stores how far it was seen or read. */
  onWatch?: (seconds: number) => void
  next: string
  onNext: () => void
  children?: ReactNode
}

/** A break: a clip, or a tip to read as long. Going on waits until one of them is done. */
export function BreakScreen({ position, clip, seconds, onWatch, next, onNext, children }: BreakScreenProps) {
  const t = useMessages()
  const [isClipGone, setIsClipGone] = useState(false)
  const [watched, setWatched] = useState(0)
  // A clip without captions is not shown.
  const video = isClipGone || !clip?.captions ? null : clip.video
  const read = useReading(seconds)
  const done = Math.min(Math.max(read, Math.floor(watched)), seconds)
  const isReady = done >= seconds
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (!video) count('wellness_fallback_used', { position })
  }, [video, position])
  useEffect(() => {
    if (isReady) count('wellness_unlock_success', { position })
  }, [isReady, position])
  const saved = useRef(onWatch)
  useEffect(() => {
    saved.current = onWatch
  })
  const step = isReady ? seconds : done - (done % SAVE_EVERY)
  useEffect(() => saved.current?.(step), [step])
  const tip = position === 1 ? 'tip_1' : 'tip_2'
  return (
    <div className={css.break}>
      <p className={css.kicker}>{t('trivia.play.break_title')}</p>
      <h2 ref={heading} tabIndex={-1}>
        {clip?.title ?? t(`trivia.play.${tip}_title`)}
      </h2>
      {video && clip?.captions && (
        <Clip
          clip={clip}
          video={video}
          captions={clip.captions}
          onSeconds={setWatched}
          onGone={() => setIsClipGone(true)}
        />
      )}
      <p className={css.tip}>{clip?.tip ?? t(`trivia.play.${tip}`)}</p>
      <ProgressLine
        value={done}
        max={seconds}
        label={t('trivia.play.break_left', { seconds: seconds - done })}
      />
      <p className="ek-small" aria-hidden={!isReady}>
        {isReady ? t('trivia.play.break_ready') : t('trivia.play.break_left', { seconds: seconds - done })}
      </p>
      <p className="ek-sr" role="status">
        {isReady && t('trivia.play.break_ready')}
      </p>
      <Row>
        <Button
          onClick={onNext}
          disabledReason={!isReady && t('trivia.play.break_left', { seconds: seconds - done })}
        >
          {next}
        </Button>
        {children}
      </Row>
    </div>
  )
}
