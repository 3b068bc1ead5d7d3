import type { Job } from '#domain/jobs/job.ts'
import net from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import type { z } from 'zod/mini'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { openDb, type Db } from '#services/database/db.ts'
import { freePort } from '#server/start/ports.mjs'
import { ownCluster, type OwnCluster } from '#tests/resilience/kit/ownCluster.ts'
import { startProcess, type Process } from '#tests/resilience/kit/processes.ts'

/** A worker process. `ready` is the status of its `/readyz`, 0 while it does not answer. */
export type WorkerProcess = Process & { ready: () => Promise<number> }
/** Real workers on a real database that can be taken away. Slow on purpose: this is what "once" has to survive. */
export type Workers = {
  readonly db: Db
  readonly cluster: OwnCluster
  start: (settings?: Record<string, string>) => Promise<WorkerProcess>
  /** Kills those that still run. */
  killAll: () => Promise<void>
  /** The number of rows of a statement that begins with `from`. */
  count: (statement: string) => Promise<number>
  /**
   * Three workers at a job that is queued many times, and a kill -9 for one of them as soon as something is done. Ends
   * when `done` has counted to `all`.
   */
  killOneOfThree: <I extends z.ZodMiniType>(job: Job<I>, input: z.input<I>, until: Until) => Promise<void>
}
type Until = { done: () => Promise<number>; all: number }

/**
 * Workers for the tests of one file, taken down after them; `forAll` are settings they get besides. Their mail server
 * takes calls and never says a word.
 */
export function useWorkers(forAll: Readonly<Record<string, string>> = {}): Workers {
  const silent = net.createServer((socket) => socket.on('error', () => socket.destroy()))
  const running: Process[] = []
  let cluster: OwnCluster
  let db: Db
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    cluster = await ownCluster()
    db = openDb({ url: cluster.url, max: 6, name: 'test', onError: () => undefined })
  }, 90_000)
  const killAll = async () => void (await Promise.all(running.splice(0).map((worker) => worker.kill())))
  afterAll(async () => {
    await killAll()
    silent.close()
    await db.close()
    await cluster.remove()
  }, 30_000)

  const start = async (own: Record<string, string> = {}): Promise<WorkerProcess> => {
    const port = await freePort()
    const settings = {
      DATABASE_URL: cluster.url,
      WORKER_HEALTH_PORT: String(port),
      PORT: String(await freePort()),
      EMBEDDED_SMTP_PORT: String((silent.address() as net.AddressInfo).port),
      ...forAll,
      ...own,
    }
    const worker = await startProcess('worker', settings, `http://127.0.0.1:${port}/healthz`)
    running.push(worker)
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      )
    return { ...worker, ready }
  }
  return {
    get db() {
      return db
    },
    get cluster() {
      return cluster
    },
    start,
    killAll,
    count: async (statement) => (await db.query<{ n: number }>(`select count(*) as n ${statement}`))[0]!.n,
    async killOneOfThree(job, input, { done, all }) {
      const [first] = [await start(), await start(), await start()]
      for (let times = 0; times < 6; times += 1) await enqueue(db, job, input)
      await expect.poll(done, { interval: 2, timeout: 20_000 }).toBeGreaterThan(0)
      await first.kill('SIGKILL')
      for (let times = 0; times < 3; times += 1) await enqueue(db, job, input)
      await expect.poll(done, { timeout: 60_000 }).toBe(all)
    },
  }
}
