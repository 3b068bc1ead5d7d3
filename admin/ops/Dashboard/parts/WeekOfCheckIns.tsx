import { fill } from '#messages/catalog.ts'
import { directionOf, type Locale } from '#messages/locales.ts'
import { Plot } from '#admin/_shell/charts/Plot.client.tsx'
import type { Cards, DashboardMessages } from '../types.ts'

type Props = { days: Cards['checkIns']['sevenDays']; messages: DashboardMessages['week']; locale: Locale }

/** Check-ins of seven days as water that steps from day to day, and as a table. */
export function WeekOfCheckIns({ days, messages, locale }: Props) {
  if (days.every(({ count }) => count === 0)) return <p className="ek-empty">{messages.empty}</p>
  const named = (width: 'short' | 'long') => {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' })
    return (day: string) => weekday.format(new Date(`${day}T00:00:00Z`))
  }
  const [short, long] = [named('short'), named('long')]
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' })
  const summary = fill(messages.sum, {
    days: list.format(days.map(({ day, count }) => `${long(day)} ${count.toLocaleString(locale)}`)),
  })
  const rows = (
    <table className="ek-table">
      <thead>
        <tr>
          <th scope="col">{messages.day}</th>
          <th scope="col">{messages.count}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, count }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{long(day)}</time>
            </th>
            <td>{count.toLocaleString(locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <Plot kind="levels" table={{ label: messages.table, rows }}>
      {({ LevelsPlot }) => (
        <LevelsPlot
          levels={days.map(({ day, count }) => ({ key: day, name: short(day), count }))}
          summary={summary}
          locale={locale}
          isMirrored={directionOf(locale) === 'rtl'}
        />
      )}
    </Plot>
  )
}
