import { useEffect, useSyncExternalStore } from 'react'
import { localStore } from '../../../lib/localStore.ts'

const KEY = 'trivia_aloud'
const listeners = new Set<() => void>()

/** Whether this device has a voice of its own. */
export const hasVoice = (): boolean => 'speechSynthesis' in window

const isAloud = (): boolean => hasVoice() && localStore.get(KEY) === 'on'

/** Turns reading aloud on or off, on this device. */
export function setAloud(on: boolean): void {
  if (on) localStore.set(KEY, 'on')
  else localStore.remove(KEY)
  hush()
  for (const listener of listeners) listener()
}

/** Ends what is being read. */
export function hush(): void {
  if (hasVoice()) window.speechSynthesis.cancel()
}

/** Whether the game is read aloud on this device. */
export const useAloud = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isAloud)

/**
 * Reads texts with the device's own voice when they come into view or change, if the reader asked for that. `text`
 * null is nothing to read yet. What was being read ends.
 */
export function useSpokenText(text: string | null, language: string): void {
  const isOn = useAloud()
  useEffect(() => {
    if (!isOn || text === null) return
    hush()
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.lang = language
    window.speechSynthesis.speak(spoken)
    return hush
  }, [isOn, text, language])
}
