import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** A recorder that hears what a test gives it. */
export class FakeRecorder {
  static latest: FakeRecorder
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state: 'inactive' | 'recording' | 'paused' = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  onstop: ((event: Event) => void) | null = null
  onerror: (() => void) | null = null
  constructor(
    readonly stream: unknown,
    readonly options: { mimeType?: string; audioBitsPerSecond?: number },
  ) {
    FakeRecorder.latest = this
  }
  start() {
    this.state = 'recording'
  }
  pause() {
    this.state = 'paused'
  }
  resume() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.onstop?.(new Event('stop'))
  }
  /** The microphone hears something. */
  hear(text = 'sound') {
    act(() => this.ondataavailable?.({ data: new Blob([text]) }))
  }
}

/** Gives the page a microphone, or an error in its place. Tells whether it was let go. */
export function useMicrophone(error?: DOMException): { isOff: () => boolean } {
  let isStopped = false
  const stream = { getTracks: () => [{ stop: () => (isStopped = true) }] }
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', undefined)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => (error ? Promise.reject(error) : Promise.resolve(stream)) },
  })
  URL.createObjectURL = () => 'blob:sound'
  URL.revokeObjectURL = () => {}
  return { isOff: () => isStopped }
}
