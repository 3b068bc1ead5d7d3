import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { forgetFlags } from '#operations/flags/isOn.ts'
import { seedFlags } from '#seed/factories/flags.ts'
import { freePort } from '#server/start/ports.mjs'
import { closeServices, createServices, type Services } from '#services'
import { startHttpServer, type HttpServer } from '#tests/server/http/kit/httpServer.ts'
import { makePeople, type Person } from '#tests/kit/people.ts'
import { testEnv } from '#tests/kit/testContext.ts'
import { ownCluster, type OwnCluster } from './kit/ownCluster.ts'
import { startProcess, type Process } from './kit/processes.ts'
import { send, sendUntilStored, type Outcome } from './kit/writer.ts'

const AWAY_MS = 10_000
let cluster: OwnCluster
let api: Process
let origin: string
let services: Services
let people: Person[]
let inside: HttpServer & { stop: () => Promise<void> }

beforeAll(async () => {
  cluster = await ownCluster()
  const [port, mailPort] = [await freePort(), await freePort()]
  origin = `http://localhost:${port}`
  api = await startProcess(
    'api',
    { DATABASE_URL: cluster.url, PORT: String(port), EMBEDDED_SMTP_PORT: String(mailPort) },
    `http://127.0.0.1:${port}/healthz`,
  )
  services = createServices(testEnv(cluster.url))
  const { adult } = makePeople(services)
  people = await Promise.all(Array.from({ length: 8 }, () => adult()))
  inside = await startHttpServer({ services })
})
afterAll(async () => {
  await api.kill('SIGTERM')
  await inside.stop()
  await closeServices(services)
  await cluster.remove()
})

const checkIn = (as: Person, id: string) =>
  send(`${origin.replace('localhost', '127.0.0.1')}/api/checkins`, origin, as, {
    id,
    mood: 'calm',
    reflection: id,
  })

/** Every person checks in again and again, and keeps each check-in until it is stored. */
async function keepCheckingIn(until: () => boolean): Promise<{ ids: string[]; outcomes: Outcome[] }> {
  const ids: string[] = []
  const each = await Promise.all(
    people.map(async (person) => {
      const outcomes: Outcome[] = []
      while (!until()) {
        const id = newId()
        ids.push(id)
        outcomes.push(...(await sendUntilStored(() => checkIn(person, id))))
        await sleep(400)
      }
      return outcomes
    }),
  )
  return { ids, outcomes: each.flat() }
}

/** Milliseconds within which this share of the answers came. */
function waitOf(outcomes: readonly Pick<Outcome, 'ms'>[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1]!
}

/** Answers without the database, as a measure of how busy the machine is. */
async function keepPinging(until: () => boolean): Promise<Pick<Outcome, 'ms'>[]> {
  const pings: Pick<Outcome, 'ms'>[] = []
  while (!until()) {
    const begun = performance.now()
    await (await fetch(`${origin.replace('localhost', '127.0.0.1')}/healthz`)).text()
    pings.push({ ms: performance.now() - begun })
    await sleep(200)
  }
  return pings
}

async function expectStoredOnce(ids: readonly string[]): Promise<void> {
  const rows = await services.db.query<{ id: string; words: number }>(
    'select m.id, count(r.id) as words from moods m left join reflections r on r.mood_id = m.id where m.id = any($1) group by m.id',
    [ids],
  )
  expect(new Map(rows.map(({ id, words }) => [id, words]))).toEqual(new Map(ids.map((id) => [id, 1])))
}

describe('the database goes away for 10 s during check-ins', () => {
  it(
    'and everybody hears so at once, nothing is lost or stored twice, and it recovers by itself',
    { timeout: 60_000 },
    async () => {
      let isOver = false
      const [writing, pinging] = [keepCheckingIn(() => isOver), keepPinging(() => isOver)]
      await sleep(1_500)
      await cluster.stop()
      const [goneAt, pages] = [performance.now(), await pagesMeanwhile()]
      await sleep(AWAY_MS - (performance.now() - goneAt))
      await cluster.start()
      const backAt = performance.now()
      await sleep(3_000)
      isOver = true
      const [{ ids, outcomes }, pings] = await Promise.all([writing, pinging])

      expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 503]))
      const refused = outcomes.filter(({ status }) => status === 503)
      expect(refused.length).toBeGreaterThan(people.length * 5)
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['common.error.unavailable']))
      expect(refused.every(({ retryAfter }) => Number(retryAfter) >= 1)).toBe(true)
      // Plus what a busy machine adds: the time of answers that need no database.
      expect(waitOf(outcomes, 0.95)).toBeLessThan(2_500 + 3 * waitOf(pings, 0.95))
      // Not one failed try once the database had been there for two seconds.
      expect(refused.filter(({ at }) => at > backAt + 2_000)).toEqual([])
      await expectStoredOnce(ids)
      expect(api.exitCode()).toBeNull()
      expect(api.words()).toBe('')
      expect(pages).toEqual({
        crisis: 200,
        crisisInSpanish: 200,
        landing: 200,
        alive: 200,
        ready: 503,
        me: 503,
      })
    },
  )

  async function pagesMeanwhile(): Promise<Record<string, number>> {
    const at = async (path: string, headers = {}) => {
      const { status } = await inside.request({ path, headers })
      return status
    }
    return {
      crisis: await at('/crisis'),
      crisisInSpanish: await at('/crisis', { 'accept-language': 'es' }),
      landing: await at('/'),
      alive: await at('/healthz'),
      ready: await at('/readyz'),
      me: await at('/api/me', { cookie: people[0]!.cookie }),
    }
  }
})

describe.runIf(process.platform === 'linux')(
  'the database hangs (connections stay open, nothing answers)',
  () => {
    it(
      'and calls end in 503 instead of waiting for ever; then it recovers by itself',
      { timeout: 60_000 },
      async () => {
        const ids = people.map(() => newId())
        await Promise.all(people.map((person) => checkIn(person, newId())))
        await seedFlags(services.db, new Date())
        await services.db.query(`update feature_flags set enabled = true where flag_key = 'ff.lang_es'`)
        forgetFlags(services.db)
        const inSpanish = () => inside.request({ path: '/crisis', headers: { 'accept-language': 'es' } })
        expect((await inSpanish()).text).toContain('llama al 988')
        forgetFlags(services.db)
        cluster.freeze(true)
        let outcomes: Outcome[]
        try {
          // Help does not wait for the database, in no language: it is there while the calls below still hang.
          const hanging = Promise.all(people.map((person, index) => checkIn(person, ids[index]!)))
          let isOver = false
          void hanging.then(() => (isOver = true))
          expect((await inSpanish()).text).toContain('llama al 988')
          expect(isOver).toBe(false)
          outcomes = await hanging
        } finally {
          cluster.freeze(false)
        }
        expect(outcomes.map(({ status, code }) => `${status} ${code}`)).toEqual(
          people.map(() => '503 common.error.unavailable'),
        )
        expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(20_000)
        await Promise.all(people.map((person, index) => sendUntilStored(() => checkIn(person, ids[index]!))))
        await expectStoredOnce(ids)
      },
    )
  },
)
