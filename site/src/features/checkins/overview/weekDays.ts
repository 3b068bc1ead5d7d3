import { VERDICT_MIN, type WeekView } from '#domain/checkins/schema.ts'
import type { Format } from '../../../lib/format.ts'
import type { Messages } from '../../../lib/messages.tsx'
import type { WeekChartDay } from '../charts/WeekChart.tsx'
import { bandOf } from '#domain/checkins/moods.ts'
import { isMood, moodName } from '../../../ui/moodNames.ts'

type Speech = { t: Messages; format: Format; child: boolean }

/** Returns whether there are enough check-ins for an average as text. Source: docs/rules/checkins.md H-5. */
export const isEnough = ({ days }: WeekView): boolean =>
  days.reduce((sum, { count }) => sum + count, 0) >= VERDICT_MIN

/** The days of the week as the chart draws them. The last one is today; a day without check-in stays a gap. */
export const chartDays = (week: WeekView, { t, format, child }: Speech): WeekChartDay[] =>
  week.days.map(({ day, score, mood, count }, index) => ({
    day,
    name: format.weekday(day, 'long'),
    short: format.weekday(day),
    narrow: format.weekday(day, 'narrow'),
    today: index === week.days.length - 1,
    score,
    mood: mood !== null && isMood(mood) ? { id: mood, name: moodName(t, mood, child) } : null,
    // Children see no averages. One check-in is its own average.
    ...(score !== null &&
      count > 1 &&
      !child &&
      isEnough(week) && { detail: averageText(score, { t, format }) }),
  }))

const averageText = (score: number, { t, format }: Omit<Speech, 'child'>): string =>
  t('shell.chart.average', { average: format.number(score, 1), band: t(`checkins.band.${bandOf(score)}`) })

/** The week in a sentence, for those who hear it: every day with its mood or its gap, then the average. */
export function weekSentence(week: WeekView, speech: Speech): string {
  const { t, child } = speech
  const days = chartDays(week, speech).map(({ name, today, mood }) => {
    const nothing = t(today ? 'shell.chart.not_yet' : 'shell.chart.no_check_in')
    return `${today ? t('shell.chart.today') : name} ${mood?.name ?? nothing}`
  })
  const sentence = t('shell.chart.week', { days: days.join(t.locale === 'ar' ? '، ' : ', ') })
  return child || week.average === null || !isEnough(week)
    ? sentence
    : `${sentence} ${averageText(week.average, speech)}.`
}
