import { useState } from 'react'
import { shiftsApi, type ShiftsView } from '#domain/moderation/shiftsApi.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import type { Run, ShiftMessages } from './types.ts'

type Props = { colleagues: ShiftsView['colleagues']; busy: boolean; words: ShiftMessages; run: Run }

/** Puts a shift on the rota. Times are those of the clock in front of the planner. */
export function PlanShift({ colleagues, busy, words, run }: Props) {
  const [userId, setUserId] = useState(colleagues[0]?.id ?? '')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const plan = () =>
    run(
      () =>
        call(shiftsApi.planShift, {
          body: { userId, startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() },
        }),
      words.added,
    )
  return (
    <Block id="plan" title={words.plan}>
      <form
        className="ek-fields"
        onSubmit={(event) => {
          event.preventDefault()
          void plan()
        }}
      >
        <label>
          {words.who}
          <select required value={userId} onChange={({ target }) => setUserId(target.value)}>
            {colleagues.map(({ id, username }) => (
              <option key={id} value={id}>
                {username}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.from}
          <input
            type="datetime-local"
            required
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </label>
        <label>
          {words.to}
          <input
            type="datetime-local"
            required
            min={from}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </label>
        <div className="ek-acts">
          <button type="submit" className="ek-button" disabled={busy}>
            {words.add}
          </button>
        </div>
      </form>
    </Block>
  )
}
