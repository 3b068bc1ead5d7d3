import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { closeServices, createServices, type Services } from '#services'
import { freePort } from '#server/start/ports.mjs'
import { makePeople, type Person } from '#tests/kit/people.ts'
import { rounds } from '#tests/kit/rounds.ts'
import { testEnv } from '#tests/kit/testContext.ts'
import { ownCluster, type OwnCluster } from './kit/ownCluster.ts'
import { startProcess, type Process } from './kit/processes.ts'
import { send, sendUntilStored } from './kit/writer.ts'

const WRITES = rounds({ usual: 400, thorough: 1_000 })
const WRITERS = 8
/** Every so many writes one is a guardian's code, which must lead to a mail and not only to a row. */
const CODE_EVERY = 40
let cluster: OwnCluster
let services: Services
let settings: Record<string, string>
let origin: string
let ports: { api: number; health: number }
const running: { api?: Process; worker?: Process } = {}
const startApi = async () =>
  (running.api = await startProcess('api', settings, `http://127.0.0.1:${ports.api}/healthz`))
const startWorker = async () =>
  (running.worker = await startProcess('worker', settings, `http://127.0.0.1:${ports.health}/healthz`))

beforeAll(async () => {
  cluster = await ownCluster()
  ports = { api: await freePort(), health: await freePort() }
  origin = `http://localhost:${ports.api}`
  settings = {
    DATABASE_URL: cluster.url,
    PORT: String(ports.api),
    WORKER_HEALTH_PORT: String(ports.health),
    EMBEDDED_SMTP_PORT: String(await freePort()),
    TRUSTED_PROXIES: '1',
  }
  services = createServices(testEnv(cluster.url))
  await Promise.all([startApi(), startWorker()])
})
afterAll(async () => {
  await Promise.all([running.api?.kill(), running.worker?.kill()])
  await closeServices(services)
  await cluster.remove()
})

it(
  `kill -9 of api, worker and database under ${WRITES} writes loses nothing that was acknowledged`,
  { timeout: 180_000 },
  async () => {
    const { adult, child } = makePeople(services)
    const adults = await Promise.all(Array.from({ length: 40 }, () => adult()))
    const children = await Promise.all(
      Array.from({ length: WRITES / CODE_EVERY }, () => child({ guardian: 'none' })),
    )
    const begun: string[] = []
    const stored = new Set<string>()
    const asked = new Set<string>()
    const broken: number[] = []

    const checkIn = async (person: Person) => {
      const id = newId()
      begun.push(id)
      const outcomes = await sendUntilStored(
        () =>
          send(`http://127.0.0.1:${ports.api}/api/checkins`, origin, person, {
            id,
            mood: 'calm',
            reflection: id,
          }),
        { pauseMs: 60, tries: 1_000 },
      )
      stored.add(id)
      broken.push(...outcomes.map(({ status }) => status).filter((status) => status !== 200))
    }
    // Not repeated: what an answer said before the crash is all that counts.
    const askForCode = async (person: Person, index: number) => {
      const { status } = await send(
        `http://127.0.0.1:${ports.api}/api/functions/guardian-start`,
        origin,
        person,
        { guardianEmail: `g${index}@test.example` },
        { 'x-forwarded-for': `198.51.100.${index}` },
      )
      if (status === 200) asked.add(person.id)
    }

    let next = 0
    const write = async () => {
      while (next < WRITES) {
        const index = next
        next += 1
        if (index % CODE_EVERY === 0) await askForCode(children[index / CODE_EVERY]!, index / CODE_EVERY)
        else await checkIn(adults[index % adults.length]!)
      }
    }
    const writing = Promise.all(Array.from({ length: WRITERS }, write))
    // Awaited below; until then a rejection is no reason to end the run.
    writing.catch(() => undefined)
    await after(WRITES * 0.15, () => stored.size)
    await running.api!.kill()
    await startApi()
    await after(WRITES * 0.35, () => stored.size)
    await running.worker!.kill()
    await cluster.kill()
    await cluster.start()
    await after(WRITES * 0.55, () => stored.size)
    await running.api!.kill()
    await cluster.kill()
    await cluster.start()
    await Promise.all([startApi(), startWorker()])
    await after(WRITES * 0.75, () => stored.size)
    await cluster.kill()
    await cluster.start()
    await writing.catch((error: unknown) => {
      throw new Error(`the api said: ${running.api?.words()}`, { cause: error })
    })

    // The crashes were felt, or this test proves nothing.
    expect(broken.length).toBeGreaterThan(WRITERS)
    expect(broken.filter((status) => status >= 400 && status !== 503)).toEqual([])
    expect(stored.size).toBe(WRITES - children.length)
    const rows = await retry(() =>
      services.db.query<{ id: string; words: string }>(
        'select m.id, r.content as words from moods m left join reflections r on r.mood_id = m.id',
      ),
    )
    expect(rows.filter(({ id, words }) => words !== id)).toEqual([])
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(begun))
    expect(rows).toHaveLength(begun.length)
    // Each code that was promised has its mail: sent, or safely waiting for the worker.
    const mails = await services.db.query<{ user_id: string }>(
      `select e.user_id from email_logs e where e.status = 'sent'
       or exists (select 1 from graphile_worker._private_jobs j where j.payload ->> 'key' = e.key)`,
    )
    expect([...asked].filter((id) => !mails.some(({ user_id }) => user_id === id))).toEqual([])
    expect(asked.size).toBeGreaterThan(0)
    const [streaks] = await services.db.query<{ wrong: number }>(
      'select count(*) as wrong from user_streaks where current_streak > 2',
    )
    expect(streaks!.wrong).toBe(0)
  },
)

/** Waits until so many are stored. @throws Error with its words when a process ended that was not killed. */
async function after(count: number, now: () => number): Promise<void> {
  while (now() < count) {
    for (const [name, child] of Object.entries(running)) {
      if (child && child.exitCode() !== null)
        throw new Error(`${name} ended by itself (${child.exitCode()}): ${child.words()}`)
    }
    await sleep(5)
  }
}

async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0) throw error
      await sleep(200)
    }
  }
}
