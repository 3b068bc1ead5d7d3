import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS } from '#domain/trivia/figures.ts'
import { correctIndex, optionId, pointsOf } from '#domain/trivia/session.ts'
import { triviaWeek, weekBefore } from '#domain/trivia/week.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { randomFrom } from '../random.ts'
import type { SeededPerson } from './people.ts'
import { weekendId, weekendSessions } from './triviaWeekends.ts'

const DAY_MS = 86_400_000

/** Who has played, and how many weekends in a row up to the last one that is over. */
const players: readonly (readonly [handle: string, weekends: number])[] = [
  ['maren', 3],
  ['jonas', 5],
  ['walter', 2],
  ['tobias', 1],
  ['rosa', 4],
  ['henri', 2],
]
/** Who is in the middle of the weekend that is open: in which session, after how many questions. */
const playing: readonly (readonly [handle: string, session: number, answered: number])[] = [
  ['jonas', 2, 4],
  ['rosa', 1, 7],
]

const progress = {
  id: 'uuid',
  user_id: 'uuid',
  week_key: 'text',
  session_number: 'numeric',
  answers: 'jsonb',
  score: 'numeric',
  completed_at: 'timestamptz',
  ...stamps,
} as const

/** The weekend that is open where the last one stays open up to Friday, as in the demo dataset. */
const openWeek = (now: Date, { zone }: SeededPerson) => triviaWeek(now, zone, { allWeek: true }).weekKey

/** Stores finished sessions; Walter has played the weekend that is open, and two are in the middle of it. */
export async function seedTriviaPlayed(sql: Sql, people: readonly SeededPerson[], now: Date): Promise<void> {
  const named = (handle: string) => people.find((one) => one.handle === handle)!
  const rows = players.flatMap(([handle, weekends]) => {
    const person = named(handle)
    const open = openWeek(now, person)
    const weeks = handle === 'walter' ? [open] : []
    for (let week = weekBefore(open); weeks.length < weekends; week = weekBefore(week)) weeks.push(week)
    return weeks.flatMap((week) => playedOf(person, week, TRIVIA_SESSIONS, now))
  })
  const begun = playing.flatMap(([handle, session]) =>
    playedOf(named(handle), openWeek(now, named(handle)), session - 1, now),
  )
  await insertRows(sql, 'trivia_session_progress', progress, [...rows, ...begun])
  for (const [handle, session, answered] of playing)
    await seedBegun(sql, named(handle), { session, answered, now })
}

function playedOf(person: SeededPerson, week_key: string, sessions: number, now: Date) {
  const random = randomFrom(`trivia:${person.handle}:${week_key}`)
  const at = new Date(Math.min(Date.parse(`${week_key}T18:00:00Z`), now.getTime() - DAY_MS / 24))
  return Array.from({ length: sessions }, (_, index) => ({
    id: seedId(`trivia:${person.handle}:${week_key}:${index + 1}`),
    user_id: person.id,
    week_key,
    session_number: index + 1,
    answers: [],
    score: pointsOf(random.between(5, TRIVIA_QUESTIONS)),
    completed_at: at,
    created_at: at,
    updated_at: at,
  }))
}

/** Stores a session a person began, with its first answers; every third one is wrong. */
async function seedBegun(
  sql: Sql,
  person: SeededPerson,
  { session, answered, now }: { session: number; answered: number; now: Date },
): Promise<void> {
  const week = openWeek(now, person)
  const id = seedId(`trivia-play:${person.handle}:${week}:${session}`)
  const at = { created_at: now, updated_at: now }
  await insertRows(
    sql,
    'trivia_plays',
    {
      id: 'uuid',
      user_id: 'uuid',
      week_key: 'text',
      session_number: 'numeric',
      weekly_session_id: 'uuid',
      begun_at: 'timestamptz',
      ...stamps,
    },
    [
      {
        id,
        user_id: person.id,
        week_key: week,
        session_number: session,
        weekly_session_id: weekendId(week, person.ageGroup, person.locale),
        begun_at: now,
        ...at,
      },
    ],
  )
  const questions = weekendSessions(week, person.ageGroup, person.locale)[session - 1]!
  await insertRows(
    sql,
    'trivia_answers',
    {
      id: 'uuid',
      user_id: 'uuid',
      play_id: 'uuid',
      question: 'numeric',
      choice: 'text',
      is_correct: 'boolean',
      answered_at: 'timestamptz',
      ...stamps,
    },
    questions.slice(0, answered).map((question, index) => {
      const isCorrect = index % 3 !== 2
      const right = correctIndex(question)
      return {
        id: seedId(`${id}:${index + 1}`),
        user_id: person.id,
        play_id: id,
        question: index + 1,
        choice: optionId(isCorrect ? right : (right + 1) % question.options.length),
        is_correct: isCorrect,
        answered_at: now,
        ...at,
      }
    }),
  )
}
