import { useState } from 'react'
import { NOTE_MAX } from '#domain/moderation/deskApi.ts'
import { HOURS_MAX, needsNote, stepOf, usualHours, type DeskAction } from '#domain/moderation/ladder.ts'
import type { DeskMessages } from '../types.ts'
import type { DeskDecision } from './useQueue.client.ts'

type Props = {
  /** One: it is what the form is for. Several: the moderator chooses. */
  actions: readonly DeskAction[]
  busy: boolean
  messages: DeskMessages
  onSend: (decision: DeskDecision) => void
  onCancel?: () => void
}

const usualOf = (action: DeskAction): number | null => {
  const step = stepOf(action)
  return step === 'mute' || step === 'suspension' ? usualHours[step] : null
}

/** A decision with a note for the author, or for another length than usual, which needs a reason. */
export function DecisionForm({ actions, busy, messages, onSend, onCancel }: Props) {
  const [action, setAction] = useState(actions[0]!)
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const [hours, setHours] = useState<number | null>(null)
  const usual = usualOf(action)
  const chosen = hours ?? usual
  const isUnusual = usual !== null && chosen !== usual
  const { form } = messages

  return (
    <form
      className="ek-fields ek-desk__form"
      onSubmit={(event) => {
        event.preventDefault()
        onSend({
          action,
          ...(note.trim() && { note }),
          ...(usual !== null && chosen !== null && { hours: chosen }),
          ...(isUnusual && { reason }),
        })
      }}
    >
      {actions.length > 1 && (
        <label className="ek-field">
          {form.action}
          <select
            value={action}
            onChange={({ target }) => {
              setAction(actions.find((each) => each === target.value) ?? action)
              setHours(null)
            }}
          >
            {actions.map((each) => (
              <option key={each} value={each}>
                {messages.action[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="ek-field">
        {form.note}
        <textarea
          // The form of one decision opens because a key asked for its note.
          ref={(field) => {
            if (actions.length === 1) field?.focus()
          }}
          rows={3}
          maxLength={NOTE_MAX}
          required={needsNote(action)}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      {usual !== null && (
        <label className="ek-field">
          {form.hours}
          <input
            type="number"
            min={1}
            max={HOURS_MAX}
            required
            value={chosen ?? ''}
            onChange={({ target }) => setHours(target.valueAsNumber || null)}
          />
        </label>
      )}
      {isUnusual && (
        <label className="ek-field">
          {form.reason}
          <input
            required
            maxLength={NOTE_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
      <div className="ek-dialog__acts">
        {onCancel && (
          <button type="button" className="ek-button" onClick={onCancel}>
            {form.cancel}
          </button>
        )}
        <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
          {form.send}
        </button>
      </div>
    </form>
  )
}
