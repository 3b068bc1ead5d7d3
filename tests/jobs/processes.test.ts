import { addPreferences } from '#tests/kit/factories.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { deliverMessages } from '#domain/coach/jobs.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import { seedLoad } from '#seed/datasets/load.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { useWorkers } from '#tests/kit/workers.ts'

const PEOPLE = 1_600
const workers = useWorkers()
const { count, start } = workers

beforeAll(async () => {
  const { db } = workers
  await seedLoad(db, { people: PEOPLE, moods: 1 })
  await db.tx((sql) => seedMinimal(sql, { now: new Date() }))
  // A zone in which it is noon, whatever the hour of the test.
  const east = 12 - new Date().getUTCHours()
  await db.query('update profiles set time_zone = $1', [`Etc/GMT${east >= 0 ? '-' : '+'}${Math.abs(east)}`])
  const everybody = await db.query<{ id: string }>('select id from profiles')
  await addPreferences(
    db,
    everybody.map(({ id }) => ({
      user_id: id,
      coach_enabled: true,
      coach_windows: ['11:30'],
      coach_channels: ['in_app'],
      quiet_start: '21:00',
      quiet_end: '07:00',
    })),
  )
}, 90_000)
afterEach(async () => {
  await workers.killAll()
  await workers.db.query('delete from graphile_worker._private_jobs')
  await workers.db.query('delete from worker_heartbeats')
})

it('three workers and a kill -9 in the middle: every coach message is there once', async () => {
  await workers.killOneOfThree(
    deliverMessages,
    {},
    { done: () => count('from coach_message_deliveries'), all: PEOPLE },
  )
  expect(
    await count('from (select user_id from coach_message_deliveries group by 1 having count(*) = 1) once'),
  ).toBe(PEOPLE)
  expect(await count(`from notifications where type = 'ai_digest'`)).toBe(PEOPLE)
}, 120_000)

it('a job of a killed worker runs again within a minute', async () => {
  const { db } = workers
  const first = await start()
  await queueMail(db, {
    template: 'coach-message',
    to: 'a@test.example',
    locale: 'en',
    args: {},
    key: 'held',
  })
  const tries = async () =>
    (
      await db.query<{ attempts: number }>(
        `select attempts from graphile_worker.jobs where task_identifier = 'notifications.sendMail'`,
      )
    )[0]?.attempts
  await expect.poll(tries, { interval: 20, timeout: 20_000 }).toBe(1)
  await first.kill('SIGKILL')
  await start()
  await expect.poll(tries, { interval: 250, timeout: 60_000 }).toBe(2)
}, 120_000)

it('a database that is away for a while stops the work, not the worker', async () => {
  const { db, cluster } = workers
  const worker = await start()
  await expect.poll(worker.ready, { timeout: 10_000 }).toBe(200)
  await cluster.stop()
  await expect.poll(worker.ready, { timeout: 10_000 }).toBe(503)
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  expect(worker.exitCode()).toBeNull()
  await cluster.start()
  await expect.poll(worker.ready, { timeout: 20_000 }).toBe(200)
  await db.query('delete from coach_message_deliveries')
  await db.query('update notification_preferences set coach_next_at = null')
  await enqueue(db, deliverMessages, {})
  await expect.poll(() => count('from coach_message_deliveries'), { timeout: 60_000 }).toBe(PEOPLE)
}, 120_000)

it('SIGTERM ends it in order: no job is held, no sign of life is left', async () => {
  const { db } = workers
  const worker = await start()
  await expect.poll(worker.ready, { timeout: 10_000 }).toBe(200)
  await queueMail(db, {
    template: 'coach-message',
    to: 'a@test.example',
    locale: 'en',
    args: {},
    key: 'in hand',
  })
  await expect
    .poll(() => count('from graphile_worker.jobs where locked_by is not null'), {
      interval: 20,
      timeout: 10_000,
    })
    .toBe(1)
  const begun = performance.now()
  await worker.kill('SIGTERM')
  expect(performance.now() - begun).toBeLessThan(9_000)
  expect(worker.exitCode()).toBe(0)
  expect(await count('from graphile_worker.jobs where locked_by is not null')).toBe(0)
  expect(await count('from worker_heartbeats')).toBe(0)
}, 60_000)
