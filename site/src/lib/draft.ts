import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod/mini'
import { inHand, KEEP_MS, MARK, PREFIX, watchHand } from './draftState.ts'
import { localStore, tabStore } from './localStore.ts'

export { dropDrafts } from './draftState.ts'

/*
 * A draft holds what a member feels. It outlives the tab: this device keeps it encrypted (`deviceDrafts.ts`, fetched
 * with the first text). The tab holds the text in the clear until the device has it, and for good on a shared device.
 * Source: docs/rules/site.md T-40.
 */

let member: string | undefined
let device: ReturnType<typeof fetchDevice> | undefined
let restored: Promise<void> | undefined

const fetchDevice = () => import('./deviceDrafts.ts')
/** What keeps drafts on this device. */
export const deviceDrafts = () => (device ??= fetchDevice())

/** Takes up the drafts this device keeps for a member, in place of another's who was here before. */
export function openDrafts(personId: string): void {
  if (member === personId) return
  member = personId
  if (device || localStore.get(MARK + personId) || tabStore.keys(PREFIX).length > 0)
    restored = deviceDrafts().then((module) => module.restore(personId), ignore)
}

/** Resolves once drafts of an earlier visit are there; undefined when there is nothing to wait for. */
export const restoredDrafts = (): Promise<void> | undefined => restored

const ignore = () => {}

/** The draft under a key, or null. One that is too old, unreadable or not as its schema says counts as none. */
export function readDraft<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const text = tabStore.get(PREFIX + key) ?? inHand.get(key)
    const { at, value } = JSON.parse(text!) as { at: number; value: unknown }
    return Date.now() - at < KEEP_MS ? schema.parse(value) : null
  } catch {
    return null
  }
}

/** Keeps a draft; returns whether that worked. */
export function keepDraft(key: string, value: unknown): boolean {
  const isKept = tabStore.set(PREFIX + key, JSON.stringify({ at: Date.now(), value }))
  const personId = member
  if (personId) void deviceDrafts().then((module) => module.keep(personId, key), ignore)
  return isKept
}

/** Forgets one draft. Call it once what was written is stored. */
export function dropDraft(key: string): void {
  tabStore.remove(PREFIX + key)
  inHand.delete(key)
  void device?.then((module) => module.drop(key), ignore)
}

/** What a form changes: some fields of an object, else the whole. */
type Change<T> = T extends object ? Partial<T> : T

/** Where a draft is kept, and what it has to look like. */
type DraftOptions<T> = {
  /** Names the member, so that no other member meets their text. */
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
  /** The device has it, also when the tab is closed; it is asked anew after each change. */
  isOnDevice: boolean
  /** The value outside of drawing. */
  latest: () => T
  /** Shows a change and keeps it, unless `keeps` is false. */
  change: (change: Change<T>, keeps?: boolean) => void
  /** Back to `initial`. */
  forget: () => void
}

/** State that survives a reload. Every change is kept at once, so that a tab that ends at once loses nothing. */
export function useDraft<T>({ key, schema, initial, isNone }: DraftOptions<T>): Draft<T> {
  const [own, setOwn] = useState(() => readDraft(key, schema))
  const [isKept, setKept] = useState(true)
  const isOnDevice = useSyncExternalStore(watchHand, () => inHand.has(key))
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
  return {
    key,
    value: own ?? initial,
    isTouched: own !== null,
    isKept,
    isOnDevice: isKept && isOnDevice,
    latest,
    change,
    forget,
  }
}
