import { Busy } from './busy.ts'

/** Lets a few pieces of heavy work run at once and a few more wait. */
export type Gate = {
  /** Runs `work` when there is room. @throws Busy at once when the waiting line is full. */
  enter<T>(work: () => Promise<T>): Promise<T>
}

/** Makes a gate for `atOnce` pieces of work with room for `waiting` more. */
export function gate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0
  const line: (() => void)[] = []

  return {
    async enter(work) {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new Busy(5)
        // Whoever leaves hands over its place, so `running` stays as it is.
        await new Promise<void>((proceed) => line.push(proceed))
      } else running += 1
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
