import { Check, CircleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { classes } from './classes.ts'
import { closeTopLayer } from './openLayers.ts'
import { Icon } from './Icon.tsx'
import css from './ToastHost.module.css'
import { isInToasts, noteBarHeight, toastRegion } from './toastRegion.ts'
import { closeToast, TOAST_MS, type QueuedToast } from './toasts.ts'

/** How long a toast with something to press stays, in milliseconds. */
const ACTION_MS = 15_000

/**
 * The region of toasts and the one that is shown. It is read out, an error at once, and can be pressed over a dialog. A
 * pointer or the focus on it holds it; F8 moves the focus there, unless a dialog is open. Esc closes what lies under it
 * first, unless the focus is on it.
 */
export function ToastPart({ queue: [current, ...waiting] }: { queue: readonly QueuedToast[] }) {
  const t = useMessages()
  const region = useRef<HTMLOListElement>(null)
  // Each toast anew: another screen or a turned phone has another bar.
  useLayoutEffect(() => noteBarHeight(region.current), [current?.id])
  return (
    <Toast.Provider label={t('shell.toast.region')} swipeDirection={t.dir === 'rtl' ? 'left' : 'right'}>
      {current && <OneToast key={current.id} toast={current} othersWait={waiting.length > 0} />}
      <Toast.Viewport ref={region} className={css.host} label={t('shell.toast.region')} {...toastRegion} />
    </Toast.Provider>
  )
}

function OneToast({ toast, othersWait }: { toast: QueuedToast; othersWait: boolean }) {
  const t = useMessages()
  const bad = toast.tone === 'bad'
  return (
    <Toast.Root
      className={classes(css.toast, bad && css.bad)}
      data-tone={toast.tone ?? 'plain'}
      type={bad ? 'foreground' : 'background'}
      duration={bad && !othersWait ? Infinity : toast.action ? ACTION_MS : TOAST_MS}
      onOpenChange={() => closeToast(toast.id)}
      onEscapeKeyDown={(event) => {
        if (!isInToasts(document.activeElement) && closeTopLayer()) event.preventDefault()
      }}
    >
      {toast.icon ??
        (toast.tone && toast.tone !== 'plain' && <Icon of={toast.tone === 'good' ? Check : CircleAlert} />)}
      <span className={css.words}>
        <Toast.Title asChild>
          <span>{toast.text}</span>
        </Toast.Title>
        {toast.detail && (
          <Toast.Description asChild>
            <span className={css.detail}>{toast.detail}</span>
          </Toast.Description>
        )}
      </span>
      {toast.action && (
        <Toast.Action className={css.action} altText={toast.action.label} onClick={toast.action.run}>
          {toast.action.label}
        </Toast.Action>
      )}
      <Toast.Close className={css.close} aria-label={t('common.action.dismiss')}>
        <Icon of={X} />
      </Toast.Close>
    </Toast.Root>
  )
}
