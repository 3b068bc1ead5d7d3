import type { UsageByAge } from '#operations/analytics/usageByAge.ts'
import type { UsageMessages } from '../types.ts'

type Props = { usage: UsageByAge; messages: UsageMessages; locale: string }

/** The people of each day as a table, newest first. */
export function DayTable({ usage: { days, bands }, messages, locale }: Props) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const newest = days.map((day, at) => ({ day, at })).reverse()
  return (
    <table className="ek-table">
      <thead>
        <tr>
          <th scope="col">{messages.column.day}</th>
          {bands.map(({ band }) => (
            <th key={band} scope="col">
              {messages.band[band]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {newest.map(({ day, at }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{date.format(new Date(`${day}T00:00:00Z`))}</time>
            </th>
            {bands.map((band) => (
              <td key={band.band}>{band.days[at]?.toLocaleString(locale) ?? messages.few}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
