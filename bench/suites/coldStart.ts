import { setTimeout as sleep } from 'node:timers/promises'
import type { Data } from '../kit/data.ts'
import { spreadOf, type Spread } from '../kit/figures.ts'
import { startFastify, startOurs } from '../kit/peers.ts'

/** B3: milliseconds from nothing to the first answered request, and memory when nothing happens. */
export type ColdStart = { oursMs: Spread; fastifyMs: Spread; idleMb: number | undefined }

/** Seconds until a process has loaded what it loads late. */
const SETTLED_SECONDS = 4

/** Starts ours and the bare peer in turn, each on a processor core that nothing else under test uses. */
export async function coldStart(data: Data, tries: number): Promise<ColdStart> {
  const [ours, fastify]: number[][] = [[], []]
  let idleMb: number | undefined
  for (let count = 0; count < tries; count += 1) {
    const mine = await startOurs(data)
    ours!.push(mine.startedInMs)
    if (count === tries - 1) {
      await sleep(SETTLED_SECONDS * 1000)
      idleMb = mine.memoryMb()
    }
    await mine.stop()
    const bare = await startFastify(data)
    fastify!.push(bare.startedInMs)
    await bare.stop()
  }
  return { oursMs: spreadOf(ours!), fastifyMs: spreadOf(fastify!), idleMb }
}
