import { useCallback, useEffect, useRef, useState } from 'react'
import { tabStore } from './localStore.ts'

// A draft holds what a member feels. It survives a reload and a session that ran out, and ends with the tab: on a
// shared device nothing private stays behind. Source: docs/rules/site.md T-40.
const PREFIX = 'ek.draft.'
/** Drafts older than this are forgotten, in milliseconds (a day). */
const KEEP_MS = 24 * 60 * 60 * 1_000

/** The draft kept under a key, or null. A draft that is too old or unreadable counts as none. */
export function readDraft<T>(key: string): T | null {
  const text = tabStore.get(PREFIX + key)
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
  tabStore.set(PREFIX + key, JSON.stringify({ at: Date.now(), value }))

/** Forgets one draft. Call it once what was written is stored. */
export const dropDraft = (key: string): void => tabStore.remove(PREFIX + key)

/** Forgets every draft on this device; part of signing out. */
export const dropAllDrafts = (): void => tabStore.keys(PREFIX).forEach((key) => tabStore.remove(key))

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
