import { useState } from 'react'
import { SHIFT_HOURS_MAX, SHIFT_NOTE_MAX, shiftsApi } from '#domain/moderation/shiftsApi.ts'
import { call } from '#admin/_shell/call.client.ts'
import type { Run, ShiftMessages } from './types.ts'

/** Hours offered first: a working day. */
const USUAL_HOURS = 8

type Props = { isOn: boolean; busy: boolean; messages: ShiftMessages; run: Run }

/** Starts the caller's shift, or ends it with a note for the next person. */
export function OwnShift({ isOn, busy, messages, run }: Props) {
  const [hours, setHours] = useState(USUAL_HOURS)
  const [note, setNote] = useState('')
  const send = () =>
    isOn
      ? run(async () => {
          await call(shiftsApi.endShift, { body: { note } })
          setNote('')
        }, messages.ended)
      : run(() => call(shiftsApi.beginShift, { body: { hours } }), messages.started)
  return (
    <form
      className="ek-fields"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isOn ? (
        <>
          <label>
            {messages.note}
            <textarea
              dir="auto"
              maxLength={SHIFT_NOTE_MAX}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </label>
          <p>{messages.note_hint}</p>
        </>
      ) : (
        <label>
          {messages.start_hours}
          <input
            type="number"
            required
            min={1}
            max={SHIFT_HOURS_MAX}
            value={hours}
            onChange={({ target }) => setHours(target.valueAsNumber)}
          />
        </label>
      )}
      <div className="ek-acts">
        <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
          {isOn ? messages.end : messages.start}
        </button>
      </div>
    </form>
  )
}
