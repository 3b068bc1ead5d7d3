import { fill } from '#messages/catalog.ts'
import { directionOf, type Locale } from '#messages/locales.ts'
import { Shares } from '#admin/_shell/charts/Shares.client.tsx'
import type { Cards, DashboardMessages } from '../types.ts'

type Props = { week: Cards['coach']['week']; messages: DashboardMessages['coach_week']; locale: Locale }

/** The coach's messages: shown and read have rows of their own. Source: docs/rules/coach.md D-048. */
export function CoachWeek({ week, messages, locale }: Props) {
  if (!week) return <p className="ek-empty">{messages.few}</p>
  const whole = Math.max(week.delivered, 1)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const count = (key: 'delivered' | 'shown' | 'engaged') => week[key].toLocaleString(locale)
  const rows = (['delivered', 'shown', 'engaged'] as const).map((key) => ({
    key,
    label: messages[key],
    note: messages[`${key}_note`],
    share: week[key] / whole,
    cells: [fill(messages.share, { count: count(key), percent: percent.format(week[key] / whole) })],
  }))
  return (
    <>
      <Shares
        columns={[messages.column, messages.messages]}
        rows={rows}
        summary={fill(messages.sum, {
          delivered: count('delivered'),
          shown: count('shown'),
          engaged: count('engaged'),
        })}
        isMirrored={directionOf(locale) === 'rtl'}
      />
      <p className="ek-small">{messages.who}</p>
    </>
  )
}
