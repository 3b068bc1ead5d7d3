import { ageGroups } from '#domain/account/ageGroup.ts'
import { addDays } from '#domain/time/localDay.ts'
import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS } from '#domain/trivia/session.ts'
import { triviaWeek, weekBefore } from '#domain/trivia/week.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { randomFrom } from '../random.ts'
import type { SeededPerson } from './people.ts'

const DAY_MS = 86_400_000
/** The zone that reaches a weekend last: its weekend is the oldest one that still counts for anybody. */
const LAST_ZONE = 'Etc/GMT+12'
/** Weekends that are published from that one on, so that a world which runs on has them too. */
const WEEKENDS = 4

/** Publishes the weekends around `now`, for every age group. What is there stays. */
export async function seedTriviaWeekends(sql: Sql, now: Date): Promise<void> {
  const first = triviaWeek(now, LAST_ZONE).weekKey
  const weeks = Array.from({ length: WEEKENDS }, (_, index) => addDays(first, index * 7))
  await insertRows(
    sql,
    'trivia_weekly_sessions',
    {
      id: 'uuid',
      week_key: 'text',
      age_group: 'text',
      locale: 'text',
      status: 'text',
      published_at: 'timestamptz',
      ...stamps,
    },
    weeks.flatMap((week_key) =>
      ageGroups.map((age_group) => ({
        id: seedId(`trivia:${week_key}:${age_group}`),
        week_key,
        age_group,
        locale: 'en',
        status: 'published',
        published_at: now,
        created_at: now,
        updated_at: now,
      })),
    ),
  )
}

/** Who has played, and how many weekends in a row up to the last one that is over. */
const players: readonly (readonly [handle: string, weekends: number])[] = [
  ['maren', 3],
  ['jonas', 5],
  ['walter', 2],
  ['tobias', 1],
  ['rosa', 4],
  ['henri', 2],
]

/** Stores finished sessions; Walter has already played when it is the weekend where he lives. */
export async function seedTriviaPlayed(sql: Sql, people: readonly SeededPerson[], now: Date): Promise<void> {
  await insertRows(
    sql,
    'trivia_session_progress',
    {
      id: 'uuid',
      user_id: 'uuid',
      week_key: 'text',
      session_number: 'numeric',
      score: 'numeric',
      completed_at: 'timestamptz',
      ...stamps,
    },
    players.flatMap(([handle, weekends]) => {
      const person = people.find((one) => one.handle === handle)!
      const { weekKey, isOpen } = triviaWeek(now, person.zone)
      const weeks = isOpen && handle === 'walter' ? [weekKey] : []
      for (let week = weekBefore(weekKey); weeks.length < weekends; week = weekBefore(week)) weeks.push(week)
      return weeks.flatMap((week_key) => playedOf(person, week_key, now))
    }),
  )
}

function playedOf(person: SeededPerson, week_key: string, now: Date) {
  const random = randomFrom(`trivia:${person.handle}:${week_key}`)
  const at = new Date(Math.min(Date.parse(`${week_key}T18:00:00Z`), now.getTime() - DAY_MS / 24))
  return Array.from({ length: TRIVIA_SESSIONS }, (_, index) => ({
    id: seedId(`trivia:${person.handle}:${week_key}:${index + 1}`),
    user_id: person.id,
    week_key,
    session_number: index + 1,
    score: random.between(5, TRIVIA_QUESTIONS),
    completed_at: at,
    created_at: at,
    updated_at: at,
  }))
}
