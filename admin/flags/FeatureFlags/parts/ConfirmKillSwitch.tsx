import { useEffect, useRef } from 'react'
import type { FlagView } from '#domain/flags/api.ts'
import { fill } from '#messages/catalog.ts'
import type { FlagMessages } from '../types.ts'

type Props = {
  /** The kill switch about to be turned on; null keeps the dialog closed. */
  flag: FlagView | null
  messages: FlagMessages
  onCancel: () => void
  onConfirm: (flag: FlagView) => void
}

/** Asks before a kill switch is turned on. The safe way out comes first, so the dialog opens with the focus on it. */
export function ConfirmKillSwitch({ flag, messages, onCancel, onConfirm }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (flag) dialog.current?.showModal()
    else dialog.current?.close()
  }, [flag])
  return (
    <dialog ref={dialog} className="ek-dialog" aria-labelledby="confirm-title" onClose={onCancel}>
      {flag && (
        <>
          <h2 id="confirm-title">{fill(messages.confirm_title, { key: flag.key })}</h2>
          <p>{messages.confirm_text}</p>
          <p>
            <b>{flag.description}</b>
          </p>
          <div className="ek-dialog__acts">
            <button type="button" className="ek-button" onClick={onCancel}>
              {messages.cancel}
            </button>
            <button type="button" className="ek-button ek-button--strong" onClick={() => onConfirm(flag)}>
              {messages.confirm}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
