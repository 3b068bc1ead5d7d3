import { useMessages } from '../lib/messages.tsx'
import { MoodFloat } from './MoodFloat.tsx'
import type { WeekChartDay } from './WeekChart.tsx'
import css from './WeekChart.module.css'

/** The same week as a table. */
export function WeekTable({ days, caption }: { days: readonly WeekChartDay[]; caption: string }) {
  const t = useMessages()
  return (
    <table className={css.table}>
      <caption className="ek-sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('shell.chart.day')}</th>
          <th scope="col">{t('shell.chart.mood')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">{day.today ? t('shell.chart.today') : day.name}</th>
            <td>
              <span className={css.named}>
                {day.mood && <MoodFloat mood={day.mood.id} />}
                {day.mood?.name ?? t(day.today ? 'shell.chart.not_yet' : 'shell.chart.no_check_in')}
                {day.detail && `, ${day.detail}`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
