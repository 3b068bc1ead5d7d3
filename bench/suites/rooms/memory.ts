import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchPerson } from '../../kit/data.ts'
import { plainReaders, roomReaders, type Reader } from '../../kit/readers.ts'
import type { Goal } from '../../kit/report.ts'
import type { Server } from '../../kit/server.ts'
import { rooms } from './prepare.ts'

const READERS = 1_000
/** Readers that come and go before anything is counted, so that code is compiled. */
const WARM_UP = 100
/** Milliseconds in which a server clears its memory. */
const CALM_MS = 1_000
const GOAL = 2

/**
 * rooms-memory: what 1,000 readers who do nothing cost, in rooms of ours and on a bare ws. Both have just started,
 * and clear their memory before it is read.
 */
export async function readersMemory(
  people: readonly BenchPerson[],
  { ours, bare }: { ours: Server; bare: Server },
): Promise<Goal[]> {
  if (ours.memoryMb() === undefined) return []
  // A room has some hundreds at most: each who joins is told to those who are there.
  const inRooms = async (all: readonly BenchPerson[]) => {
    const share = Math.ceil(all.length / rooms.busy.length)
    const readers: Reader[] = []
    for (const [index, room] of rooms.busy.entries())
      readers.push(...(await roomReaders(ours, all.slice(index * share, (index + 1) * share), room)))
    return readers
  }
  const mine = await costOf(ours, (count) => inRooms(people.slice(0, count)))
  const limit = await costOf(bare, (count) => plainReaders(bare, count))
  return [
    {
      what: `rooms-memory of an idle reader, ${mine.toFixed(0)} KB / bare ws ${limit.toFixed(0)} KB`,
      measured: mine / limit,
      goal: GOAL,
      isAtLeast: false,
      unit: 'x',
    },
  ]
}

async function costOf(server: Server, connect: (count: number) => Promise<Reader[]>): Promise<number> {
  server.resume()
  for (const reader of await connect(WARM_UP)) reader.close()
  await calm(server)
  const before = server.memoryMb()!
  const readers = await connect(READERS)
  await calm(server)
  const after = server.memoryMb()!
  for (const reader of readers) reader.close()
  await sleep(500)
  server.pause()
  return ((after - before) * 1024) / READERS
}

async function calm(server: Server): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    await sleep(CALM_MS)
    server.collect()
  }
  await sleep(CALM_MS)
}
