import { ageGroups } from '#domain/account/ageGroup.ts'
import { composeSessions } from '#domain/trivia/compose.ts'
import { TRIVIA_WEEK_QUESTIONS } from '#domain/trivia/figures.ts'
import { weekendToPublish } from '#domain/trivia/schedule.ts'
import { triviaWeek, weekBefore } from '#domain/trivia/week.ts'
import { locales, type Locale } from '#messages'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { Sql } from '#services/database/db.ts'
import { curatedTrivia } from '../content/trivia.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

/** The zone that reaches a weekend last: its weekend is the oldest one that still counts for a member. */
const LAST_ZONE = 'Etc/GMT+12'

const WEEK_MS = 7 * 86_400_000

/** The id of the sessions of a weekend. */
export const weekendId = (weekKey: string, ageGroup: AgeGroup, locale: Locale): string =>
  seedId(`trivia:${weekKey}:${ageGroup}:${locale}`)

/** The questions of a weekend, as they are published. One half of the list and the other take turns. */
export function weekendSessions(weekKey: string, ageGroup: AgeGroup, locale: Locale) {
  const bank = curatedTrivia.filter(
    (question) => question.ageGroup === ageGroup && question.locale === locale,
  )
  const half = bank.filter(
    (_, index) => Math.floor(index / TRIVIA_WEEK_QUESTIONS) === weekNumber(weekKey) % 2,
  )
  return composeSessions(bank, weekKey, { first: new Set(half.map(({ id }) => id)) })!
}

const weekNumber = (weekKey: string): number => Math.floor(Date.parse(weekKey) / WEEK_MS)

/**
 * Publishes the last weekend, which stays open, and the one that is due, for every age group in every language. The
 * next one is left to staff and the worker. What is there stays.
 */
export async function seedTriviaWeekends(sql: Sql, now: Date): Promise<void> {
  const last = weekBefore(triviaWeek(now, LAST_ZONE).weekKey)
  const weeks = [...new Set([last, weekendToPublish(now) ?? last])]
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
