import type { UsageByAge } from '#operations/analytics/usageByAge.ts'
import type { UsageWords } from '../types.ts'

const WIDTH = 720
const HEIGHT = 180
/** Room above the highest line, so that none is cut. */
const ABOVE = 6

type Props = { usage: UsageByAge; words: UsageWords; label: string; locale: string }

/** People of each day as lines that step from day to day, one for each counted band. A day too few people stand behind is a gap. */
export function DayLines({ usage: { days, bands }, words, label, locale }: Props) {
  const most = Math.max(1, ...bands.flatMap((band) => band.days.map((people) => people ?? 0)))
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const named = [days[0]!, days[Math.floor(days.length / 2)]!, days.at(-1)!]
  return (
    <figure className="ek-lines">
      <figcaption>
        {bands.map(({ band }) => (
          <span key={band}>
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path className={`ek-lines__line ek-lines__line--${band}`} d="M0 4L32 4" />
            </svg>
            {words.band[band]}
          </span>
        ))}
      </figcaption>
      <p className="ek-lines__most" aria-hidden="true">
        {most.toLocaleString(locale)}
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className="ek-lines__top" d={`M0 ${ABOVE}L${WIDTH} ${ABOVE}`} />
        {bands.map((band) => (
          <path
            key={band.band}
            className={`ek-lines__line ek-lines__line--${band.band}`}
            d={stepsOf(band.days, most)}
          />
        ))}
      </svg>
      <ol aria-hidden="true">
        {named.map((day) => (
          <li key={day}>{date.format(new Date(`${day}T00:00:00Z`))}</li>
        ))}
      </ol>
    </figure>
  )
}

/** A path that goes on from a day to the next and is lifted over gaps. */
function stepsOf(people: readonly (number | null)[], most: number): string {
  const wide = WIDTH / people.length
  let isDown = false
  return people
    .map((count, at) => {
      if (count === null) {
        isDown = false
        return ''
      }
      const y = HEIGHT - (count / most) * (HEIGHT - ABOVE)
      const step = `${isDown ? 'L' : 'M'}${at * wide} ${y}L${(at + 1) * wide} ${y}`
      isDown = true
      return step
    })
    .join('')
}
