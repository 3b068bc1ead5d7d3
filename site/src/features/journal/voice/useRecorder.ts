import { useCallback, useEffect, useRef, useState } from 'react'
import { VOICE_BYTES_MAX, VOICE_SECONDS } from '#domain/journal/voice.ts'
import { useLatest } from '../../../lib/useLatest.ts'

/** How recording stands. `denied`: no microphone for this page. `failed`: the browser gave no sound. */
export type RecorderState = 'idle' | 'asking' | 'recording' | 'paused' | 'denied' | 'failed'
/** What was recorded so far. */
export type Recorded = { blob: Blob; seconds: number }

/** Bits a second: speech needs no more, and five minutes stay far below the limit. */
const BITS = 32_000
/** Milliseconds between two pieces of sound. */
const PIECE_MS = 1_000
/** Seconds between two copies of a recording under way, so that a crash costs no more. */
const KEEP_SECONDS = 15
const TICK_MS = 200
/** The first that a browser can record; all others are tried without a name. */
const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

/** Can this browser record sound here? */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

type Recording = { recorder: MediaRecorder; stream: MediaStream; pieces: Blob[]; seconds: number; at: number }
type Heard = {
  /** Hears what was recorded so far, now and then. */
  onPart: (recorded: Recorded) => void
  /** Hears the whole. `isFull`: the longest or largest a note can be. */
  onDone: (recorded: Recorded, isFull: boolean) => void
}

/** A recorder of one voice note. Leaving the page ends it, and what was spoken is kept. */
export function useRecorder(heard: Heard) {
  const [state, setState] = useState<RecorderState>('idle')
  const [seconds, setSeconds] = useState(0)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const current = useRef<Recording | null>(null)
  const latest = useLatest(heard)

  const wholeOf = (recording: Recording): Recorded => ({
    blob: new Blob(recording.pieces, { type: recording.recorder.mimeType.split(';', 1)[0]! }),
    seconds: Math.max(1, Math.round(recording.seconds)),
  })
  /** Ends the recording; the last piece arrives before its `stop`. */
  const end = useCallback(
    (then: RecorderState, isFull = false) => {
      const recording = current.current
      if (!recording) return
      current.current = null
      const { recorder, stream: microphone, pieces } = recording
      recorder.onstop = () => {
        const isSilent = pieces.every(({ size }) => size === 0)
        setState(isSilent ? 'failed' : then)
        if (!isSilent) latest.current.onDone(wholeOf(recording), isFull)
      }
      recorder.onerror = () => setState('failed')
      if (recorder.state === 'inactive') recorder.onstop(new Event('stop'))
      else recorder.stop()
      microphone.getTracks().forEach((track) => track.stop())
      setStream(null)
    },
    [latest],
  )

  useEffect(() => () => end('idle'), [end])
  useEffect(() => {
    if (state !== 'recording') return
    let keptAt = current.current?.seconds ?? 0
    const timer = setInterval(() => {
      const recording = current.current
      if (!recording) return
      const now = performance.now()
      recording.seconds += (now - recording.at) / 1_000
      recording.at = now
      setSeconds(recording.seconds)
      const bytes = recording.pieces.reduce((sum, { size }) => sum + size, 0)
      // Room for the piece that is on its way.
      if (recording.seconds >= VOICE_SECONDS || bytes > VOICE_BYTES_MAX * 0.95) return end('idle', true)
      if (recording.seconds - keptAt < KEEP_SECONDS) return
      keptAt = recording.seconds
      latest.current.onPart(wholeOf(recording))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [state, end, latest])

  const start = async () => {
    if (current.current) return
    setState('asking')
    setSeconds(0)
    let microphone: MediaStream
    try {
      microphone = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
      })
    } catch {
      return setState('denied')
    }
    try {
      const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind))
      const recorder = new MediaRecorder(microphone, {
        audioBitsPerSecond: BITS,
        ...(mimeType && { mimeType }),
      })
      const pieces: Blob[] = []
      recorder.ondataavailable = ({ data }) => void (data.size > 0 && pieces.push(data))
      recorder.onerror = () => end('failed')
      // The microphone was taken away: what was spoken until then stays.
      recorder.onstop = () => end('idle')
      recorder.start(PIECE_MS)
      current.current = { recorder, stream: microphone, pieces, seconds: 0, at: performance.now() }
      setStream(microphone)
      setState('recording')
    } catch {
      microphone.getTracks().forEach((track) => track.stop())
      setState('failed')
    }
  }
  const pause = () => {
    current.current?.recorder.pause()
    setState('paused')
  }
  const resume = () => {
    if (!current.current) return
    current.current.at = performance.now()
    current.current.recorder.resume()
    setState('recording')
  }
  return { state, seconds, stream, start, pause, resume, stop: () => end('idle') }
}
