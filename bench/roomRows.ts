import type { BenchPerson, Data } from './kit/data.ts'
import type { Options } from './kit/options.ts'
import { startPayload } from './kit/payloadPeer.ts'
import { buildSite, proxiedServer, startBroadcast, startFastify, startOurs } from './kit/peers.ts'
import { goalTable, roundsTable, type Goal } from './kit/report.ts'
import { runRounds } from './kit/rounds.ts'
import type { Server } from './kit/server.ts'
import { delivery } from './suites/rooms/delivery.ts'
import { fillRoom, roomHistory } from './suites/rooms/history.ts'
import { readersMemory } from './suites/rooms/memory.ts'
import { requireEqualPosts, roomPosts } from './suites/rooms/posts.ts'
import { prepareRooms } from './suites/rooms/prepare.ts'
import { deskQueue } from './suites/rooms/queue.ts'
import { readingShare } from './suites/rooms/reading.ts'
import { searchAmongAll } from './suites/rooms/search.ts'
import { typing } from './suites/rooms/typing.ts'

const log = (line: string) => process.stdout.write(`${line}\n`)

/** Rows of the big tables, and readers of one room. */
const sizes = {
  full: { messages: 1_000_000, items: 1_000_000, entries: 1_000_000, readers: 1_000 },
  quick: { messages: 100_000, items: 100_000, entries: 100_000, readers: 100 },
} as const

/** Rooms, the desk's queue and the search of a journal among a million entries. */
export async function roomRows(data: Data, options: Options): Promise<Goal[]> {
  const { messages, items, entries, readers } = sizes[options.quick ? 'quick' : 'full']
  const people = await prepareRooms(data)
  const goals: Goal[] = []
  const row = async (name: string, measure: () => Promise<Goal[]>) => {
    log(name)
    const measured = await measure()
    log(`${goalTable(measured)}\n`)
    goals.push(...measured)
  }
  const withBroadcast = (measure: (ours: Server, bare: Server) => Promise<Goal[]>) =>
    withServers([() => proxiedServer(data), () => startBroadcast(data)], ([ours, bare]) =>
      measure(ours!, bare!),
    )

  await row('rooms-memory', () => withBroadcast((ours, bare) => readersMemory(people, { ours, bare })))
  await row('rooms-deliver', () =>
    withBroadcast((ours, bare) => delivery(data, { people, ours, bare, most: readers })),
  )
  await row('rooms-post', () => posts(data, options, people))
  await row('rooms-history', async () => {
    await fillRoom(data, messages)
    const payload = await startPayload(data, { quick: options.quick, log, rows: 'messages' })
    if ('skipped' in payload) log(`Payload's REST: skipped, ${payload.skipped}`)
    return withServers(
      [() => startOurs(data), ...('server' in payload ? [() => Promise.resolve(payload.server)] : [])],
      ([ours]) => roomHistory(people.slice(600), { ours: ours!, payload, messages }),
    )
  })
  await row('rooms-queue', () => deskQueue(data, items))
  await row('rooms-search', () => searchAmongAll(data, entries))
  // Last: it changes a room and puts the legal texts in force.
  await row('rooms-typing', async () => {
    await buildSite()
    return withServers([() => startOurs(data)], ([ours]) => typing(data, people.at(-1)!, ours!))
  })
  return goals
}

/** rooms-post, and what reading takes of it. */
const posts = (data: Data, { pairs, windowSeconds: seconds }: Options, people: readonly BenchPerson[]) =>
  withServers([() => startOurs(data), () => startFastify(data)], async ([ours, bare]): Promise<Goal[]> => {
    await requireEqualPosts(data.db, [people[0]!, people[1]!], [ours!, bare!])
    for (const server of [ours!, bare!]) server.pause()
    const rounds = await runRounds(roomPosts([ours!, bare!], people), { pairs, seconds })
    log(roundsTable(rounds))
    const spread = rounds.ratios.fastify!
    return [
      {
        what: 'rooms-post, ours / fastify',
        measured: spread.median,
        goal: 0.6,
        isAtLeast: true,
        spread,
        unit: 'x',
      },
      ...readingShare(rounds.figures.ours!.cpuMsPerRequest),
    ]
  })

/** Starts servers for some work and ends them after it. */
export async function withServers<T>(
  starts: readonly (() => Promise<Server>)[],
  work: (servers: readonly Server[]) => Promise<T>,
): Promise<T> {
  const servers: Server[] = []
  try {
    for (const start of starts) servers.push(await start())
    return await work(servers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
