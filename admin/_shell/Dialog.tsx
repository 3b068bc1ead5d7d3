import { useEffect, useRef, type ReactNode } from 'react'

type Props = { title: string; isWide?: boolean; onClose: () => void; children: ReactNode }

/** A dialog over the page, open for as long as it is drawn. Escape asks to close it. */
export function Dialog({ title, isWide = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'ek-dialog ek-dialog--wide' : 'ek-dialog'}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser closes it on a second Escape without asking: what was typed is still drawn, and shown again.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        currentTarget.showModal()
        onClose()
      }}
    >
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  )
}
