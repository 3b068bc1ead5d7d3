import { Pause, Play } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { playerSpeeds } from '#domain/content/recordings.ts'
import type { RecordingView } from '#domain/content/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { clockTime } from './clockTime.ts'
import { keepPositionHeard, positionHeard } from './positionHeard.ts'
import css from './player.module.css'
import { Wave } from './Wave.tsx'

type PlayerProps = {
  title: string
  src: string
  transcript: string | null
  recording?: RecordingView | null
}
/** What plays on this page; another one starting ends it. */
let playing: HTMLAudioElement | null = null

/**
 * Plays a recording: play and pause, the position in it, the speed, and its transcript. All of it by keyboard. A
 * member who returns goes on where they stopped.
 */
export function Player({ title, src, transcript, recording }: PlayerProps) {
  const t = useMessages()
  const id = useId()
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(() => positionHeard(src))
  const [isResumed, setResumed] = useState(at > 0)
  const [total, setTotal] = useState(recording?.seconds ?? 0)
  const [hasFailed, setFailed] = useState(false)

  const go = (wanted: number) => {
    audio.current!.currentTime = wanted
    setAt(wanted)
    setResumed(false)
    keepPositionHeard(src, wanted, total)
  }
  const press = () => {
    const element = audio.current!
    if (isPlaying) return element.pause()
    setFailed(false)
    // After an error the element keeps it until it loads again.
    if (element.error) element.load()
    if (playing !== element) playing?.pause()
    playing = element
    if (isResumed) go(at)
    element.play().catch((error: Error) => {
      if (error.name !== 'AbortError') setFailed(true)
    })
  }
  const times = total > 0 ? t('ai.content.at', { at: clockTime(at), total: clockTime(total) }) : clockTime(at)
  return (
    <div className={css.player} role="group" aria-label={title}>
      {/* What is heard stands below, as text. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={src}
        // A known length needs no loading before the member listens.
        preload={recording?.seconds ? 'none' : 'metadata'}
        onPlay={() => setPlaying(true)}
        onPause={() => {
          setPlaying(false)
          keepPositionHeard(src, audio.current!.currentTime, total)
        }}
        onEnded={() => {
          setPlaying(false)
          keepPositionHeard(src, 0, total)
        }}
        onTimeUpdate={(event) => {
          setAt(event.currentTarget.currentTime)
          keepPositionHeard(src, event.currentTarget.currentTime, total)
        }}
        onDurationChange={(event) => setTotal(finite(event.currentTarget.duration))}
        onError={() => setFailed(isPlaying)}
      />
      <Button
        look="line"
        className={css.press ?? ''}
        icon={<Icon of={isPlaying ? Pause : Play} flip={!isPlaying} />}
        aria-label={t(isPlaying ? 'ai.content.pause' : 'ai.content.play', { title })}
        onClick={press}
      />
      <Slider
        className={css.place}
        max={Math.max(1, Math.ceil(total))}
        value={Math.round(at)}
        disabled={total === 0}
        label={t('ai.content.position')}
        valueText={times}
        onChange={go}
        picture={
          recording?.wave && <Wave heights={recording.wave} heard={total > 0 ? Math.min(1, at / total) : 0} />
        }
      />
      <div className={css.facts}>
        <span className={css.time}>{times}</span>
        <label className={css.speed} htmlFor={`${id}speed`}>
          {t('ai.content.speed')}
          <select
            id={`${id}speed`}
            dir="ltr"
            defaultValue={1}
            onChange={(event) => (audio.current!.playbackRate = Number(event.currentTarget.value))}
          >
            {playerSpeeds.map((speed) => (
              <option key={speed} value={speed}>
                {t('ai.content.times', { speed })}
              </option>
            ))}
          </select>
        </label>
        {recording?.madeFrom && <span>{t(`ai.made_from.${recording.madeFrom}`)}</span>}
      </div>
      {isResumed && (
        <p className={css.resumes}>
          {t('ai.content.resumes', { at: clockTime(at) })}{' '}
          <Button look="text" size="small" onClick={() => go(0)}>
            {t('ai.content.from_start')}
          </Button>
        </p>
      )}
      {hasFailed && (
        <div className={css.whole}>
          <Notice tone="caution" live title={t('ai.content.unplayable')}>
            <Button look="text" onClick={press}>
              {t('common.action.retry')}
            </Button>
          </Notice>
        </div>
      )}
      {transcript && (
        <details className={css.whole}>
          <summary>{t('ai.content.transcript')}</summary>
          {transcript.split('\n').map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </details>
      )}
    </div>
  )
}

const finite = (seconds: number): number => (Number.isFinite(seconds) ? seconds : 0)
