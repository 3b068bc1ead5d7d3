import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import type { AgeGroup } from '../../domain/account/ageGroup.ts'
import {
  correctIndex,
  groupsFor,
  optionId,
  optionIndex,
  type SessionQuestion,
} from '../../domain/trivia/session.ts'
import { TAKE } from '../../operations/_kit/sharedLimit.ts'
import { insertAnswer, STORED_ANSWER } from '../../operations/trivia/answerQuestion.ts'
import { PLAY_ANSWERS } from '../../operations/trivia/openPlay.ts'
import { FIND_PLAY } from '../../operations/trivia/playOf.ts'
import type { Sql } from '../../services/database/db.ts'

type Person = { id: string; age_group: AgeGroup | null }
type Peer = { sql: Sql; personOf: (request: FastifyRequest) => Promise<Person | undefined> }
type Key = { weekKey: string; session: number }
type Play = { id: string; questions: SessionQuestion[] }

const MINUTE_MS = 60_000

/** The session a member resumes and an answer to a question of it, by the very same statements and nothing else. */
export function triviaRoutes(app: FastifyInstance, { sql, personOf }: Peer): void {
  const isLimited = async (bucket: string, max: number) => {
    const now = Date.now()
    const window = new Date(now - (now % MINUTE_MS))
    const [taken] = await sql.query<{ count: number }>(TAKE, [bucket, window], 'rate-limit')
    return taken!.count > max
  }
  const findPlay = async ({ id, age_group }: Person, { weekKey, session }: Key) => {
    const values = [id, weekKey, session, age_group ? groupsFor(age_group) : []]
    const [play] = await sql.query<Play>(FIND_PLAY, values, 'trivia-play')
    return play
  }

  app.post<{ Body: Key }>('/api/trivia/plays', async (request, reply) => {
    const person = await personOf(request)
    if (!person) return reply.code(401).send()
    if (await isLimited(`write user:${person.id}`, 60)) return reply.code(429).send()
    const play = await findPlay(person, request.body)
    if (!play) return reply.code(404).send()
    const answers = await sql.query<{ question: number }>(PLAY_ANSWERS, [play.id], 'trivia-answers')
    const answered = new Map(answers.map((answer) => [answer.question, answer]))
    return {
      questions: play.questions.map(({ q, options, explanation }, index) => ({
        number: index + 1,
        q,
        options,
        answered: answered.has(index + 1) ? { ...answered.get(index + 1), explanation } : null,
      })),
    }
  })

  app.post<{ Body: Key & { question: number; choice: string } }>(
    '/api/trivia/answers',
    async (request, reply) => {
      const person = await personOf(request)
      if (!person) return reply.code(401).send()
      if (await isLimited(`trivia user:${person.id}`, 120)) return reply.code(429).send()
      const play = await findPlay(person, request.body)
      const question = play?.questions[request.body.question - 1]
      if (!play || !question) return reply.code(404).send()
      const chosen = optionIndex(question, request.body.choice)
      const right = correctIndex(question)
      await insertAnswer(sql, {
        id: v7(),
        userId: person.id,
        playId: play.id,
        question: request.body.question,
        choice: optionId(chosen),
        isCorrect: chosen === right,
        now: new Date(),
      })
      const values = [play.id, request.body.question]
      const [stored] = await sql.query(STORED_ANSWER, values, 'trivia-answered')
      return { ...stored, correct: optionId(right), explanation: question.explanation }
    },
  )
}
