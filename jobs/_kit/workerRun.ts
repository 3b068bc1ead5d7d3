import { EventEmitter } from 'node:events'
import { run, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Services } from '#services'
import { recordHeartbeat, signOff } from '#operations/ops/workerHeartbeat.ts'
import { graphileLog } from './graphileLog.ts'
import { reconnectingPool } from './reconnectingPool.ts'
import { schedulesOf } from './schedules.ts'
import type { Task } from './task.ts'
import { buildTaskList } from './taskList.ts'

/** Jobs one process runs at the same time. */
const AT_ONCE = 5
/** Milliseconds running jobs get to end by themselves; then their signal fires and they go back to the queue. */
const GRACE_MS = 4_000

/** The queue at work, from one start to one end. After an error the process starts another. */
export type WorkerRun = {
  /** Ids under which the queue locks jobs for us. */
  readonly workerIds: readonly string[]
  /** Resolves when the shift was ended, rejects when it failed and has to be replaced. */
  readonly over: Promise<void>
  /**
   * Takes no more jobs, waits for the running ones, and gives back what is left. False when the database could not be
   * told.
   */
  end(): Promise<boolean>
}

/** Starts the queue. @throws when the database is away. */
export async function startWorkerRun(services: Services, tasks: readonly Task[]): Promise<WorkerRun> {
  const { db, log } = services
  const workerIds: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => workerIds.push(worker.workerId))
  events.on('job:failed', ({ job }) =>
    log.error({ task: job.task_identifier, job: job.id, tries: job.attempts }, 'job given up'),
  )
  // The queue does not replace a worker that could not put its job back (the database was away), so the shift ends
  // then.
  const broken = new Promise<never>((_, reject) =>
    events.on('worker:fatalError', ({ error }) => reject(error as Error)),
  )
  const ended = new AbortController()
  const runner = await run({
    pgPool: reconnectingPool(db.pool, ended.signal, log),
    taskList: buildTaskList(tasks, services),
    parsedCronItems: schedulesOf(tasks),
    concurrency: AT_ONCE,
    pollInterval: 2_000,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: GRACE_MS,
    logger: graphileLog(log),
    events,
  })
  const over = Promise.race([runner.promise, broken])
  // `over` always gets a listener, but perhaps not yet when it fails.
  over.catch(() => undefined)
  await recordHeartbeat(db, workerIds).catch((error: Error) =>
    log.warn({ err: error.message }, 'no sign of life yet'),
  )
  return {
    workerIds,
    over,
    end: async () => {
      const stopped = stopQuietly(runner)
      ended.abort()
      await stopped
      return signOff(db, workerIds).then(
        () => true,
        () => false,
      )
    },
  }
}

/** Stops the queue; one that stopped by itself already is fine. */
async function stopQuietly(runner: Runner): Promise<void> {
  try {
    await runner.stop()
  } catch {
    await runner.promise.catch(() => undefined)
  }
}
