import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { newId } from '#operations/_kit/ids.ts'
import { seedFlags } from '#seed/factories/flags.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import { freePort } from '#server/start/ports.mjs'
import { closeServices, createServices, type Services } from '#services'
import { makePeople, type Person } from '#tests/kit/people.ts'
import { rounds } from '#tests/kit/rounds.ts'
import { testEnv } from '#tests/kit/testContext.ts'
import { ownCluster, type OwnCluster } from './kit/ownCluster.ts'
import { startProcess, type Process } from './kit/processes.ts'

const WRITES = rounds({ usual: 250, thorough: 1_000 })
const PROCESSES = 4
const WRITERS = 16
const LISTENERS = 6
let cluster: OwnCluster
let services: Services
let ports: number[]
let origin: string
const running: Process[] = []

beforeAll(async () => {
  cluster = await ownCluster()
  ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
  origin = `http://localhost:${ports[0]}`
  const settings = async (port: number) => ({
    DATABASE_URL: cluster.url,
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    // The first one holds the live connections of all.
    CHANNELS_URL: `http://127.0.0.1:${ports[0]}`,
    DATABASE_POOL_MAX: '8',
    WORKER_HEALTH_PORT: String(await freePort()),
    EMBEDDED_SMTP_PORT: String(await freePort()),
    STAFF_MFA: 'relaxed',
    EVENKEEL_LOCAL: 'true',
  })
  services = createServices(testEnv(cluster.url))
  await services.db.tx((sql) => seedFlags(sql, new Date()))
  await services.db.tx((sql) => seedLegal(sql, new Date()))
  for (const port of ports)
    running.push(await startProcess('api', await settings(port), `http://127.0.0.1:${port}/healthz`))
  const worker = await settings(await freePort())
  running.push(await startProcess('worker', worker, `http://127.0.0.1:${worker.WORKER_HEALTH_PORT}/healthz`))
}, 180_000)
afterAll(async () => {
  await Promise.all(running.map((process) => process.kill()))
  await closeServices(services)
  await cluster.remove()
}, 60_000)

type Answer = { status: number; code: string | undefined; body: Record<string, unknown> }
async function post(port: number, path: string, as: Person, body: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: as.cookie },
    body: JSON.stringify(body),
  })
  const read = (await answer.json()) as Record<string, unknown> & { error?: { code: string } }
  return { status: answer.status, code: read.error?.code, body: read }
}

/** Connects a member's tab, signed in, and tells when it is hung up on. */
async function listen(as: Person): Promise<{ closed: Promise<number>; socketId: string }> {
  const socket = new WebSocket(`ws://127.0.0.1:${ports[0]}/app/evenkeel?protocol=7`)
  const closed = new Promise<number>((resolve) => socket.on('close', () => resolve(performance.now())))
  const heard = (event: string) =>
    new Promise<{ socket_id: string }>((resolve) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as { event: string; data: string | { user_data: string } }
        if (message.event !== event) return
        resolve((typeof message.data === 'string' ? JSON.parse(message.data) : message.data) as never)
      })
    })
  const { socket_id: socketId } = await heard('pusher:connection_established')
  const { status, body } = await post(ports[1]!, '/realtime/user-auth', as, { socket_id: socketId })
  expect(status).toBe(200)
  const isIn = heard('pusher:signin_success')
  socket.send(JSON.stringify({ event: 'pusher:signin', data: body }))
  await isIn
  return { closed, socketId }
}

/** Holds every write of a check-in or an entry, and waits until all writers stand there. Gives what lets them go on. */
async function holdWrites(): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await new Promise<void>((holding, failed) => {
    services.db
      .tx(async (sql) => {
        await sql.query('lock table moods, journal_entries in share mode')
        holding()
        await released
      })
      .catch(failed)
  })
  const waiting = async () =>
    Number(
      (await services.db.query<{ n: number }>('select count(*) as n from pg_locks where not granted'))[0]!.n,
    )
  while ((await waiting()) < WRITERS) await sleep(10)
  return release
}

const rowsOf = async () => {
  const rows = await services.db.query<{ id: string }>(
    'select id from journal_entries union all select id from moods',
  )
  return rows.map(({ id }) => id).sort()
}

it(
  `a bump during ${WRITES} writes over four processes accepts none after its answer, and ends the live connections`,
  { timeout: 240_000 },
  async () => {
    const { adult, staff } = makePeople(services)
    const members = await Promise.all(Array.from({ length: WRITERS }, () => adult()))
    const listening = await Promise.all(members.slice(0, LISTENERS).map(listen))
    const admin = await staff('admin')
    const stored: string[] = []
    const late: string[] = []
    const otherwise: string[] = []
    let bumpedAt: number | null = null
    let begun = 0

    // Journal entries and check-ins, over and over: transactions and single statements. Each writer ends with its
    // refusal.
    const writing = members.map(async (as, index) => {
      for (;;) {
        const isLate = bumpedAt !== null
        const id = newId()
        const port = ports[index % PROCESSES]!
        begun += 1
        const { status, code } =
          index % 2 === 0
            ? await post(port, '/journal/entries', as, { id, body: 'A few words.' })
            : await post(port, '/checkins', as, { id, mood: 'calm' })
        if (isLate) late.push(`${status} ${code}`)
        if (status === 200) stored.push(id)
        // On a busy machine one that is held may run out of time.
        else if (code !== 'common.error.consent_needed' && status !== 429 && status !== 503)
          otherwise.push(`${status} ${code}`)
        if (isLate || begun > 20 * WRITES) return
      }
    })
    while (begun < WRITES) await sleep(5)
    // Every writer has read its right by now and is held before it can commit, until the bump has answered.
    const release = await holdWrites()
    const from = { from: '1.0.0', stamp: null, changes: { en: 'Clearer words.' } }
    let atTheAnswer: string[]
    try {
      const bump = await post(ports[2]!, '/staff/legal/terms/bump', admin, from)
      bumpedAt = performance.now()
      expect(bump.body).toEqual({ state: 'in-force', version: '1.1.0' })
      atTheAnswer = await rowsOf()
    } finally {
      release()
    }
    await Promise.all(writing)

    // No row came after the answer, and each that was acknowledged is there.
    expect(await rowsOf()).toEqual(atTheAnswer)
    expect(otherwise).toEqual([])
    expect(late).toHaveLength(WRITERS)
    expect(new Set(late)).toEqual(new Set(['403 common.error.consent_needed']))
    expect(stored.filter((id) => !atTheAnswer.includes(id))).toEqual([])
    expect(stored.length).toBeGreaterThan(WRITES / 2)

    await Promise.all(listening.map(({ closed }) => closed))
    for (const [index, { socketId }] of listening.entries()) {
      const again = await post(ports[3]!, '/realtime/user-auth', members[index]!, { socket_id: socketId })
      expect([again.status, again.code]).toEqual([403, 'common.error.consent_needed'])
    }
  },
)
