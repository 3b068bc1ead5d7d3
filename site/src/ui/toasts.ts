import type { ReactNode } from 'react'

/** A short message. `bad` is an error and stays until it is read; the others leave after six seconds. */
export type Toast = {
  /** The first line. */
  text: string
  /** A second, lighter line. */
  detail?: string | undefined
  tone?: 'plain' | 'good' | 'bad' | undefined
  /** Stands before the text instead of the tone's own sign: `<Badge id={…} />`. */
  icon?: ReactNode
  /** One thing to press, as Undo. Such a toast stays longer. */
  action?: { label: string; run: () => void }
}
/** A toast in the queue. */
export type QueuedToast = Toast & { id: number }

/** How long a toast stays, in milliseconds. An error stays until it is closed, or this long when others wait. */
export const TOAST_MS = 6_000
/** Most toasts that wait; older ones that were never shown give way. */
const QUEUE_MAX = 6

let queue: readonly QueuedToast[] = []
let nextId = 1
const listeners = new Set<() => void>()
const set = (next: readonly QueuedToast[]) => {
  queue = next
  listeners.forEach((listener) => listener())
}
const same = (a: Toast, b: Toast) =>
  !a.action && a.text === b.text && a.detail === b.detail && a.tone === b.tone

/**
 * Shows a toast, after the ones that came before it: one at a time. An error, or one with something to press, does not
 * wait for good news: it is shown at once, and what it interrupted comes back after it. The same text twice in the
 * queue count once.
 */
export function showToast(toast: Toast): void {
  if (queue.some((waiting) => same(waiting, toast))) return
  const first = toast.tone === 'bad' || toast.action ? queue.findIndex(({ tone }) => tone !== 'bad') : -1
  const at = first < 0 ? queue.length : first
  const [current, ...waiting] = queue.toSpliced(at, 0, { ...toast, id: nextId++ })
  set([current!, ...waiting.slice(-QUEUE_MAX)])
}

/** Takes the current toast away; the next one follows. */
export const closeToast = (id: number): void => set(queue.filter((toast) => toast.id !== id))

/** Takes all toasts away; for tests and signing out. */
export const clearToasts = (): void => set([])

/** The queue, the shown toast first; for `useSyncExternalStore`. */
export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => queue,
}
