import { useEffect, useSyncExternalStore } from 'react'
import { afterPaint } from '../lib/afterPaint.ts'
import { useCare } from '../lib/care.ts'
import { later } from './later.ts'
import { toastQueue, type QueuedToast } from './toasts.ts'

const none: readonly QueuedToast[] = []

/** What draws toasts. */
export const toastPart = later(() => import('./ToastPart.tsx').then((module) => module.ToastPart))

/** Shows the queue, one toast at a time. Once per page. */
export function ToastHost() {
  const queue = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, () => none)
  // The panel of help is alone: what would be shown waits until it is put away.
  const shown = useCare() === null ? queue : none
  const Part = toastPart.usePart(shown.length > 0)
  useEffect(() => {
    // What is shown may be that there is no connection.
    void afterPaint().then(toastPart.load)
  }, [])
  return Part && <Part queue={shown} />
}
