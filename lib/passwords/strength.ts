import { Piscina } from 'piscina'
import type { PasswordOwner } from '#domain/account/password.ts'
import { semaphore, TIMEOUT_MS, type Priority } from './semaphore.ts'
import type { PasswordVerdict } from './judge.ts'
import type { Judged } from './judgeThread.ts'

/** The thread ends after this long without work and gives its memory back, in milliseconds. */
const IDLE_MS = 10 * 60_000

// One thread: two would take both cores of a small machine from the requests that wait for no password.
const line = semaphore({
  atOnce: 1,
  waiting: 50,
  strangers: { atOnce: 1, waiting: 50 },
  timeoutMs: TIMEOUT_MS,
})

const isSource = import.meta.url.endsWith('.ts')
let threads: Piscina<Judged, PasswordVerdict> | undefined

/**
 * Judges a new password by all rules, in a thread of its own: the guesser takes up to 60 ms for one, and meanwhile no
 * other request would be answered. Strangers take turns by network. @throws Busy when too many wait
 */
export function judgePassword(
  password: string,
  owner: PasswordOwner = {},
  priority: Priority = 'first',
): Promise<PasswordVerdict> {
  threads ??= new Piscina({
    filename: new URL(isSource ? './judgeThread.ts' : './judgeThread.mjs', import.meta.url).href,
    execArgv: isSource ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  const pool = threads
  return line.enter(priority, () => pool.run({ password, owner }))
}
