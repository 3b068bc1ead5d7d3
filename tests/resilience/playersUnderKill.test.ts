import { setFlag } from '#tests/kit/flags.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TRIVIA_QUESTIONS } from '#domain/trivia/figures.ts'
import { optionId } from '#domain/trivia/session.ts'
import { triviaWeek } from '#domain/trivia/week.ts'
import { freePort } from '#server/start/ports.mjs'
import { publishWeekend, RIGHT } from '#tests/endpoints/trivia/publishWeekend.ts'
import { closeServices, createServices, type Services } from '#services'
import { makePeople, type Person } from '#tests/kit/people.ts'
import { rounds } from '#tests/kit/rounds.ts'
import { testEnv } from '#tests/kit/testContext.ts'
import { ownCluster, type OwnCluster } from './kit/ownCluster.ts'
import { startProcess, type Process } from './kit/processes.ts'

const PLAYERS = rounds({ usual: 50, thorough: 500 })
const AT_ONCE = 25
const ALL = PLAYERS * TRIVIA_QUESTIONS
const key = { weekKey: triviaWeek(new Date(), 'UTC', { allWeek: true }).weekKey, session: 1 }
let cluster: OwnCluster
let services: Services
let settings: Record<string, string>
let ports: { api: number; health: number }
const running: { api?: Process; worker?: Process } = {}
const startApi = async () =>
  (running.api = await startProcess('api', settings, `http://127.0.0.1:${ports.api}/healthz`))
const startWorker = async () =>
  (running.worker = await startProcess('worker', settings, `http://127.0.0.1:${ports.health}/healthz`))

beforeAll(async () => {
  cluster = await ownCluster()
  ports = { api: await freePort(), health: await freePort() }
  settings = {
    DATABASE_URL: cluster.url,
    PORT: String(ports.api),
    WORKER_HEALTH_PORT: String(ports.health),
    EMBEDDED_SMTP_PORT: String(await freePort()),
  }
  services = createServices(testEnv(cluster.url))
  await setFlag(services.db, 'ff.trivia', true)
  await setFlag(services.db, 'ff.trivia_all_week', true)
  await publishWeekend(services.db, { weekKey: key.weekKey })
  await Promise.all([startApi(), startWorker()])
}, 120_000)
afterAll(async () => {
  await Promise.all([running.api?.kill(), running.worker?.kill()])
  await closeServices(services)
  await cluster.remove()
}, 60_000)

type Answer = { status: number; body: { choice?: string; score?: number } }
/** Status 0: there was no answer at all. */
async function post(path: string, as: Person, body: object): Promise<Answer> {
  try {
    const answer = await fetch(`http://127.0.0.1:${ports.api}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `http://localhost:${ports.api}`,
        cookie: as.cookie,
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  } catch {
    return { status: 0, body: {} }
  }
}

it(
  `${PLAYERS} players under kill -9 of api, worker and database: every acknowledged answer is there, once`,
  { timeout: 600_000 },
  async () => {
    const { adult } = makePeople(services)
    const players: Person[] = []
    for (let index = 0; index < PLAYERS; index += 1) players.push(await adult())
    const acknowledged = new Map<string, string>()
    const broken: number[] = []

    /** Tries until it is answered, as the player on the page does; `bodyOf` gets the number of the try. */
    async function until200(path: string, as: Person, bodyOf: (attempt: number) => object) {
      for (let attempt = 0; attempt < 1_000; attempt += 1) {
        const { status, body } = await post(path, as, bodyOf(attempt))
        if (status === 200) return body
        broken.push(status)
        await sleep(60)
      }
      throw new Error(`${path} was never answered; last: ${broken.at(-1)}`)
    }
    const play = async (as: Person) => {
      await until200('/trivia/plays', as, () => key)
      for (let question = 1; question <= TRIVIA_QUESTIONS; question += 1) {
        // Another choice at each try: what the answer says is what has to be stored.
        const { choice } = await until200('/trivia/answers', as, (attempt) => ({
          ...key,
          question,
          choice: optionId((question + attempt) % 4),
        }))
        acknowledged.set(`${as.id} ${question}`, choice!)
      }
      await until200('/trivia/plays/finish', as, () => key)
    }
    const waiting = players.values()
    const playing = Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const player of waiting) await play(player)
      }),
    )
    // Awaited below; until then a rejection is no reason to end the run.
    playing.catch(() => undefined)
    const after = async (share: number) => {
      while (acknowledged.size < ALL * share) {
        for (const [name, child] of Object.entries(running)) {
          if (child.exitCode() !== null) throw new Error(`${name} ended by itself: ${child.words()}`)
        }
        await sleep(5)
      }
    }
    await after(0.15)
    await running.api!.kill()
    await startApi()
    await after(0.4)
    await running.worker!.kill()
    await cluster.kill()
    await cluster.start()
    await after(0.65)
    await running.api!.kill()
    await cluster.kill()
    await cluster.start()
    await Promise.all([startApi(), startWorker()])
    await playing

    // The crashes were felt, or this test proves nothing.
    expect(broken.length).toBeGreaterThan(AT_ONCE / 2)
    expect(broken.filter((status) => status >= 400 && status !== 503)).toEqual([])
    const rows = await services.db.query<{ user_id: string; question: number; choice: string }>(
      'select user_id, question, choice from trivia_answers',
    )
    expect(new Map(rows.map((row) => [`${row.user_id} ${row.question}`, row.choice]))).toEqual(acknowledged)
    expect(rows).toHaveLength(ALL)
    const progress = await services.db.query<{ user_id: string; score: number }>(
      'select user_id, score from trivia_session_progress',
    )
    const scoreOf = (id: string) =>
      10 * rows.filter(({ user_id, choice }) => user_id === id && choice === RIGHT).length
    expect(progress).toHaveLength(PLAYERS)
    expect(progress.filter(({ user_id, score }) => score !== scoreOf(user_id))).toEqual([])
  },
)
