import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useCare } from '../lib/care.ts'
import { useMessages } from '../lib/messages.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import css from './ToastHost.module.css'
import { closeToast, TOAST_MS, toastQueue, type QueuedToast } from './toasts.ts'
import { topDialog } from './topDialog.ts'

const none: readonly QueuedToast[] = []

/**
 * Shows the queue, one toast at a time. Once per page; the two regions exist from the start, so readers hear them. It lives in the browser's
 * top layer, above dialogs; while one is open it is inside of it, since everything else on the page is then out of reach.
 */
export function ToastHost() {
  const t = useMessages()
  const queue = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, () => none)
  // The panel of help is alone: what would be said waits until it is put away.
  const isAlone = useCare() !== null
  const [current, ...waiting] = isAlone ? none : queue
  const toast = current && <OneToast key={current.id} toast={current} othersWait={waiting.length > 0} />
  const bad = current?.tone === 'bad'
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.read, () => null)
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Shown anew, so that it lies above whatever opened meanwhile. Browsers without popovers keep it by its z-index.
    const element = host.current
    // In a dialog that has just gone it cannot be shown; it is drawn outside of it a moment later.
    if (!current || !element?.isConnected || !element.showPopover) return
    element.hidePopover()
    element.showPopover()
  }, [current, dialog])
  const region = (
    <div ref={host} popover="manual" className={css.host} role="region" aria-label={t('shell.toast.region')}>
      <div role="status">{!bad && toast}</div>
      <div role="alert">{bad && toast}</div>
    </div>
  )
  return dialog ? createPortal(region, dialog) : region
}

function OneToast({ toast, othersWait }: { toast: QueuedToast; othersWait: boolean }) {
  const t = useMessages()
  const [held, setHeld] = useState(false)
  const leaves = toast.tone !== 'bad' || othersWait
  useEffect(() => {
    if (!leaves || held) return
    const timer = setTimeout(() => closeToast(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast.id, leaves, held])
  return (
    // Reading or reaching for it holds it: nothing leaves under somebody's eyes or finger.
    <div
      className={classes(css.toast, toast.tone === 'bad' && css.bad)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.icon ??
        (toast.tone && toast.tone !== 'plain' && <Icon of={toast.tone === 'good' ? Check : CircleAlert} />)}
      <span className={css.words}>
        <span>{toast.text}</span>
        {toast.detail && <span className={css.detail}>{toast.detail}</span>}
      </span>
      <button
        type="button"
        className={css.close}
        aria-label={t('common.action.dismiss')}
        onClick={() => closeToast(toast.id)}
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
