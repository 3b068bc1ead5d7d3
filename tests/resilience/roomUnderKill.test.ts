import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MessageView } from '#domain/chat/schema.ts'
import { newId } from '#operations/_kit/ids.ts'
import { cursorOf } from '#operations/chat/cursor.ts'
import { freePort } from '#server/start/ports.mjs'
import { closeServices, createServices, type Services } from '#services'
import { makePeople, type Person } from '#tests/kit/people.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import { rounds } from '#tests/kit/rounds.ts'
import { testEnv } from '#tests/kit/testContext.ts'
import { ownCluster, type OwnCluster } from './kit/ownCluster.ts'
import { startProcess, type Process } from './kit/processes.ts'

const MESSAGES = rounds({ usual: 200, thorough: 1_000 })
/** A message each so many milliseconds: a thousand in a minute. */
const EVERY_MS = 60
const SENDERS = 25
/** How long readers are away, in milliseconds: the last one longest. */
const CUTS_MS = rounds({ usual: 1, thorough: 10 })
const cuts = [0, 1_000, 3_000, 6_000].map((ms) => ms * CUTS_MS)
const ROOM = roomOf('adult')
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
  await openRooms(services)
  await Promise.all([startApi(), startWorker()])
}, 120_000)
afterAll(async () => {
  await Promise.all([running.api?.kill(), running.worker?.kill()])
  await closeServices(services)
  await cluster.remove()
}, 60_000)

type Answer<T> = { status: number; body: T }
/** Status 0: there was no answer at all. */
async function ask<T>(as: Person, path: string, body?: object): Promise<Answer<T>> {
  try {
    const answer = await fetch(`http://127.0.0.1:${ports.api}/api/chat/rooms/${ROOM}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        origin: `http://localhost:${ports.api}`,
        cookie: as.cookie,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as T }
  } catch {
    return { status: 0, body: {} as T }
  }
}

/** Follows the room as a page does: what is new since the last answer, away for a while every now and then. */
async function follow(as: Person, cutMs: number, isOver: () => boolean): Promise<string[]> {
  const seen = new Map<number, string>()
  let since = cursorOf(0)
  let cutAt = performance.now() + 1_500
  for (let isLast = false; ;) {
    if (cutMs > 0 && performance.now() > cutAt && !isLast) {
      await sleep(cutMs)
      cutAt = performance.now() + 4_000
    }
    const { status, body } = await ask<{ messages: MessageView[]; since: string; hasMore: boolean }>(
      as,
      `/changes?since=${since}`,
    )
    if (status !== 200) {
      await sleep(200)
      continue
    }
    for (const { id, sequence } of body.messages) seen.set(sequence!, id)
    since = body.since
    if (body.hasMore) continue
    if (isLast) return [...seen].sort(([one], [other]) => one - other).map(([, id]) => id)
    isLast = isOver()
    if (!isLast) await sleep(250)
  }
}

/** Reads the whole room back, page by page. */
async function wholeHistory(as: Person): Promise<string[]> {
  const ids: string[] = []
  let before = cursorOf(1_000_000)
  for (;;) {
    const { body } = await ask<{ messages: MessageView[]; before: string | null }>(
      as,
      `/messages?before=${before}`,
    )
    ids.unshift(...body.messages.map(({ id }) => id))
    if (!body.before) return ids
    before = body.before
  }
}

it(
  `${MESSAGES} messages under kill -9 of api, worker and database: each acknowledged one once, one order, no gap`,
  { timeout: 600_000 },
  async () => {
    const context = { ...services, people: makePeople(services) }
    const [senders, readers] = [[] as Person[], [] as Person[]]
    for (let index = 0; index < SENDERS; index += 1) senders.push(await roomMember(context, 'adult'))
    for (const _ of cuts) readers.push(await roomMember(context, 'adult'))
    const acknowledged = new Map<string, { begun: number; ended: number }>()
    const broken: number[] = []

    const send = async (as: Person, number: number) => {
      const id = newId()
      // Of the first try: it may have been stored without an answer.
      const begun = performance.now()
      for (let attempt = 0; attempt < 1_000; attempt += 1) {
        const { status } = await ask(as, '/messages', { id, message: `Message number ${number}.` })
        if (status === 200) return acknowledged.set(id, { begun, ended: performance.now() })
        broken.push(status)
        await sleep(250)
      }
      throw new Error(`a message was never answered; last: ${broken.at(-1)}`)
    }
    const start = performance.now()
    const sending = Promise.all(
      senders.map(async (as, sender) => {
        for (let number = sender; number < MESSAGES; number += SENDERS) {
          await sleep(Math.max(0, start + number * EVERY_MS - performance.now()))
          await send(as, number)
        }
      }),
    )
    // Awaited below; until then a rejection is no reason to end the run.
    sending.catch(() => undefined)
    let isOver = false
    const following = Promise.all(readers.map((as, index) => follow(as, cuts[index]!, () => isOver)))
    const after = async (share: number) => {
      while (acknowledged.size < MESSAGES * share) {
        for (const [name, child] of Object.entries(running))
          if (child.exitCode() !== null) throw new Error(`${name} ended by itself: ${child.words()}`)
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
    await sending
    isOver = true
    const followed = await following

    // The crashes were felt, or this test proves nothing.
    expect(broken.length).toBeGreaterThan(SENDERS / 2)
    expect(broken.filter((status) => status >= 400 && status !== 503)).toEqual([])
    const rows = await services.db.query<{ id: string; sequence: number; revision: number }>(
      'select id, sequence, revision from chat_messages where room_id = $1 order by sequence',
      [ROOM],
    )
    // Each once, at positions without a gap.
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(acknowledged.keys()))
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_, index) => index + 1))
    // What was answered before another was begun stands before it.
    const times = rows.map(({ id }) => acknowledged.get(id)!)
    const tooLate = times.filter(({ ended }, at) => times.slice(0, at).some(({ begun }) => begun > ended))
    expect(tooLate).toEqual([])
    const order = rows.map(({ id }) => id)
    for (const read of [...followed, await wholeHistory(readers[0]!)]) expect(read).toEqual(order)
  },
)
