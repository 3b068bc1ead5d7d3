import { useSyncExternalStore } from 'react'
import { localStore } from './localStore.ts'

// What a member pressed Save for and what could not be sent: it has to outlive the tab, and to be readable before the
// server is there to give a key. So it is not encrypted, unlike drafts (`draft.ts`): it is little, it goes when it is
// sent, with signing out, and after a week. See docs/decisions/032-drafts-on-the-device.md.
const PREFIX = 'ek.outbox.'
/** What could not be sent for this long is forgotten, in milliseconds (a week). */
const KEEP_MS = 7 * 24 * 60 * 60 * 1_000

/** Something to be sent, under the id it will have. `isRefused`: the server does not take it as it is. */
export type Waiting = {
  kind: 'checkin' | 'entry'
  id: string
  at: number
  body: unknown
  isRefused?: boolean
}
/** What was sent, and the server's answer. A listener returns whether it has shown it. */
type Sent = { kind: Waiting['kind']; id: string; answer: unknown }

const keyOf = (personId: string, id: string) => `${PREFIX}${personId}.${id}`
const watchers = new Set<() => void>()
const notified = () => watchers.forEach((watcher) => watcher())

/** Keeps something on this device until it is sent; returns whether that worked. */
export function keepWaiting(personId: string, item: Omit<Waiting, 'at'>): boolean {
  const isKept = localStore.set(keyOf(personId, item.id), JSON.stringify({ ...item, at: Date.now() }))
  notified()
  return isKept
}

/** Forgets one thing: it was sent, or is being changed. */
export function dropWaiting(personId: string, id: string): void {
  localStore.remove(keyOf(personId, id))
  notified()
}

/** Forgets everything of a member on this device, or of all; part of signing out. */
export function dropAllWaiting(personId: string | null): void {
  localStore.keys(personId === null ? PREFIX : keyOf(personId, '')).forEach((key) => localStore.remove(key))
  notified()
}

/** What waits for this person, oldest first. */
export function waitingOf(personId: string): Waiting[] {
  return localStore
    .keys(keyOf(personId, ''))
    .flatMap((key) => {
      const item = itemIn(localStore.get(key))
      if (!item) localStore.remove(key)
      return item ?? []
    })
    .sort((one, other) => one.at - other.at)
}

function itemIn(text: string | null): Waiting | null {
  try {
    const item = JSON.parse(text ?? '') as Waiting
    return Date.now() - item.at < KEEP_MS ? item : null
  } catch {
    return null
  }
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}
/** Ids of what waits and no form has in hand, for drawing; rejected ones begin with `!`. */
export const useWaiting = (personId: string): string[] =>
  useSyncExternalStore(subscribe, () =>
    waitingOf(personId)
      .filter(({ id }) => !isWithheld(id))
      .map(({ id, isRefused }) => (isRefused ? `!${id}` : id))
      .join(),
  )
    .split(',')
    .filter(Boolean)

const held = new Map<string, number>()
/** A form has this one in hand: it is on its way, or sent again by the form itself. Gives the function that ends it. */
export function withholdWaiting(id: string): () => void {
  held.set(id, (held.get(id) ?? 0) + 1)
  notified()
  return () => {
    const left = (held.get(id) ?? 1) - 1
    if (left > 0) held.set(id, left)
    else held.delete(id)
    notified()
  }
}
/** Has a form it in hand? */
export const isWithheld = (id: string): boolean => held.has(id)

const listeners = new Set<(sent: Sent) => boolean>()
/** Hears of what was sent from here; answers whether it has shown it. */
export function onSent(listener: (sent: Sent) => boolean): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Notifies the page that something was sent; returns whether a form has shown it. */
export const notifySent = (sent: Sent): boolean =>
  [...listeners].map((listener) => listener(sent)).some(Boolean)
