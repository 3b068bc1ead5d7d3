import type { DroppedReason } from '#domain/trivia/generation.ts'
import type { GenerationRow } from '#domain/trivia/weeksApi.ts'
import { fill } from '#messages/catalog.ts'
import { localeNames, type Locale } from '#messages/locales.ts'
import { ScrollBox } from '#admin/_shell/ScrollBox.tsx'
import { dayText } from '../parts/days.ts'
import type { DeskMessages } from '../types.ts'

type Props = { log: readonly GenerationRow[]; messages: DeskMessages; locale: Locale }

/** The latest rows of the log: for whom, how it went, what was kept, and why questions were dropped. */
export function GenerationLog({ log, messages, locale }: Props) {
  const { generation: texts, break_videos } = messages
  if (log.length === 0) return <p className="ek-empty">{texts.empty}</p>
  const title = fill(texts.log, { count: log.length.toLocaleString(locale) })
  return (
    <div className="ek-log">
      <h2>{title}</h2>
      <ScrollBox name={title}>
        <table className="ek-table">
          <thead>
            <tr>
              {[texts.week, texts.for_whom, texts.status, texts.kept, texts.dropped, texts.when].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {log.map(({ id, weekKey, ageGroup, locale: language, status, kept, dropped, createdAt }) => (
              <tr key={id} data-state={status}>
                <th scope="row">{dayText(weekKey, locale)}</th>
                <td>
                  {break_videos.age[ageGroup]}, <bdi lang={language}>{localeNames[language]}</bdi>
                </td>
                <td>
                  <span className="ek-log__state">{texts.state[status]}</span>
                </td>
                <td>{kept.toLocaleString(locale)}</td>
                <td>
                  <Reasons dropped={dropped} messages={messages} locale={locale} />
                </td>
                <td>
                  {new Date(createdAt).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}

type ReasonsProps = { dropped: GenerationRow['dropped']; messages: DeskMessages; locale: Locale }

/** Each reason with how often it came. */
function Reasons({ dropped, messages: { generation: texts }, locale }: ReasonsProps) {
  if (dropped.length === 0) return texts.nothing
  const counts = new Map<DroppedReason, number>()
  for (const { reason } of dropped) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
    .map(([reason, count]) =>
      count === 1 ? texts.reason[reason] : `${texts.reason[reason]} (${count.toLocaleString(locale)})`,
    )
    .join('; ')
}
