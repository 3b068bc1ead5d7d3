import { setTimeout as sleep } from 'node:timers/promises'
import type { Data } from '../kit/data.ts'
import { spreadOf, type Spread } from '../kit/figures.ts'
import { startFastify, startOurs } from '../kit/peers.ts'

/** B3: milliseconds from nothing to the first answered request, and memory when nothing happens. */
export type ColdStart = { oursMs: Spread; fastifyMs: number; idleMb: number | undefined }

/** Seconds until a process has loaded what it loads late. */
const SETTLED_SECONDS = 4

/** Starts ours again and again, and the bare peer once for comparison. */
export async function coldStart(data: Data, tries: number): Promise<ColdStart> {
  const ours: number[] = []
  let idleMb: number | undefined
  for (let left = tries; left > 0; left -= 1) {
    const mine = await startOurs(data)
    ours.push(mine.startedInMs)
    if (left === 1) {
      await sleep(SETTLED_SECONDS * 1000)
      idleMb = mine.memoryMb()
    }
    await mine.stop()
  }
  const bare = await startFastify(data)
  await bare.stop()
  return { oursMs: spreadOf(ours), fastifyMs: bare.startedInMs, idleMb }
}
