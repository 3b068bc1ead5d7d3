import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchPerson, Data } from '../../kit/data.ts'
import { median } from '../../kit/figures.ts'
import { ask, plainReaders, roomReaders, type Reader } from '../../kit/readers.ts'
import type { Goal } from '../../kit/report.ts'
import type { Server } from '../../kit/server.ts'
import { cursorOf } from '#operations/chat/cursor.ts'
import { rooms, WORDS } from './prepare.ts'

/** How many readers, and how many times as long as the bare server may it take. */
const CROWDS = [
  { readers: 1, goal: 2, posts: 100 },
  { readers: 10, goal: 2, posts: 100 },
  { readers: 100, goal: 2, posts: 60 },
  { readers: 1_000, goal: 3, posts: 20 },
] as const
/** Turns each server takes. */
const TURNS = 4
/** Milliseconds after which a server that was paused has done what waited. */
const SETTLED_MS = 300

/** Milliseconds from the POST to the event, and to the words, at the last reader. */
type Times = Record<'event' | 'words', number[]>

/**
 * rooms-deliver: from the POST to the words at the last of N readers. Ours carries ids in events, so each reader then
 * asks for the words; the page's wait for several events at once is left out. The event alone is measured with posts
 * of its own, after which no reader asks: what a reader does about one event would delay the next reader's.
 */
export async function delivery(
  data: Data,
  { people, ours, bare, most }: { people: readonly BenchPerson[]; ours: Server; bare: Server; most: number },
): Promise<Goal[]> {
  const goals: Goal[] = []
  const senders = people.slice(-200)
  for (const { readers, goal, posts } of CROWDS.filter(({ readers: n }) => n <= most)) {
    for (const server of [ours, bare]) server.resume()
    const pages = people.slice(0, readers)
    const open = {
      ours: await roomReaders(ours, pages, rooms.crowded),
      bare: await plainReaders(bare, readers),
    }
    const times = { ours: { event: [], words: [] } as Times, bare: [] as number[] }
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const which of turn % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        const [server, other] = which === 'ours' ? [ours, bare] : [bare, ours]
        other.pause()
        server.resume()
        // It closes what was idle for long; the first post opens connections again and does not count.
        await sleep(SETTLED_MS)
        for (let post = -1; post < posts / TURNS; post += 1) {
          const sender = senders[(turn * posts + post + 1) % senders.length]!
          if (which === 'bare') {
            const time = await bareDelivery({ server, sender, readers: open.bare })
            if (post >= 0) times.bare.push(time)
            continue
          }
          for (const until of ['event', 'words'] as const) {
            const time = await ourDelivery(data, { server, pages, sender, readers: open.ours, until })
            if (post >= 0) times.ours[until].push(time)
          }
        }
      }
    }
    for (const server of [ours, bare]) server.resume()
    for (const reader of [...open.ours, ...open.bare]) reader.close()
    goals.push(...goalsOf(times, readers, goal))
  }
  for (const server of [ours, bare]) server.pause()
  return goals
}

function goalsOf(times: { ours: Times; bare: number[] }, readers: number, goal: number): Goal[] {
  const figuresOf = (all: readonly number[]) => {
    const sorted = all.toSorted((one, other) => one - other)
    return { p50: median(sorted), p99: sorted[Math.ceil(sorted.length * 0.99) - 1]! }
  }
  const words = (all: { p50: number; p99: number }) => `${all.p50.toFixed(1)}, ${all.p99.toFixed(0)} ms`
  const limit = figuresOf(times.bare)
  const row = (what: keyof Times): Goal => {
    const mine = figuresOf(times.ours[what])
    return {
      what: `rooms-deliver, ${what} at the last of ${readers} (p50, p99 ${words(mine)}; bare ws ${words(limit)}), p99`,
      measured: mine.p99 / limit.p99,
      goal,
      isAtLeast: false,
      unit: 'x',
    }
  }
  return [row('words'), row('event')]
}

type Posted = { server: Server; sender: BenchPerson; readers: readonly Reader[] }

async function ourDelivery(
  { db }: Data,
  { server, sender, readers, pages, until }: Posted & { pages: readonly BenchPerson[]; until: keyof Times },
): Promise<number> {
  const [room] = await db.query<{ last_revision: number }>(
    'select last_revision from chat_rooms where id = $1',
    [rooms.crowded],
  )
  const path = `/api/chat/rooms/${rooms.crowded}/changes?since=${cursorOf(room!.last_revision)}`
  const id = randomUUID()
  const read = readers.map(
    (reader, index) =>
      new Promise<void>((resolve, reject) => {
        reader.onMessage = (text) => {
          if (!text.includes('room-changed') || !text.includes(id)) return
          if (until === 'event') return resolve()
          ask(server.url, { path, person: pages[index]! }).then((answer) => {
            const { messages } = JSON.parse(answer) as { messages: { id: string; message: string }[] }
            if (messages.some((one) => one.id === id && one.message !== '')) resolve()
            else reject(new Error(`no words: ${answer.slice(0, 300)}`))
          }, reject)
        }
      }),
  )
  const begun = performance.now()
  await Promise.all([send(server, { sender, id }), ...read])
  return performance.now() - begun
}

async function bareDelivery({ server, sender, readers }: Posted): Promise<number> {
  const id = randomUUID()
  const read = readers.map(
    (reader) =>
      new Promise<void>((resolve) => {
        reader.onMessage = (text) => {
          if ((JSON.parse(text) as { id: string }).id === id) resolve()
        }
      }),
  )
  const begun = performance.now()
  await Promise.all([send(server, { sender, id }), ...read])
  return performance.now() - begun
}

const send = (server: Server, { sender, id }: { sender: BenchPerson; id: string }) =>
  ask(server.url, {
    path: `/api/chat/rooms/${rooms.crowded}/messages`,
    person: sender,
    body: { id, message: WORDS[1] },
  })
