import { fill } from '#messages/catalog.ts'
import { Bars } from '#admin/_shell/Bars.tsx'
import type { Cards, DashboardWords } from '../types.ts'

type Props = { week: Cards['coach']['week']; words: DashboardWords['coach_week']; locale: string }

/** What became of the coach's messages: shown is not read, so the two have their own rows and words. Source: decision D-048. */
export function CoachWeek({ week, words, locale }: Props) {
  if (!week) return <p className="ek-empty">{words.few}</p>
  const whole = Math.max(week.delivered, 1)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const bars = (['delivered', 'shown', 'engaged'] as const).map((key) => ({
    key,
    label: words[key],
    note: words[`${key}_note`],
    share: week[key] / whole,
    cells: [
      fill(words.share, {
        count: week[key].toLocaleString(locale),
        percent: percent.format(week[key] / whole),
      }),
    ],
  }))
  return (
    <>
      <Bars columns={[words.column, words.messages]} bars={bars} />
      <p className="ek-small">{words.who}</p>
    </>
  )
}
