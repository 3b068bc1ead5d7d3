import {
  NETWORK_FAILURES_MAX,
  NETWORK_FORGETS_MINUTES,
  NETWORK_WAIT_SECONDS,
} from '#domain/account/signInPolicy.ts'
import type { Sql } from '#services/database/db.ts'
import { semaphore, TIMEOUT_MS, type Semaphore } from '#lib/passwords/semaphore.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { busyMeansLater } from './busy.ts'

const bucketOf = (network: string) => `network ${network}`

/**
 * Failures that still count: one is forgotten every few minutes. A right password forgives none, or an own account
 * would buy guesses.
 */
const LEFT = `greatest(0, l.failures - floor(extract(epoch from $2::timestamptz - l.last_failure_at) / ($3 * 60)))::int`
const COUNT = `
insert into sign_in_locks as l (bucket, failures, level, last_failure_at) values ($1, 1, 0, $2)
on conflict (bucket) do update set failures = least(${LEFT} + 1, $4), last_failure_at = $2`
const READ = `select ${LEFT} as failures from sign_in_locks l where l.bucket = $1`
/** More are not remembered, so that a network is free of its past in a few hours. */
const COUNTED_MAX = (NETWORK_WAIT_SECONDS + 1) * NETWORK_FAILURES_MAX

/** Counts a wrong password from a device the account does not know. */
export async function countNetworkFailure(sql: Sql, network: string, now: Date): Promise<void> {
  await sql.query(COUNT, [bucketOf(network), now, NETWORK_FORGETS_MINUTES, COUNTED_MAX], 'network-count')
}

/**
 * Seconds each sign-in of a new device from this network takes more: 0 at first, then one for every full budget, up to
 * a few.
 */
export async function networkWait(sql: Sql, network: string, now: Date): Promise<number> {
  const [row] = await sql.query<{ failures: number }>(
    READ,
    [bucketOf(network), now, NETWORK_FORGETS_MINUTES],
    'network-read',
  )
  return Math.min(NETWORK_WAIT_SECONDS, Math.floor((row?.failures ?? 0) / NETWORK_FAILURES_MAX))
}

/** Sign-ins of one slowed network that wait. */
const WAITING_MAX = 8
const paces = new Map<string, { queue: Semaphore; inside: number }>()

/**
 * Makes a sign-in take some seconds more, one of the network after the other, and addresses in turn. It never rejects
 * but a crowd: how many guesses leave one network is bounded by the pace and not by a lock, which would hit the
 * network's others.
 * @throws OperationError `account.error.busy` when too many of the network wait already
 */
export async function slowDown(
  network: string,
  { address, seconds }: { address: string; seconds: number },
): Promise<void> {
  if (seconds === 0) return
  const pace = paces.get(network) ?? { queue: newSemaphore(), inside: 0 }
  paces.set(network, pace)
  pace.inside += 1
  try {
    await busyMeansLater(() => pace.queue.enter({ stranger: address }, () => pause(seconds * 1000)))
  } finally {
    pace.inside -= 1
    if (pace.inside === 0) paces.delete(network)
  }
}

const newSemaphore = () =>
  semaphore({
    atOnce: 1,
    waiting: 0,
    strangers: { atOnce: 1, waiting: WAITING_MAX },
    timeoutMs: TIMEOUT_MS,
  })
