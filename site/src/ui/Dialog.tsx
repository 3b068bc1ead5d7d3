import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { classes } from './classes.ts'
import css from './Dialog.module.css'
import { openedDialog } from './topDialog.ts'
import { Icon } from './Icon.tsx'

type DialogProps = {
  open: boolean
  /** Called by Esc, the cross and a press outside. Ask before throwing words away. */
  onClose: () => void
  /** One question or name. */
  title: ReactNode
  children: ReactNode
  /** The buttons: the safe choice first, the one that cannot be undone (`caution`) last. */
  actions?: ReactNode
  wide?: boolean
}

/** A question over the page. The browser's own dialog: focus goes in, stays in, and returns to where it was. */
export function Dialog({ open, onClose, title, children, actions, wide = false }: DialogProps) {
  const t = useMessages()
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const before = document.activeElement
    const cancel = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    const press = (event: MouseEvent) => {
      if (event.target === dialog && isOutside(dialog, event)) close.current()
    }
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('mousedown', press)
    dialog.showModal()
    const gone = openedDialog(dialog)
    return () => {
      gone()
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('mousedown', press)
      dialog.close()
      // The element that opened it may be gone; then the browser's own choice stands.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog ref={element} className={classes(css.dialog, wide && css.wide)} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
        <button type="button" className={css.close} aria-label={t('common.action.close')} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  )
}

/** The backdrop belongs to the dialog's element, so a press on it is one outside of the dialog's box. */
function isOutside(dialog: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
