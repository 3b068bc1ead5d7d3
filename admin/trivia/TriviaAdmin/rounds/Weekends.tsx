import { ageGroups } from '#domain/account/ageGroup.ts'
import type { Output } from '#domain/api/contract.ts'
import { TRIVIA_WEEK_QUESTIONS } from '#domain/trivia/figures.ts'
import type { triviaWeeksApi, WeekRow } from '#domain/trivia/weeksApi.ts'
import { fill } from '#messages/catalog.ts'
import { localeNames, locales, type Locale } from '#messages/locales.ts'
import { ScrollBox } from '#admin/_shell/ScrollBox.tsx'
import { dayText } from '../parts/days.ts'
import type { DeskMessages } from '../types.ts'

type Props = { listed: Output<typeof triviaWeeksApi.weeks>; messages: DeskMessages; locale: Locale }

/** Weekends with what is published of them, for each age group and language. */
export function Weekends({ listed: { weekKey, weeks }, messages, locale }: Props) {
  const { rounds: texts, break_videos } = messages
  return (
    <section className="ek-weekends" aria-labelledby="rounds-weekends">
      <h2 id="rounds-weekends">{texts.weekends}</h2>
      {weeks.map((week) => (
        <details key={week.weekKey} open={week.weekKey === weekKey}>
          <summary>
            <b>{fill(texts.week, { date: dayText(week.weekKey, locale) })}</b>
            {week.weekKey === weekKey && <span className="ek-weekends__now">{texts.now}</span>}
            <span>
              {fill(texts.published, {
                count: week.sessions.filter(({ isPublished }) => isPublished).length.toLocaleString(locale),
                all: week.sessions.length.toLocaleString(locale),
              })}
            </span>
          </summary>
          <ScrollBox name={dayText(week.weekKey, locale)}>
            <table className="ek-table">
              <thead>
                <tr>
                  <th scope="col">{texts.age}</th>
                  {locales.map((one) => (
                    <th key={one} scope="col" lang={one}>
                      {localeNames[one]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ageGroups.map((ageGroup) => (
                  <tr key={ageGroup}>
                    <th scope="row">{break_videos.age[ageGroup]}</th>
                    {locales.map((one) => (
                      <Cell
                        key={one}
                        session={week.sessions.find(
                          (session) => session.ageGroup === ageGroup && session.locale === one,
                        )}
                        texts={texts}
                        locale={locale}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </details>
      ))}
    </section>
  )
}

type CellProps = {
  session: WeekRow['sessions'][number] | undefined
  texts: DeskMessages['rounds']
  locale: Locale
}

function Cell({ session, texts, locale }: CellProps) {
  if (!session) return <td />
  const { isPublished, approved } = session
  const state = isPublished ? 'published' : approved < TRIVIA_WEEK_QUESTIONS ? 'short' : 'ready'
  return (
    <td data-state={state}>
      {isPublished
        ? texts.is_published
        : fill(texts.approved, {
            count: approved.toLocaleString(locale),
            all: TRIVIA_WEEK_QUESTIONS.toLocaleString(locale),
          })}
    </td>
  )
}
