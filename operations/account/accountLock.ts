import { createHash } from 'node:crypto'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { semaphore, TIMEOUT_MS, type Priority } from '#lib/passwords/semaphore.ts'
import { busy, busyMeansLater } from './busy.ts'

/** Calls that may wait for one account, in one process. */
const WAITING_MAX = 64
/**
 * As many accounts at once as the pool has connections; the others wait here, before anything is held, and not until
 * they run into its time-out. Half of them is all that strangers get, one at least while they wait: their line is seven
 * to ten seconds long, so that fifty who come at once all get in.
 */
const connections = semaphore({
  atOnce: 4,
  waiting: 64,
  strangers: { atOnce: 2, waiting: 56 },
  timeoutMs: TIMEOUT_MS,
})

type Queue = { tail: Promise<unknown>; waiting: number }
const queues = new Map<string, Queue>()

/**
 * Runs `work` in a transaction while no other request signs in to this account, changes its password or its second
 * factor, in any process. The address need not belong to an account: unknown ones wait the same way, so waiting tells
 * nothing.
 * @param priority `first` for a caller who has shown more than an address: a session, a known device, a right
 * code
 * @throws OperationError `account.error.busy` when too many wait already, or it waited for too long.
 */
export async function withAccountLock<T>(
  { authDb }: Pick<Services, 'authDb'>,
  { email, priority }: { email: string; priority: Priority },
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const address = email.toLowerCase()
  // Waiting happens here first, so that a crowd at one account takes one connection and not all of them. The owner does
  // not wait behind the crowd: two lines for an account, and the lock below makes one of them.
  const line = `${priority === 'first' ? 'first' : 'strangers'} ${address}`
  const queue = queues.get(line) ?? { tail: Promise.resolve(), waiting: 0 }
  if (queue.waiting >= WAITING_MAX) throw busy()
  queue.waiting += 1
  queues.set(line, queue)
  const since = performance.now()
  const mine = queue.tail.then(() => {
    // The answer to a caller who came long ago is read no more.
    if (performance.now() - since > TIMEOUT_MS) throw busy()
    return busyMeansLater(() => connections.enter(priority, () => locked(authDb, address, work)))
  })
  queue.tail = mine.catch(() => undefined)
  try {
    return await mine
  } finally {
    queue.waiting -= 1
    if (queue.waiting === 0) queues.delete(line)
  }
}

async function locked<T>(
  authDb: Services['authDb'],
  address: string,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  try {
    return await authDb.tx(async (sql) => {
      await sql.query('select pg_advisory_xact_lock($1)', [lockKey(address)])
      return work(sql)
    })
  } catch (error) {
    // 55P03: other processes hold the lock for longer than we wait.
    if ((error as { code?: unknown }).code === '55P03') throw busy()
    throw error
  }
}

/** PostgreSQL locks by number: the first 64 bits of a hash. A collision only makes two accounts wait for each other. */
const lockKey = (address: string): string =>
  createHash('sha256').update(`account ${address}`).digest().readBigInt64BE(0).toString()
