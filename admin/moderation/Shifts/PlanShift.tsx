import { useState } from 'react'
import { shiftsApi, type ShiftsView } from '#domain/moderation/shiftsApi.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import type { Run, ShiftMessages } from './types.ts'

type Props = { colleagues: ShiftsView['colleagues']; busy: boolean; messages: ShiftMessages; run: Run }

/** Puts a shift on the rota. Times are those of the clock in front of the planner. */
export function PlanShift({ colleagues, busy, messages, run }: Props) {
  const [userId, setUserId] = useState(colleagues[0]?.id ?? '')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const plan = () =>
    run(
      () =>
        call(shiftsApi.planShift, {
          body: { userId, startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() },
        }),
      messages.added,
    )
  return (
    <Block id="plan" title={messages.plan}>
      <form
        className="ek-fields"
        onSubmit={(event) => {
          event.preventDefault()
          void plan()
        }}
      >
        <label>
          {messages.who}
          <select required value={userId} onChange={({ target }) => setUserId(target.value)}>
            {colleagues.map(({ id, username }) => (
              <option key={id} value={id}>
                {username}
              </option>
            ))}
          </select>
        </label>
        <label>
          {messages.from}
          <input
            type="datetime-local"
            required
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </label>
        <label>
          {messages.to}
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
            {messages.add}
          </button>
        </div>
      </form>
    </Block>
  )
}
