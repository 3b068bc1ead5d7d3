import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { RELEASE_REASON_MAX, RELEASE_REASON_MIN } from '#domain/moderation/releaseApi.ts'

type Props = {
  title: string
  text: string
  messages: { reason: string; reason_hint: string; cancel: string; confirm: string }
  busy: boolean
  /** The server's error, once there is one. */
  issue: string | null
  onCancel: () => void
  onConfirm: (reason: string) => void
  children?: ReactNode
}

/** Asks for a reason before something is done. Escape closes it. */
export function ReasonDialog({ title, text, messages, busy, issue, onCancel, onConfirm, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState('')
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="ek-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <form
        className="ek-fields"
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(reason)
        }}
      >
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        {children}
        <label>
          {messages.reason}
          <textarea
            dir="auto"
            required
            minLength={RELEASE_REASON_MIN}
            maxLength={RELEASE_REASON_MAX}
            value={reason}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <p id={`${id}-hint`}>{messages.reason_hint}</p>
        {issue && (
          <p className="ek-notice ek-notice--bad" role="alert">
            {issue}
          </p>
        )}
        <div className="ek-dialog__acts">
          <button type="button" className="ek-button" onClick={onCancel}>
            {messages.cancel}
          </button>
          <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
            {messages.confirm}
          </button>
        </div>
      </form>
    </dialog>
  )
}
