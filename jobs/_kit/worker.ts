import { setTimeout as sleep } from 'node:timers/promises'
import { backOff } from '#domain/time/backOff.ts'
import type { Services } from '#services'
import { HEARTBEAT_SECONDS, recordHeartbeat, recoverJobs, signOff } from '#operations/ops/workerHeartbeat.ts'
import { startWorkerRun, type WorkerRun } from './workerRun.ts'
import type { Task } from './task.ts'

/** Seconds between two looks for jobs of workers that are gone. */
const RECOVER_SECONDS = 10
/** After a gap, the others get this many seconds to show that they live before another worker takes their jobs. */
const STEADY_SECONDS = 15
/** Pauses before the queue is started again, in milliseconds. */
const PAUSES_MS = { first: 500, longest: 5_000 }

/** What a health check asks. */
export type WorkerHealth = { database: boolean; queue: boolean; heartbeat: boolean }
/** A process that runs jobs. */
export type Worker = {
  /** Ids under which the queue locks jobs for this process at the moment. */
  readonly workerIds: readonly string[]
  /** Resolves once the queue runs for the first time. */
  readonly started: Promise<void>
  health(): Promise<WorkerHealth>
  /** Takes no more jobs and ends the running ones, within about five seconds. */
  stop(): Promise<void>
}

/**
 * Runs jobs until it is stopped. A database that is away stops the work, not the process: it starts again by itself.
 */
export function startWorker(services: Services, tasks: readonly Task[]): Worker {
  const { db, log } = services
  const stopping = new AbortController()
  let workerRun: WorkerRun | undefined
  let resolveStarted: () => void
  const started = new Promise<void>((resolve) => (resolveStarted = resolve))
  /** When the unbroken row of signs of life began, and its latest; milliseconds of a clock that only moves on. */
  let steadySince: number | undefined
  let seenAt: number | undefined
  /** Ids of ended shifts that could not sign off; their jobs wait for it. */
  let owed: readonly string[] = []

  /** False also after this process was frozen: then the others may have been, too. */
  const seenLately = () => seenAt !== undefined && performance.now() - seenAt < 3 * HEARTBEAT_SECONDS * 1000
  const signOfLife = async () => {
    if (!workerRun) return
    try {
      await recordHeartbeat(db, workerRun.workerIds)
      if (!seenLately()) steadySince = undefined
      seenAt = performance.now()
      steadySince ??= seenAt
      if (owed.length > 0) await signOff(db, owed)
      owed = []
    } catch (error) {
      steadySince = undefined
      log.warn({ err: (error as Error).message }, 'no sign of life')
    }
  }
  const takeOver = async () => {
    const isSteady = steadySince !== undefined && performance.now() - steadySince > STEADY_SECONDS * 1000
    if (!isSteady || !seenLately()) return
    try {
      const gone = await recoverJobs(db)
      if (gone.length > 0) log.warn({ workers: gone.length }, 'jobs of lost workers are free again')
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'could not look for lost workers')
    }
  }
  const timers = [
    setInterval(signOfLife, HEARTBEAT_SECONDS * 1000),
    setInterval(takeOver, RECOVER_SECONDS * 1000),
  ]

  const work = async () => {
    let tries = 0
    while (!stopping.signal.aborted) {
      try {
        workerRun = await startWorkerRun(services, tasks)
        await signOfLife()
        log.info({ tasks: tasks.length }, 'worker runs')
        resolveStarted()
        tries = 0
        await Promise.race([workerRun.over, once(stopping.signal)])
      } catch (error) {
        log.warn({ err: (error as Error).message, tries }, 'queue stopped')
      }
      const ended = workerRun
      workerRun = undefined
      if (ended && !(await ended.end())) owed = [...owed, ...ended.workerIds]
      if (stopping.signal.aborted) return
      await sleep(backOff(tries, PAUSES_MS), undefined, { signal: stopping.signal }).catch(() => undefined)
      tries += 1
    }
  }
  const done = work()

  return {
    get workerIds() {
      return workerRun?.workerIds ?? []
    },
    started,
    health: async () => ({
      ...(await reach(services)),
      heartbeat: seenLately(),
    }),
    stop: async () => {
      stopping.abort()
      timers.forEach(clearInterval)
      await done
    },
  }
}

const once = (signal: AbortSignal) =>
  new Promise<void>((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true }),
  )

/** Does the database answer, and has it a queue? */
async function reach({ db }: Services): Promise<{ database: boolean; queue: boolean }> {
  try {
    const [row] = await db.query<{ queue: boolean }>(
      `select to_regclass('graphile_worker.jobs') is not null as queue`,
    )
    return { database: true, queue: row!.queue }
  } catch {
    return { database: false, queue: false }
  }
}
