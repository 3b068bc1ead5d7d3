import { useState } from 'react'
import { SHIFT_HOURS_MAX, SHIFT_NOTE_MAX, shiftsApi } from '#domain/moderation/shiftsApi.ts'
import { call } from '#admin/_shell/call.client.ts'
import type { Run, ShiftMessages } from './types.ts'

/** Hours offered first: a working day. */
const USUAL_HOURS = 8

type Props = { isOn: boolean; busy: boolean; words: ShiftMessages; run: Run }

/** Starts the caller's shift, or ends it with a note for the next person. */
export function OwnShift({ isOn, busy, words, run }: Props) {
  const [hours, setHours] = useState(USUAL_HOURS)
  const [note, setNote] = useState('')
  const send = () =>
    isOn
      ? run(async () => {
          await call(shiftsApi.endShift, { body: { note } })
          setNote('')
        }, words.ended)
      : run(() => call(shiftsApi.beginShift, { body: { hours } }), words.started)
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
            {words.note}
            <textarea
              dir="auto"
              maxLength={SHIFT_NOTE_MAX}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </label>
          <p>{words.note_hint}</p>
        </>
      ) : (
        <label>
          {words.start_hours}
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
          {isOn ? words.end : words.start}
        </button>
      </div>
    </form>
  )
}
