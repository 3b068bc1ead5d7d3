import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { startHealthServer } from '#jobs/_kit/healthServer.ts'
import { task, type Run, type Task } from '#jobs/_kit/task.ts'
import { enqueue, enqueueAll } from '#operations/_kit/enqueue.ts'
import { startWorker, type Worker } from '#jobs/_kit/worker.ts'
import { closeServices } from '#services'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const Input = z.strictObject({ n: z.number() })
const define = (name: string, work: (job: Run<typeof Input>) => Promise<void>, extra: Partial<Task> = {}) =>
  task({ name, maxAttempts: 3, input: Input, ...extra }, () => Promise.resolve({ run: work }))
const running: Worker[] = []

async function start(tasks: readonly Task[], services = context.current.services): Promise<Worker> {
  const worker = startWorker(services, tasks)
  running.push(worker)
  await worker.started
  return worker
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()))
  await context.current.db.query('delete from graphile_worker._private_jobs')
})

describe('a worker', () => {
  it('runs what was queued, once, and shows that it lives', async () => {
    const done: number[] = []
    const count = define('test.count', ({ input }) => Promise.resolve(void done.push(input.n)))
    const { db } = context.current
    const worker = await start([count])
    await enqueueAll(
      db,
      count,
      Array.from({ length: 30 }, (_, n) => ({ n })),
    )
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(30)
    expect([...done].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n))
    expect(worker.workerIds).toHaveLength(5)
    const beats = await db.query<{ worker: string }>('select worker from worker_heartbeats')
    expect(beats.map(({ worker: id }) => id).sort()).toEqual([...worker.workerIds].sort())
    expect(await worker.health()).toEqual({ database: true, queue: true, heartbeat: true })
  })

  it('does not see a job whose transaction rolls back, and runs one of a key once', async () => {
    const done: number[] = []
    const count = define('test.keyed', ({ input }) => Promise.resolve(void done.push(input.n)))
    const { db } = context.current
    await db
      .tx(async (sql) => {
        await enqueue(sql, count, { n: 1 })
        throw new Error('undo')
      })
      .catch(() => undefined)
    await enqueue(db, count, { n: 2 }, { key: 'same' })
    await enqueue(db, count, { n: 3 }, { key: 'same' })
    await enqueue(db, count, { n: 4 }, { runAt: new Date(Date.now() + 3_600_000) })
    await start([count])
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(1)
    expect(done).toEqual([3])
  })

  it('tries again what failed', async () => {
    let tries = 0
    const flaky = define('test.flaky', () =>
      (tries += 1) < 2 ? Promise.reject(new Error('not yet')) : Promise.resolve(),
    )
    await enqueue(context.current.db, flaky, { n: 1 })
    await start([flaky])
    await expect.poll(() => tries, { timeout: 15_000 }).toBe(2)
  })

  it('shares the work with others: every job runs once', async () => {
    const done: number[] = []
    const count = define('test.shared', async ({ input }) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      done.push(input.n)
    })
    const { db, databaseUrl } = context.current
    await enqueueAll(
      db,
      count,
      Array.from({ length: 90 }, (_, n) => ({ n })),
    )
    const others = [newTestContext(databaseUrl), newTestContext(databaseUrl)]
    await Promise.all([start([count]), ...others.map(({ services }) => start([count], services))])
    await expect.poll(() => done.length, { timeout: 15_000 }).toBe(90)
    expect(new Set(done).size).toBe(90)
    await Promise.all(running.splice(0).map((worker) => worker.stop()))
    await Promise.all(others.map(({ services }) => closeServices(services)))
  })

  it('waits for a running job when it stops, and leaves no trace of itself', async () => {
    const { db } = context.current
    let finished = false
    let begun = false
    const slow = define('test.slow', async () => {
      begun = true
      await new Promise((resolve) => setTimeout(resolve, 600))
      finished = true
    })
    await enqueue(db, slow, { n: 1 })
    const worker = await start([slow])
    await expect.poll(() => begun, { timeout: 5_000 }).toBe(true)
    running.length = 0
    await worker.stop()
    expect(finished).toBe(true)
    expect(await db.query('select 1 from worker_heartbeats')).toEqual([])
    expect(await db.query('select 1 from graphile_worker.jobs')).toEqual([])
  })

  it('gives a job back that does not end, within eight seconds', async () => {
    const { db } = context.current
    let begun = false
    const endless = define('test.endless', () => ((begun = true), new Promise<void>(() => undefined)))
    await enqueue(db, endless, { n: 1 })
    const worker = await start([endless])
    await expect.poll(() => begun, { timeout: 5_000 }).toBe(true)
    running.length = 0
    const start_ = performance.now()
    await worker.stop()
    expect(performance.now() - start_).toBeLessThan(8_000)
    const [job] = await db.query<{ locked_by: string | null; attempts: number; last_error: string }>(
      'select locked_by, attempts, last_error from graphile_worker.jobs',
    )
    expect(job).toMatchObject({
      locked_by: null,
      attempts: 1,
      last_error: expect.stringContaining('stopping'),
    })
  })
})

describe('its health', () => {
  it('is answered on this machine: alive always, ready when all is well', async () => {
    let health = { database: true, queue: true, heartbeat: true }
    const server = await startHealthServer({ health: () => Promise.resolve(health) }, 0)
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`)
      return [answer.status, await answer.json()]
    }
    expect(await ask('/healthz')).toEqual([200, { ok: true }])
    expect(await ask('/readyz')).toEqual([200, { ok: true, ...health }])
    health = { ...health, heartbeat: false }
    expect(await ask('/readyz')).toEqual([503, { ok: false, ...health }])
    expect(await ask('/healthz')).toEqual([200, { ok: true }])
    expect((await ask('/'))[0]).toBe(404)
    await expect(startHealthServer({ health: () => Promise.resolve(health) }, server.port)).rejects.toThrow(
      'EADDRINUSE',
    )
    await server.close()
  })
})

describe('a worker whose database goes away while a job runs', () => {
  it('starts over by itself, and the job that could not be reported runs again', async () => {
    const { db } = context.current
    const connect = db.pool.connect.bind(db.pool)
    let runs = 0
    const unlucky = define('test.unlucky', () => {
      runs += 1
      if (runs === 1) {
        const away = new Error('away')
        db.pool.connect = ((tell?: (error: Error) => void) =>
          tell ? tell(away) : Promise.reject(away)) as typeof db.pool.connect
        setTimeout(() => (db.pool.connect = connect), 700)
      }
      return Promise.resolve()
    })
    await enqueue(db, unlucky, { n: 1 })
    const worker = await start([unlucky])
    const [first] = worker.workerIds
    await expect.poll(() => runs, { timeout: 20_000 }).toBe(2)
    await expect.poll(() => db.query('select 1 from graphile_worker.jobs'), { timeout: 5_000 }).toEqual([])
    expect(worker.workerIds).not.toContain(first)
    expect(await worker.health()).toEqual({ database: true, queue: true, heartbeat: true })
    // The queue reports the broken worker on the console, and only there.
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('away')
    vi.mocked(console.error).mockClear()
  })
})
