import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import type { BenchPerson, Data } from '../kit/data.ts'
import type { Asked } from '../kit/load.ts'
import type { Goal } from '../kit/report.ts'
import type { Server } from '../kit/server.ts'
import { answerAsked, openAsked, sessions } from './trivia.ts'

/** Players who come evenly within this time, and questions each answers at once. */
const PLAYERS = 2_000
const WITHIN_MS = 60_000
const ANSWERS = 3
/** How many times the slowest hundredth of the bare server ours may take, and answers that may be lost. */
const GOALS = { ratio: 1.5, lost: 0 }

/** trivia-rush: 2,000 players in a minute, each of whom opens a session and answers three questions. */
export async function triviaRush({ db, many }: Data, ours: Server, bare: Server): Promise<Goal[]> {
  if (many.length < 2 * PLAYERS) throw new Error(`${many.length} people are too few for the rush`)
  const people = { ours: many.slice(0, PLAYERS), bare: many.slice(PLAYERS, 2 * PLAYERS) }
  const mine = await rush(ours, people.ours)
  const limit = await rush(bare, people.bare)
  const [stored] = await db.query<{ count: number }>(
    `select count(*) from trivia_answers a join trivia_plays p on p.id = a.play_id
     where p.session_number = $1 and a.user_id = any($2)`,
    [sessions.rush, people.ours.map(({ id }) => id)],
  )
  const at = (what: string, measured: number, goal: number, unit?: string): Goal => ({
    what: `trivia-rush, ${what}`,
    measured,
    goal,
    isAtLeast: false,
    ...(unit && { unit }),
  })
  return [
    at(`p99 ${mine.p99.toFixed(0)} ms, ours / fastify`, mine.p99 / limit.p99, GOALS.ratio, 'x'),
    at('answers lost', PLAYERS * ANSWERS - Math.min(mine.acknowledged, Number(stored!.count)), GOALS.lost),
  ]
}

/** Lets the players come, and gives the slowest hundredth of all requests and the answers that were acknowledged. */
async function rush(server: Server, people: readonly BenchPerson[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  const times: number[] = []
  let acknowledged = 0
  server.resume()
  const play = async (person: BenchPerson, index: number) => {
    await sleep((index * WITHIN_MS) / people.length)
    for (let question = 0; question <= ANSWERS; question += 1) {
      const asked =
        question === 0
          ? openAsked(server.url, person, sessions.rush)
          : answerAsked(server.url, person, { question, session: sessions.rush })
      const begun = performance.now()
      const status = await send(server.url, asked, agent)
      times.push(performance.now() - begun)
      if (question > 0 && status === 200) acknowledged += 1
    }
  }
  await Promise.all(people.map(play))
  agent.destroy()
  server.pause()
  times.sort((one, other) => one - other)
  return { p99: times[Math.floor(times.length * 0.99)]!, acknowledged }
}

/** The status of the answer, or 0 for none. */
const send = (url: string, { method, path, headers, body }: Asked, agent: http.Agent): Promise<number> =>
  new Promise((resolve) => {
    const request = http.request(`${url}${path}`, { method, headers, agent }, (answer) => {
      buffer(answer).then(
        () => resolve(answer.statusCode ?? 0),
        () => resolve(0),
      )
    })
    request.on('error', () => resolve(0))
    request.end(body)
  })
