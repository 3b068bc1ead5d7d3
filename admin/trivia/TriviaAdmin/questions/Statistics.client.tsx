'use client'

import { triviaBankApi, type DeskStatistics } from '#domain/trivia/bankApi.ts'
import type { Locale } from '#messages/locales.ts'
import { call } from '#admin/_shell/call.client.ts'
import { usePolled } from '#admin/_shell/usePolled.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import type { DeskMessages } from '../types.ts'

const EVERY_MS = 60_000
const load = () => call(triviaBankApi.deskStatistics)

type Props = { statistics: DeskStatistics | null; at: number; locale: Locale; messages: DeskMessages }

/** What was played, above the tabs. Source: docs/rules/trivia.md D-114. */
export function Statistics({ statistics, at, locale, messages }: Props) {
  const { data, again } = usePolled({ data: statistics, at, everyMs: EVERY_MS, load })
  const texts = messages.questions.stats
  if (!data) return <LoadFailed text={texts.failed} retry={messages.retry} again={again} />
  const number = (value: number) => value.toLocaleString(locale)
  const percent = (value: number | null) =>
    value === null ? '–' : (value / 100).toLocaleString(locale, { style: 'percent' })
  const figures = [
    [texts.plays, number(data.plays), texts.plays_note],
    [texts.average, percent(data.averagePercent), texts.average_note],
    [texts.streak, number(data.maxStreak), texts.streak_note],
    [texts.completion, percent(data.completionPercent), texts.completion_note],
  ] as const
  return (
    <section aria-label={texts.title}>
      <dl className="ek-figures">
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              <span>{data.plays === 0 ? texts.none : note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
