import { ageGroups } from '#domain/account/ageGroup.ts'
import { composeSessions } from '#domain/trivia/compose.ts'
import { triviaWeek, weekBefore } from '#domain/trivia/week.ts'
import { addDays } from '#domain/time/localDay.ts'
import { locales, type Locale } from '#messages'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { Sql } from '#services/database/db.ts'
import { curatedTrivia } from '../content/trivia.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

/** The zone that reaches a weekend last: its weekend is the oldest one that still counts for anybody. */
const LAST_ZONE = 'Etc/GMT+12'
/** Weekends that are published: one back for people in it, and those to come, so that a dataset that runs on has them. */
const WEEKENDS = 5

/** The id of the sessions of a weekend. */
export const weekendId = (weekKey: string, ageGroup: AgeGroup, locale: Locale): string =>
  seedId(`trivia:${weekKey}:${ageGroup}:${locale}`)

/** The questions of a weekend, as they are published. */
export const weekendSessions = (weekKey: string, ageGroup: AgeGroup, locale: Locale) =>
  composeSessions(
    curatedTrivia.filter((question) => question.ageGroup === ageGroup && question.locale === locale),
    weekKey,
  )!

/** Publishes the weekends around `now`, for every age group in every language. What is there stays. */
export async function seedTriviaWeekends(sql: Sql, now: Date): Promise<void> {
  const first = weekBefore(triviaWeek(now, LAST_ZONE).weekKey)
  const weeks = Array.from({ length: WEEKENDS }, (_, index) => addDays(first, index * 7))
  await insertRows(
    sql,
    'trivia_weekly_sessions',
    {
      id: 'uuid',
      week_key: 'text',
      age_group: 'text',
      locale: 'text',
      topics: 'jsonb',
      session_1_questions: 'jsonb',
      session_2_questions: 'jsonb',
      session_3_questions: 'jsonb',
      status: 'text',
      published_at: 'timestamptz',
      ...stamps,
    },
    weeks.flatMap((week_key) =>
      ageGroups.flatMap((age_group) =>
        locales.map((locale) => {
          const [one, two, three] = weekendSessions(week_key, age_group, locale)
          return {
            id: weekendId(week_key, age_group, locale),
            week_key,
            age_group,
            locale,
            topics: [...new Set([one!, two!, three!].flat().map(({ category }) => category))],
            session_1_questions: one,
            session_2_questions: two,
            session_3_questions: three,
            status: 'published',
            published_at: now,
            created_at: now,
            updated_at: now,
          }
        }),
      ),
    ),
  )
}
