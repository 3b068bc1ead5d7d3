import { fill } from '#messages/catalog.ts'
import { State } from '#admin/_shell/State.tsx'
import type { Cards, DashboardMessages } from '../types.ts'

const kinds = { online: 'ok', lagging: 'warn', offline: 'bad' } as const

/** Each part: online, lagging or offline, with the milliseconds it took. Source: docs/rules/ops.md S-003-2.2. */
export function ServerStatus({
  parts,
  words,
  locale,
}: {
  parts: Cards['server']
  words: DashboardMessages
  locale: string
}) {
  return (
    <table className="ek-table">
      <thead>
        <tr>
          <th scope="col">{words.server_state}</th>
          <th scope="col">{words.server_part}</th>
          <th scope="col">{words.server_ms}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ component, status, ms }) => (
          <tr key={component}>
            <td>
              <State kind={kinds[status]}>{words[status]}</State>
            </td>
            <th scope="row">{words[component]}</th>
            <td>
              {ms === null ? words.no_answer : fill(words.ms, { ms: Math.round(ms).toLocaleString(locale) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
