import { useState } from 'react'
import { NOTE_MAX } from '#domain/trivia/bank.ts'
import type { BankQuestionView } from '#domain/trivia/bankApi.ts'
import type { DeskMessages } from '../types.ts'
import { Dialog } from '#admin/_shell/Dialog.tsx'
import { useLeaving } from './useLeaving.client.tsx'

/** What is asked before it happens to a question. */
export type Deed = 'approve' | 'reject' | 'archive' | 'delete'

type Props = {
  deed: Deed
  question: BankQuestionView
  messages: DeskMessages
  busy: boolean
  /** The server's error, once there is one. */
  issue: string | null
  onCancel: () => void
  onConfirm: (note: string) => void
}

/** Asks before a question is approved, rejected, put out of use or deleted; a review takes a note along. */
export function AskDialog({ deed, question, messages, busy, issue, onCancel, onConfirm }: Props) {
  const texts = messages.questions
  const [note, setNote] = useState('')
  const { leave, asking } = useLeaving(note.trim() !== '', messages, onCancel)
  const isReview = deed === 'approve' || deed === 'reject'
  return (
    <>
      <Dialog title={texts.ask[deed]} onClose={leave}>
        <form
          className="ek-fields"
          onSubmit={(event) => {
            event.preventDefault()
            onConfirm(note)
          }}
        >
          <p lang={question.locale} dir="auto">
            <strong>{question.prompt}</strong>
          </p>
          <p>{texts.ask[`${deed}_text`]}</p>
          {isReview && (
            <label>
              {deed === 'reject' ? texts.ask.note : texts.ask.note_optional}
              <textarea
                dir="auto"
                required={deed === 'reject'}
                maxLength={NOTE_MAX}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </label>
          )}
          {issue && (
            <p className="ek-notice ek-notice--bad" role="alert">
              {issue}
            </p>
          )}
          <div className="ek-dialog__acts">
            <button type="button" className="ek-button" onClick={leave}>
              {messages.cancel}
            </button>
            <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
              {texts[deed]}
            </button>
          </div>
        </form>
      </Dialog>
      {asking}
    </>
  )
}
