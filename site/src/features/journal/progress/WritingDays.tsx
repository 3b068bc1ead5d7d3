import { PICTURE_DAYS, type ProgressView } from '#domain/journal/schema.ts'
import { addDays } from '#domain/time/localDay.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { Section } from '../../../ui/layout.tsx'
import css from './progress.module.css'

/** One day of the picture and what is left between two, in its own units. */
const CELL = 20
const GAP = 6
const WEEK = 7
/** Entries of a day that are told apart. */
const DEEPEST = 3

/** Twelve weeks of days, a week beside the other: a hull in the water for each day with entries, deeper with more of them. */
export function WritingDays({ progress: { today, days, entries } }: { progress: ProgressView }) {
  const t = useMessages()
  // Days have no zone: they are shown as they are.
  const format = useFormat('UTC')
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const all = Array.from({ length: PICTURE_DAYS }, (_, index) => addDays(today, index + 1 - PICTURE_DAYS))
  const weeks = PICTURE_DAYS / WEEK
  const width = weeks * (CELL + GAP)
  const name = (day: string) => format.date(`${day}T12:00:00Z`)
  return (
    <Section title={t('journal.progress.days')} aside={plural(t, 'journal.progress.total', entries)}>
      <svg
        className={css.picture}
        viewBox={`0 0 ${width} ${WEEK * (CELL + GAP)}`}
        role="img"
        aria-label={plural(t, 'journal.progress.days_sum', days.length)}
      >
        {all.map((day, index) => {
          const count = counts.get(day) ?? 0
          const column = Math.floor(index / WEEK)
          const x = (t.dir === 'rtl' ? weeks - 1 - column : column) * (CELL + GAP) + GAP / 2
          const y = (index % WEEK) * (CELL + GAP) + GAP / 2
          return (
            <g key={day} className={css.day} data-depth={Math.min(count, DEEPEST)} data-today={day === today}>
              <title>
                {count === 0
                  ? t('journal.progress.day_none', { day: name(day) })
                  : plural(t, 'journal.progress.day_words', count, { day: name(day) })}
              </title>
              <path d={`M${x} ${y + 4}h${CELL}a${CELL / 2} ${CELL / 2 + 2} 0 0 1 -${CELL} 0Z`} />
            </g>
          )
        })}
      </svg>
      <p className={css.span} aria-hidden="true">
        <span>{name(all[0]!)}</span>
        <span>{name(today)}</span>
      </p>
      <p>{plural(t, 'journal.progress.days_sum', days.length)}</p>
      {days.length > 0 && (
        <details>
          <summary>{t('journal.progress.table')}</summary>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('journal.progress.day')}</th>
                <th scope="col">{t('journal.progress.entries')}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row">{name(day)}</th>
                  <td>{format.number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Section>
  )
}
