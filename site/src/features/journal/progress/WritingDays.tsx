import { PICTURE_DAYS, type ProgressView } from '#domain/journal/schema.ts'
import { addDays } from '#domain/time/localDay.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { usePlots } from '../../../ui/charts/usePlots.ts'
import { Section } from '../../../ui/layout.tsx'
import css from './progress.module.css'

/** Twelve weeks of days, drawn, in a sentence, and as a table. The table is open when the drawing does not load. */
export function WritingDays({ progress: { today, days, entries } }: { progress: ProgressView }) {
  const t = useMessages()
  const plots = usePlots()
  // Days have no zone: they are shown as they are.
  const format = useFormat('UTC')
  const name = (day: string) => format.date(`${day}T12:00:00Z`)
  const summary = plural(t, 'journal.progress.days_sum', days.length)
  return (
    <Section title={t('journal.progress.days')} aside={plural(t, 'journal.progress.total', entries)}>
      {plots === 'loading' && <div className={css.waiting} />}
      {typeof plots === 'object' && (
        <plots.DaysPlot
          days={pictureDays({ today, days }).map(({ day, count }) => ({
            day,
            count,
            today: day === today,
            text:
              count === 0
                ? t('journal.progress.day_none', { day: name(day) })
                : plural(t, 'journal.progress.day_words', count, { day: name(day) }),
          }))}
          summary={summary}
          weekday={(day) => format.weekday(day, 'narrow')}
          month={format.month}
        />
      )}
      <p>{summary}</p>
      {days.length > 0 && (
        <details open={plots === 'failed'}>
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

/** Every day of the picture up to today, also those without an entry. */
function pictureDays({ today, days }: Pick<ProgressView, 'today' | 'days'>) {
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  return Array.from({ length: PICTURE_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - PICTURE_DAYS)
    return { day, count: counts.get(day) ?? 0 }
  })
}
