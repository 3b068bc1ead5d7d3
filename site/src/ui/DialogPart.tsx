import { X } from 'lucide-react'
import { AlertDialog, Dialog as Plain } from 'radix-ui'
import { useRef } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { classes } from './classes.ts'
import type { DialogProps } from './Dialog.tsx'
import css from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { useOpenLayer } from './openLayers.ts'

type DialogPartProps = Omit<DialogProps, 'open'> & {
  /** What had the focus before; it returns there. */
  opener: Element | null
}

/** An open dialog. It lies over the page in a layer as wide as the window, which its contents measure themselves by. */
export function DialogPart({ onClose, title, children, actions, wide, alert, opener }: DialogPartProps) {
  const t = useMessages()
  const Parts = alert ? AlertDialog : Plain
  const safe = useRef<HTMLDivElement>(null)
  useOpenLayer(onClose)
  return (
    <Parts.Root open onOpenChange={onClose}>
      <Parts.Portal>
        <Parts.Overlay className={css.layer}>
          <Parts.Content
            className={classes(css.dialog, wide && css.wide)}
            aria-modal="true"
            {...(!alert && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              if (!alert) return
              event.preventDefault()
              safe.current?.querySelector('button')?.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // The element that opened it may be gone; then the browser's own choice stands.
              if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
            }}
          >
            <div className={css.head}>
              <Parts.Title className={css.title}>{title}</Parts.Title>
              <button
                type="button"
                className={css.close}
                aria-label={t('common.action.close')}
                onClick={onClose}
              >
                <Icon of={X} />
              </button>
            </div>
            {alert ? (
              <AlertDialog.Description asChild>
                <div className={css.words}>{children}</div>
              </AlertDialog.Description>
            ) : (
              children
            )}
            {actions && (
              <div ref={safe} className={css.actions}>
                {actions}
              </div>
            )}
          </Parts.Content>
        </Parts.Overlay>
      </Parts.Portal>
    </Parts.Root>
  )
}
