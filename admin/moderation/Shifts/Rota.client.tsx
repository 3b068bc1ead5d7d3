'use client'

import { shiftsApi, type ShiftsView } from '#domain/moderation/shiftsApi.ts'
import { fill } from '#messages/catalog.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { useChange } from '#admin/_shell/useChange.client.ts'
import { OwnShift } from './OwnShift.tsx'
import { PlanShift } from './PlanShift.tsx'
import type { Run, ShiftMessages } from './types.ts'

/** Colleagues start and end beside this page, so the rota is asked for again this often, in milliseconds. */
const EVERY_MS = 30_000
const load = () => call(shiftsApi.readShifts)

type Props = { shifts: ShiftsView | null; at: number; locale: string; messages: ShiftMessages }

/** Who is there now, the caller's own shift with its note, and the rota. */
export function Rota({ shifts, at, locale, messages }: Props) {
  const polled = usePolled({ data: shifts, at, everyMs: EVERY_MS, load })
  const when = (instant: string) =>
    new Date(instant).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })

  const change = useChange({ otherwise: messages.error, again: polled.again })
  const { busy } = change
  const run: Run = (act, done) =>
    change.run(async () => {
      await act()
      return done
    })

  if (!polled.data) return <LoadFailed text={messages.failed} retry={messages.retry} again={polled.again} />
  const { now, mine, note, rota, colleagues } = polled.data
  return (
    <>
      <Block id="now" title={messages.now}>
        {now.length === 0 && <p className="ek-empty">{messages.nobody}</p>}
        <ul className="ek-flags">
          {now.map(({ username, until, hasMark }) => (
            <li key={username}>
              <b>
                <bdi>{username}</bdi>
              </b>
              <p>
                {[
                  until ? fill(messages.until, { when: when(until) }) : messages.duty,
                  hasMark && messages.mark,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
        {note ? (
          <div className="ek-held__words">
            <b>{fill(messages.last_note, { name: note.by, when: when(note.at) })}</b>
            <p dir="auto">{note.text}</p>
          </div>
        ) : (
          <p>{messages.no_note}</p>
        )}
        <OwnShift isOn={mine !== null} busy={busy} messages={messages} run={run} />
      </Block>
      <Block id="rota" title={messages.rota}>
        {rota.length === 0 && <p className="ek-empty">{messages.rota_empty}</p>}
        <ul className="ek-flags">
          {rota.map(({ id, username, startsAt, endsAt, mayRemove }) => (
            <li key={id}>
              <div>
                <b>
                  <bdi>{username}</bdi>
                </b>
                <p>
                  {when(startsAt)} – {when(endsAt)}
                </p>
              </div>
              {mayRemove && (
                <button
                  type="button"
                  className="ek-button"
                  disabled={busy}
                  aria-label={`${messages.remove}: ${username}, ${when(startsAt)}`}
                  onClick={() =>
                    void run(() => call(shiftsApi.removeShift, { params: { id } }), messages.removed)
                  }
                >
                  {messages.remove}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Block>
      <PlanShift colleagues={colleagues} busy={busy} messages={messages} run={run} />
    </>
  )
}
