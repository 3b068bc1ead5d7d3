'use client'

import { severities } from '#domain/moderation/queue.ts'
import { fill } from '#messages/catalog.ts'
import { directionOf } from '#messages/locales.ts'
import { usePlots } from '#admin/_shell/charts/usePlots.client.ts'
import type { DeskTabProps } from './types.ts'

/** What waits, how long it takes, and how many arrived and were decided, drawn. */
export function Figures({ messages, locale, figures }: DeskTabProps) {
  const plots = usePlots()
  if (!figures) return <p role="status">{messages.loading}</p>
  const texts = messages.figures
  const number = (count: number) => count.toLocaleString(locale)
  const sum = (of: (day: { arrived: number; decided: number }) => number) =>
    figures.days.reduce((all, day) => all + of(day), 0)
  const shown = [
    [texts.open, number(severities.reduce((all, severity) => all + figures.open[severity], 0))],
    [texts.overdue, number(figures.overdue)],
    [texts.appeals, number(figures.appeals)],
    [
      texts.median,
      figures.medianMinutes === null
        ? texts.none
        : fill(texts.minutes, { count: number(figures.medianMinutes) }),
    ],
  ] as const
  const isMirrored = directionOf(locale) === 'rtl'
  const summary = fill(texts.summary, {
    arrived: number(sum(({ arrived }) => arrived)),
    decided: number(sum(({ decided }) => decided)),
  })
  const levels = severities.map((severity) => ({
    key: severity,
    name: messages.severity[severity],
    count: figures.open[severity],
  }))
  return (
    <>
      <dl className="ek-figures">
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      <h2>{texts.lines}</h2>
      <p>{summary}</p>
      {typeof plots === 'object' && (
        <>
          <div className="ek-plot ek-plot--lines">
            <plots.LinesPlot
              days={figures.days.map(({ day }) =>
                new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, {
                  month: 'short',
                  day: 'numeric',
                  timeZone: 'UTC',
                }),
              )}
              lines={[
                { key: 'arrived', name: texts.arrived, counts: figures.days.map(({ arrived }) => arrived) },
                { key: 'decided', name: texts.decided, counts: figures.days.map(({ decided }) => decided) },
              ]}
              summary={summary}
              none={texts.none}
              locale={locale}
              isMirrored={isMirrored}
            />
          </div>
          <h2>{texts.by_severity}</h2>
          <div className="ek-plot ek-plot--levels">
            <plots.LevelsPlot
              levels={levels}
              summary={levels.map(({ name, count }) => `${name} ${number(count)}`).join(', ')}
              locale={locale}
              isMirrored={isMirrored}
            />
          </div>
        </>
      )}
    </>
  )
}
