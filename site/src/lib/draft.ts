import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import type { DraftVault } from './draftVault.ts'
import { isSharedDevice } from './sharedDevice.ts'
import { localStore, tabStore } from './localStore.ts'

/*
 * A draft holds what a member feels. It outlives the tab: this device keeps it encrypted, with a key that only the
 * signed-in member gets (`draftVault.ts`). The tab holds the text in the clear until the device has it, and for good
 * on a shared device. Source: docs/rules/site.md T-40.
 */
const PREFIX = 'ek.draft.'
/** Keys that begin so are for a reload alone: a new tab does not find them. */
const TAB_ONLY = 'tab.'
/** Says that this device keeps drafts of a member, so that others need not look. */
const MARK = 'ek.drafts.'
/** Where this tab remembers its page, for the page after a reload. */
export const PAGE_KEY = 'ek.page'
/** Changes when a member signs out, for the other tabs. */
const LEFT = 'ek.left'
/** Drafts older than this are forgotten, in milliseconds (a week). */
export const KEEP_MS = 7 * 24 * 60 * 60 * 1_000
/** Milliseconds until a device that could not be opened is tried again. */
const AGAIN_MS = 30_000

/** Texts that the device has, by key. */
const inHand = new Map<string, string>()
let member: string | null = null
let vault: Promise<DraftVault | null> | null = null
let restored: Promise<void> | null = null
let failedAt = 0

const canDeviceKeep = (): boolean =>
  !isSharedDevice() && typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined

const isKeptByDevice = (key: string): boolean =>
  member !== null &&
  key.includes(member) &&
  !key.startsWith(TAB_ONLY) &&
  canDeviceKeep() &&
  Date.now() - failedAt > AGAIN_MS

/** Opens what keeps drafts for the member, once. */
function openVault(personId: string): Promise<DraftVault | null> {
  vault ??= import('./draftVault.ts')
    .then((module) => module.openVault(personId))
    .catch(() => {
      failedAt = Date.now()
      vault = null
      return null
    })
  return vault
}

/** Takes up the drafts this device keeps for a member, in place of another's who was here before. */
export function openDrafts(personId: string): void {
  if (member === personId) return
  void vault?.then((device) => device?.close())
  inHand.clear()
  vault = null
  member = personId
  // Signed out in another tab: what is written here goes too.
  window.addEventListener('storage', ({ key }) => key === LEFT && forgetTab())
  if (isSharedDevice())
    // Another member was here and left without signing out.
    tabStore
      .keys(PREFIX)
      .filter((key) => /[0-9a-f-]{36}/.test(key) && !key.includes(personId))
      .forEach((key) => tabStore.remove(key))
  else if (
    canDeviceKeep() &&
    (localStore.get(MARK + personId) || tabStore.keys(PREFIX).some((key) => key.includes(personId)))
  )
    restored = restore(personId)
}

/** Resolves once drafts of an earlier visit are there; null when there is nothing to wait for. */
export const restoredDrafts = (): Promise<void> | null => restored

async function restore(personId: string): Promise<void> {
  const device = await openVault(personId)
  const isInTab = (key: string) => tabStore.get(PREFIX + key) !== null
  const found = await device?.restore(isInTab).catch(() => null)
  // What is written now is beside the drafts of the page before, not after them.
  if (!found) tabStore.remove(PAGE_KEY)
  for (const [key, text] of found ?? []) inHand.set(key, text)
  for (const key of tabStore.keys(PREFIX)) void keepOnDevice(key.slice(PREFIX.length))
}

async function keepOnDevice(key: string): Promise<void> {
  if (!isKeptByDevice(key)) return
  const device = await openVault(member!)
  await device?.change(async () => {
    const text = tabStore.get(PREFIX + key)
    // Forgotten meanwhile, or kept by a change before this one.
    if (text === null || !isKeptByDevice(key)) return
    await device.keep(key, text)
    localStore.set(MARK + member!, '1')
    if (tabStore.get(PREFIX + key) !== text) return
    inHand.set(key, text)
    tabStore.remove(PREFIX + key)
  })
}

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
  void keepOnDevice(key)
  return isKept
}

/** Forgets one draft. Call it once what was written is stored. */
export function dropDraft(key: string): void {
  tabStore.remove(PREFIX + key)
  inHand.delete(key)
  void vault?.then((device) => device?.change(() => device.drop(key)))
}

/** Forgets the drafts of this tab whose keys begin so. */
export const dropDrafts = (keys = ''): void =>
  tabStore.keys(PREFIX + keys).forEach((key) => tabStore.remove(key))

function forgetTab(): void {
  dropDrafts()
  inHand.clear()
  member = null
  vault = null
}

/** Returns whether the member has words here that were not saved. */
export const hasDrafts = (): boolean =>
  member !== null &&
  [...tabStore.keys(PREFIX), ...inHand.keys()].some(
    (key) => key.includes(member!) && !key.startsWith(PREFIX + TAB_ONLY),
  )

/** Forgets every draft of the member on this device, in all its tabs, as signing out does. */
export async function forgetDrafts(): Promise<void> {
  const marks = localStore.keys(MARK)
  const [open, mine] = [vault, member]
  forgetTab()
  localStore.set(LEFT, String(Date.now()))
  localStore.remove(LEFT)
  if (!open && marks.length === 0) return
  // What is on its way there arrives before it is all taken away.
  await open?.then((device) => device?.change(async () => {}))
  await import('./draftVault.ts').then((module) => module.forgetDevice(mine)).catch(() => {})
  marks.filter((mark) => mine === null || mark === MARK + mine).forEach((mark) => localStore.remove(mark))
}

/** Moves drafts to where this device keeps them from now on: in the tab once it is shared, else encrypted on it. */
export async function moveDrafts(): Promise<void> {
  if (isSharedDevice()) {
    for (const [key, text] of inHand) tabStore.set(PREFIX + key, text)
    inHand.clear()
    vault = null
    await import('./draftVault.ts').then((module) => module.forgetDevice(null)).catch(() => {})
    localStore.keys(MARK).forEach((mark) => localStore.remove(mark))
  } else await Promise.all(tabStore.keys(PREFIX).map((key) => keepOnDevice(key.slice(PREFIX.length))))
}

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
  /** The device keeps them, also when the tab is closed. */
  isOnDevice: boolean
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
  return {
    key,
    value: own ?? initial,
    isTouched: own !== null,
    isKept,
    isOnDevice: isKeptByDevice(key),
    latest,
    change,
    forget,
  }
}
