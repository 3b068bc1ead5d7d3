import { useEffect, useId, useRef } from 'react'

type Props = {
  isOpen: boolean
  title: string
  text: string
  confirm: string
  cancel: string
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before something is done. The safe way out comes first, so the dialog opens with the focus on it. */
export function Confirm({ isOpen, title, text, confirm, cancel, onCancel, onConfirm }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className="ek-dialog" aria-labelledby={id} onClose={onCancel}>
      {isOpen && (
        <>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          <div className="ek-dialog__acts">
            <button type="button" className="ek-button" onClick={onCancel}>
              {cancel}
            </button>
            <button type="button" className="ek-button ek-button--strong" onClick={onConfirm}>
              {confirm}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
