import { Busy } from './busy.ts'

/**
 * In which order work comes in. `first`: a member on a device the account knows, a signed-in member, or work that holds
 * a connection already. Else a stranger, named by the part of the address that one subscriber holds.
 */
export type Priority = 'first' | { stranger: string }

/** Lets a few pieces of heavy work run at once and a few more wait. */
export type Semaphore = {
  /**
   * Runs `work` when there is room. @throws Busy when the line is full, others got its place in it, or it took too
   * long.
   */
  enter<T>(priority: Priority, work: () => Promise<T>): Promise<T>
}

/** How much runs and waits, of all and of strangers. */
export type SemaphoreOptions = {
  atOnce: number
  waiting: number
  /** Less than `atOnce`, so that there is always a place no stranger holds. */
  strangers: { atOnce: number; waiting: number }
  /** How long anything waits, in milliseconds. */
  timeoutMs: number
}
type Waiting = { proceed: () => void; refuse: (why: Busy) => void }

/** How long anything waits for a password to be checked, in milliseconds. Who asked has gone by then, or asks again. */
export const TIMEOUT_MS = 10_000
/** Seconds after which a new try makes sense. */
const RETRY_SECONDS = 5

/**
 * Makes a semaphore with two tiers. Strangers come in when no other caller waits or none of them is in, hold a part
 * of the places at most, and take turns by network: those who come first cannot shut them out for good, however many
 * there are. When their line is full, a network with few in it takes the place of the last one of the network with
 * most: one alone cannot fill the line, and while it is alone the line is all its.
 */
export function semaphore({ atOnce, waiting, strangers, timeoutMs }: SemaphoreOptions): Semaphore {
  const running = { first: 0, strangers: 0 }
  const first: Waiting[] = []
  /** Who waits of each network; the one whose turn is next stands at the beginning. */
  const networks = new Map<string, Waiting[]>()

  const ofNetwork = (network: string) => networks.get(network)?.length ?? 0
  const strangersWaiting = () => [...networks.values()].reduce((sum, line) => sum + line.length, 0)
  const tierOf = (priority: Priority) => (priority === 'first' ? 'first' : 'strangers')
  const hasRoom = (tier: 'first' | 'strangers') =>
    running.first + running.strangers < atOnce && (tier === 'first' || running.strangers < strangers.atOnce)

  function nextStranger(): Waiting | undefined {
    const [next] = networks
    if (!next) return undefined
    const [network, line] = next
    const one = line.shift()
    networks.delete(network)
    if (line.length > 0) networks.set(network, line)
    return one
  }

  /**
   * Makes room for one of `network` in the full line of strangers, if another network has two more of its own there.
   */
  function giveUpOne(network: string): void {
    const [most] = [...networks.values()].sort((a, b) => b.length - a.length)
    if (!most || most.length < ofNetwork(network) + 2) throw new Busy(RETRY_SECONDS)
    most.pop()!.refuse(new Busy(RETRY_SECONDS))
  }

  function leave(priority: Priority, one: Waiting): void {
    const line = priority === 'first' ? first : (networks.get(priority.stranger) ?? [])
    const at = line.indexOf(one)
    if (at >= 0) line.splice(at, 1)
    if (priority !== 'first' && line.length === 0) networks.delete(priority.stranger)
  }

  async function wait(priority: Priority): Promise<void> {
    let late: NodeJS.Timeout | undefined
    const called = new Promise<void>((proceed, refuse) => {
      const one = { proceed, refuse }
      if (priority === 'first') {
        if (first.length >= waiting) throw new Busy(RETRY_SECONDS)
        first.push(one)
      } else {
        if (strangersWaiting() >= strangers.waiting) giveUpOne(priority.stranger)
        networks.set(priority.stranger, [...(networks.get(priority.stranger) ?? []), one])
      }
      late = setTimeout(() => {
        leave(priority, one)
        refuse(new Busy(RETRY_SECONDS))
      }, timeoutMs)
    })
    return called.finally(() => clearTimeout(late))
  }

  /** Gives a place that became free to who waits for it. Counted here: others may come before that one wakes up. */
  function next(): void {
    const tiers = [
      ['first', () => first.shift()],
      ['strangers', nextStranger],
    ] as const
    for (const [tier, take] of running.strangers === 0 ? tiers.toReversed() : tiers) {
      const one = hasRoom(tier) ? take() : undefined
      if (!one) continue
      running[tier] += 1
      return one.proceed()
    }
  }

  return {
    async enter(priority, work) {
      const tier = tierOf(priority)
      if (hasRoom(tier)) running[tier] += 1
      else await wait(priority)
      try {
        return await work()
      } finally {
        running[tier] -= 1
        next()
      }
    },
  }
}
