import { combinations } from '#domain/trivia/schedule.ts'
import { optionId } from '#domain/trivia/session.ts'
import { triviaWeek } from '#domain/trivia/week.ts'
import { publishWeekend } from '#operations/trivia/weeks/publishWeekend.ts'
import { seedFlags } from '#seed/factories/flags.ts'
import { seedTriviaBank } from '#seed/factories/triviaBank.ts'
import { systemClock } from '#services/clock/clock.ts'
import type { Db } from '#services/database/db.ts'
import { anyOf, vacuum, type BenchPerson, type Data } from '../kit/data.ts'
import type { Asked } from '../kit/load.ts'
import type { Runner } from '../kit/rounds.ts'
import type { Server } from '../kit/server.ts'

/** The weekend that is open now; a flag keeps it open up to Friday. */
export const weekKey = triviaWeek(new Date(), 'UTC', { allWeek: true }).weekKey
/** Sessions of that weekend: one to resume, one to answer in, one for the rush. */
export const sessions = { open: 1, answer: 2, rush: 3 } as const
/** Answers that are there already in a session that is resumed. */
const ANSWERED = 3
/** The last question stays open, so that no session is finished. */
const QUESTIONS = 9

/** Publishes the weekend and lets everybody with a session have begun each of its three. */
export async function prepareTrivia({ db, url, many }: Data): Promise<void> {
  await db.tx((sql) => seedFlags(sql, new Date()))
  await db.query(
    `update feature_flags set enabled = true where flag_key in ('ff.trivia', 'ff.trivia_all_week')`,
  )
  await db.query('delete from trivia_weekly_sessions')
  await seedTriviaBank(db, new Date())
  const services = { db, clock: systemClock, realtime: { publish: () => Promise.resolve() } as never }
  const { published } = await publishWeekend(services, weekKey)
  if (published.length !== combinations.length) throw new Error(`${published.length} sessions published`)
  const ids = many.map(({ id }) => id)
  await db.query(
    `insert into trivia_plays (id, user_id, week_key, session_number, weekly_session_id, begun_at, created_at, updated_at)
     select gen_random_uuid(), p.id, $2, n, s.id, now(), now(), now()
     from profiles p cross join generate_series(1, 3) as n
       join trivia_weekly_sessions s on s.week_key = $2 and s.locale = 'en' and s.age_group = p.age_group
     where p.id = any($1)`,
    [ids, weekKey],
  )
  await db.query(
    `insert into trivia_answers (id, user_id, play_id, question, choice, is_correct, answered_at, created_at, updated_at)
     select gen_random_uuid(), p.user_id, p.id, n, 'a', false, now(), now(), now()
     from trivia_plays p cross join generate_series(1, $1) as n where p.session_number = $2`,
    [ANSWERED, sessions.open],
  )
  await vacuum(url)
}

/** The headers of a member on our own page. */
const asMember = (url: string, { token }: BenchPerson) => ({
  cookie: `ek_session=${token}`,
  origin: url.replace('127.0.0.1', 'localhost'),
  'content-type': 'application/json',
})

/** A session that is resumed. */
export const openAsked = (url: string, person: BenchPerson, session: number = sessions.open): Asked => ({
  method: 'POST',
  path: '/api/trivia/plays',
  headers: asMember(url, person),
  body: JSON.stringify({ weekKey, session }),
})

/** An answer to a question of a session. */
export const answerAsked = (
  url: string,
  person: BenchPerson,
  { question, session = sessions.answer }: { question: number; session?: number },
): Asked => ({
  method: 'POST',
  path: '/api/trivia/answers',
  headers: asMember(url, person),
  body: JSON.stringify({ weekKey, session, question, choice: optionId(question % 4) }),
})

/** trivia-open: a session begun before, with what was answered, each time another member's. */
export const triviaOpens = (server: Server, people: readonly BenchPerson[]): Runner => ({
  server,
  workload: { next: () => openAsked(server.url, anyOf(people)), isRepeatable: true },
})

/** trivia-answer: an answer, each time another member's to a question of theirs without one. */
export function triviaAnswers(servers: readonly Server[], people: readonly BenchPerson[]): Runner[] {
  // The servers share what is left to answer.
  let given = 0
  return servers.map((server) => ({
    server,
    workload: {
      next: () => {
        const person = people[given % people.length]!
        const question = (Math.floor(given / people.length) % QUESTIONS) + 1
        given += 1
        return answerAsked(server.url, person, { question })
      },
      isRepeatable: false,
    },
  }))
}

/** Asks both servers for a session and an answer and compares them. @throws Error when they differ. */
export async function requireEqualTrivia(
  db: Db,
  people: readonly [BenchPerson, BenchPerson],
  servers: readonly [Server, Server],
): Promise<void> {
  const read: string[] = []
  for (const [index, server] of servers.entries()) {
    const person = people[index]!
    const play = await answerOf<{ questions: { q: string; answered: object | null }[] }>(
      server,
      openAsked(server.url, person),
    )
    await answerOf(server, answerAsked(server.url, person, { question: 10 }))
    const stored = await db.query(
      `select a.choice, a.is_correct from trivia_answers a join trivia_plays p on p.id = a.play_id
       where a.user_id = $1 and p.session_number = $2`,
      [person.id, sessions.answer],
    )
    const answered = play.questions.filter((question) => question.answered).length
    read.push(JSON.stringify([play.questions.map(({ q }) => q), answered, stored]))
  }
  if (read[0] !== read[1]) throw new Error(`trivia differs:\n${read.join('\n')}`)
}

async function answerOf<T>({ name, url }: Server, { path, method, headers, body }: Asked): Promise<T> {
  const answer = await fetch(url + path, { method, headers, body: body! })
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return (await answer.json()) as T
}
