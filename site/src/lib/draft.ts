import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import { tabStore } from './localStore.ts'

// A draft holds what a member feels. It survives a reload and a session that ran out, and ends with the tab: on a
// shared device nothing private stays behind. Source: docs/rules/site.md T-40.
const PREFIX = 'ek.draft.'
/** Drafts older than this are forgotten, in milliseconds (a day). */
const KEEP_MS = 24 * 60 * 60 * 1_000

/** The draft under a key, or null. One that is too old, unreadable or not as its schema says counts as none. */
export function readDraft<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const { at, value } = JSON.parse(tabStore.get(PREFIX + key)!) as { at: number; value: unknown }
    return Date.now() - at < KEEP_MS ? schema.parse(value) : null
  } catch {
    return null
  }
}

/** Keeps a draft; returns whether that worked. */
export const keepDraft = (key: string, value: unknown): boolean =>
  tabStore.set(PREFIX + key, JSON.stringify({ at: Date.now(), value }))

/** Forgets one draft. Call it once what was written is stored. */
export const dropDraft = (key: string): void => tabStore.remove(PREFIX + key)

/** Forgets the drafts whose keys begin so, or all of them, as signing out does. */
export const dropDrafts = (keys = ''): void =>
  tabStore.keys(PREFIX + keys).forEach((key) => tabStore.remove(key))

/** What a form changes: some fields of an object, else the whole. */
type Change<T> = T extends object ? Partial<T> : T

/** Where a draft is kept, and what it has to look like. */
type DraftOptions<T> = {
  /** Names the member, so that nobody meets another's words. */
  key: string
  schema: z.ZodMiniType<T>
  /** What is shown while there is no draft; it may change. */
  initial: T
  /** Returns whether a value is as good as `initial`; then there is no draft. */
  isNone?: (value: T, initial: T) => boolean
}

/** A draft in hand. */
export type Draft<T> = {
  key: string
  value: T
  /** There is a draft: `value` is not `initial`. */
  isTouched: boolean
  /** This browser keeps drafts. */
  isKept: boolean
  /** The value outside of drawing. */
  latest: () => T
  /** Shows a change and keeps it, unless `keeps` is false. */
  change: (change: Change<T>, keeps?: boolean) => void
  /** Back to `initial`. */
  forget: () => void
}

/** State that survives a reload. Every change is kept at once, so that a tab that ends without notice loses nothing. */
export function useDraft<T>({ key, schema, initial, isNone }: DraftOptions<T>): Draft<T> {
  const [own, setOwn] = useState(() => readDraft(key, schema))
  const [isKept, setKept] = useState(true)
  const current = useRef(own)
  const put = useCallback(
    (next: T | null, keeps = true) => {
      if (next === null) dropDraft(key)
      else if (keeps) setKept(keepDraft(key, next))
      current.current = next
      setOwn(next)
    },
    [key],
  )
  const latest = useCallback(() => current.current ?? initial, [initial])
  const change = useCallback(
    (part: Change<T>, keeps?: boolean) => {
      const next = (typeof part === 'object' ? { ...latest(), ...part } : part) as T
      put(isNone?.(next, initial) ? null : next, keeps)
    },
    [initial, isNone, latest, put],
  )
  const forget = useCallback(() => put(null), [put])
  return { key, value: own ?? initial, isTouched: own !== null, isKept, latest, change, forget }
}
