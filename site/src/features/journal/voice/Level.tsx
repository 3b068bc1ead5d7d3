import { useEffect, useRef } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import css from './voice.module.css'

/** How much of the sound is looked at, in samples. */
const SAMPLES = 512
/** Speech at arm's length fills about two thirds. */
const LOUDEST = 0.35

/** Draws how loud the microphone hears; still while paused. Nothing where a browser cannot measure. */
export function Level({ stream, isPaused }: { stream: MediaStream; isPaused: boolean }) {
  const t = useMessages()
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (typeof AudioContext === 'undefined' || isPaused) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = SAMPLES
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(SAMPLES)
    const bars = bar.current
    let frame = requestAnimationFrame(function draw() {
      analyser.getFloatTimeDomainData(samples)
      const loud = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / SAMPLES)
      const share = Math.min(1, loud / LOUDEST)
      bars?.style.setProperty('--loud', share.toFixed(2))
      bars?.parentElement?.setAttribute('aria-valuenow', String(Math.round(share * 100)))
      frame = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(frame)
      bars?.style.setProperty('--loud', '0')
      void context.close()
    }
  }, [stream, isPaused])
  return (
    <span
      className={css.level}
      role="meter"
      aria-label={t('voice.level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    >
      <span ref={bar} />
    </span>
  )
}
