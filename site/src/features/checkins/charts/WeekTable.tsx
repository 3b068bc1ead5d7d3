import { useMessages } from '../../../lib/messages.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import type { WeekPlotDay } from '../../../ui/charts/WeekPlot.tsx'
import css from './WeekChart.module.css'

/** The same week as a table. */
export function WeekTable({ days, caption }: { days: readonly WeekPlotDay[]; caption: string }) {
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
                {day.mood && <MoodFloat mood={day.mood.id} className={css.float} />}
                {day.text}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
