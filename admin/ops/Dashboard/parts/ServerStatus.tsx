import { fill } from '#messages/catalog.ts'
import { State } from '#admin/_shell/State.tsx'
import type { Cards, DashboardMessages } from '../types.ts'

const kinds = { online: 'ok', lagging: 'warn', offline: 'bad' } as const

/** Each part: online, lagging or offline, with the milliseconds it took. Source: docs/rules/ops.md S-003-2.2. */
export function ServerStatus({
  parts,
  messages,
  locale,
}: {
  parts: Cards['server']
  messages: DashboardMessages
  locale: string
}) {
  return (
    <table className="ek-table">
      <thead>
        <tr>
          <th scope="col">{messages.server_state}</th>
          <th scope="col">{messages.server_part}</th>
          <th scope="col">{messages.server_ms}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ component, status, ms }) => (
          <tr key={component}>
            <td>
              <State kind={kinds[status]}>{messages[status]}</State>
            </td>
            <th scope="row">{messages[component]}</th>
            <td>
              {ms === null
                ? messages.no_answer
                : fill(messages.ms, { ms: Math.round(ms).toLocaleString(locale) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
