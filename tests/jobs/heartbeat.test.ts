import { beforeEach, expect, it } from 'vitest'
import { recordHeartbeat, recoverJobs, signOff } from '#operations/ops/workerHeartbeat.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

/** A job locked by a worker some seconds ago. */
async function lockedJob(worker: string, secondsAgo: number): Promise<string> {
  const { db } = context.current
  const [job] = await db.query<{ id: string }>(
    `select id from graphile_worker.add_job('notifications.sendMail', '{}', queue_name => $1)`,
    [`q-${worker}-${secondsAgo}`],
  )
  await db.query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - make_interval(secs => $3), attempts = 1 where id = $1`,
    [job!.id, worker, secondsAgo],
  )
  await db.query(
    `update graphile_worker._private_job_queues set locked_by = $1, locked_at = now() where queue_name = $2`,
    [worker, `q-${worker}-${secondsAgo}`],
  )
  return job!.id
}
const locks = () =>
  context.current.db.query<{ id: string; locked_by: string | null }>(
    'select id, locked_by from graphile_worker.jobs order by id',
  )
const age = (worker: string, seconds: number) =>
  context.current.db.query(
    `update worker_heartbeats set seen_at = now() - make_interval(secs => $2) where worker = $1`,
    [worker, seconds],
  )

beforeEach(async () => {
  await context.current.db.query('delete from worker_heartbeats')
  await context.current.db.query('delete from graphile_worker._private_jobs')
})

it('a worker that showed itself within thirty seconds keeps its jobs', async () => {
  const { db } = context.current
  await recordHeartbeat(db, ['alive'])
  await age('alive', 25)
  await lockedJob('alive', 600)
  expect(await recoverJobs(db)).toEqual([])
  expect(await locks()).toMatchObject([{ locked_by: 'alive' }])
})

it('a worker that is gone loses its jobs and its row; the job can run again', async () => {
  const { db } = context.current
  await recordHeartbeat(db, ['gone', 'alive'])
  await age('gone', 31)
  await lockedJob('gone', 40)
  await lockedJob('alive', 40)
  expect(await recoverJobs(db)).toEqual(['gone'])
  expect((await locks()).map(({ locked_by }) => locked_by)).toEqual([null, 'alive'])
  expect(await db.query('select worker from worker_heartbeats')).toEqual([{ worker: 'alive' }])
  const [free] = await db.query<{ n: number }>(
    `select count(*) as n from graphile_worker._private_jobs where is_available`,
  )
  expect(free!.n).toBe(1)
  const queues = await db.query(`select 1 from graphile_worker._private_job_queues where locked_by = 'gone'`)
  expect(queues).toEqual([])
})

it('a lock without a living worker is taken, a fresh one is not', async () => {
  const { db } = context.current
  await lockedJob('stranger', 31)
  await lockedJob('newcomer', 5)
  expect(await recoverJobs(db)).toEqual(['stranger'])
  expect((await locks()).map(({ locked_by }) => locked_by)).toEqual([null, 'newcomer'])
})

it('several that look at the same time do no harm', async () => {
  const { db } = context.current
  await recordHeartbeat(db, ['gone'])
  await age('gone', 60)
  await lockedJob('gone', 60)
  const found = await Promise.all([recoverJobs(db), recoverJobs(db), recoverJobs(db)])
  expect(new Set(found.flat())).toEqual(new Set(['gone']))
  expect(await locks()).toMatchObject([{ locked_by: null }])
})

it('a worker that signs off frees what it held at once', async () => {
  const { db } = context.current
  await recordHeartbeat(db, ['a', 'b'])
  await lockedJob('a', 1)
  await signOff(db, ['a', 'b'])
  expect(await db.query('select 1 from worker_heartbeats')).toEqual([])
  expect(await locks()).toMatchObject([{ locked_by: null }])
})
