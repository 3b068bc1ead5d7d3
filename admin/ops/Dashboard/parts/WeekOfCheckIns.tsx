import type { Cards } from '../types.ts'

const WIDTH = 700
const HEIGHT = 120
/** The lowest water, so that a day with one check-in and a day with none differ. */
const GROUND = 6

/** Check-ins of seven days as water that steps from day to day, with the counts as text under it. */
export function WeekOfCheckIns({
  days,
  empty,
  locale,
}: {
  days: Cards['checkIns']['sevenDays']
  empty: string
  locale: string
}) {
  const most = Math.max(...days.map((day) => day.count), 0)
  if (most === 0) return <p className="ek-empty">{empty}</p>
  const wide = WIDTH / days.length
  const level = (count: number) =>
    HEIGHT - (count === 0 ? 0 : GROUND + (count / most) * (HEIGHT - GROUND - 2))
  const steps = days
    .map(({ count }, at) => `L${at * wide} ${level(count)}L${(at + 1) * wide} ${level(count)}`)
    .join('')
  const line = `M${steps.slice(1)}`
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className="ek-week">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="ek-week__water" d={`M0 ${HEIGHT}${steps}L${WIDTH} ${HEIGHT}Z`} />
        <path className="ek-week__level" d={line} />
      </svg>
      <ol>
        {days.map(({ day, count }) => (
          <li key={day}>
            <b>{count.toLocaleString(locale)}</b>
            <time dateTime={day}>{weekday.format(new Date(`${day}T00:00:00Z`))}</time>
          </li>
        ))}
      </ol>
    </div>
  )
}
