'use client'

import type { ReactNode } from 'react'
import { directionOf, type Locale } from '#messages/locales.ts'
import { Plot } from '#admin/_shell/charts/Plot.client.tsx'
import type { UsageByAge } from '#operations/analytics/usageByAge.ts'
import type { UsageMessages } from '../types.ts'

type Props = {
  usage: UsageByAge
  messages: UsageMessages
  summary: string
  locale: Locale
  table?: ReactNode
}

/**
 * People of each day as lines that step from day to day, one for each counted band. A day too few people stand behind
 * is a gap.
 */
export function DayLines({ usage: { days, bands }, messages, summary, locale, table }: Props) {
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Plot kind="lines" table={{ label: messages.table, rows: table }}>
      {({ LinesPlot }) => (
        <LinesPlot
          days={days.map((day) => date.format(new Date(`${day}T00:00:00Z`)))}
          lines={bands.map(({ band, days: counts }) => ({ key: band, name: messages.band[band], counts }))}
          summary={summary}
          none={messages.few}
          locale={locale}
          isMirrored={directionOf(locale) === 'rtl'}
        />
      )}
    </Plot>
  )
}
