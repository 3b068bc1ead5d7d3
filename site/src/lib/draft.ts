import { useCallback, useEffect, useRef, useState } from 'react'
import { localStore } from './localStore.ts'

const PREFIX = 'ek.draft.'
/** Drafts older than this are forgotten, in milliseconds (30 days). */
const KEEP_MS = 30 * 24 * 60 * 60 * 1_000

/** The draft kept under a key, or null. A draft that is too old or unreadable counts as none. */
export function readDraft<T>(key: string): T | null {
  const text = localStore.get(PREFIX + key)
  if (text === null) return null
  try {
    const { at, value } = JSON.parse(text) as { at: number; value: T }
    return Date.now() - at < KEEP_MS ? value : null
  } catch {
    return null
  }
}

/** Keeps a draft; says whether that worked. */
export const keepDraft = (key: string, value: unknown): boolean =>
  localStore.set(PREFIX + key, JSON.stringify({ at: Date.now(), value }))

/** Forgets one draft. Call it once what was written is stored. */
export const dropDraft = (key: string): void => localStore.remove(PREFIX + key)

/** Forgets every draft on this device; part of signing out. */
export const dropAllDrafts = (): void => localStore.keys(PREFIX).forEach((key) => localStore.remove(key))

/**
 * State that survives a reload: `const [text, setText, forget] = useDraft('checkin.<id>', '')`. Written at most every
 * 300 ms and once more when the page is left. `key` should name the person, so that nobody meets another's words.
 */
export function useDraft<T>(key: string, initial: T): [T, (value: T) => void, () => void] {
  const [value, setValue] = useState<T>(() => readDraft<T>(key) ?? initial)
  const pending = useRef<{ timer: number; value: T } | null>(null)

  const flush = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    keepDraft(key, pending.current.value)
    pending.current = null
  }, [key])

  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  const change = useCallback(
    (next: T) => {
      setValue(next)
      if (pending.current) clearTimeout(pending.current.timer)
      pending.current = { value: next, timer: window.setTimeout(flush, 300) }
    },
    [flush],
  )
  const forget = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = null
    dropDraft(key)
    setValue(initial)
  }, [key, initial])
  return [value, change, forget]
}
