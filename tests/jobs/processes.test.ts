import net from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { enqueue } from '#jobs/_kit/task.ts'
import { deliverMessages } from '#jobs/coach/deliverMessages.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import { seedLoad } from '#seed/worlds/load.ts'
import { seedMinimal } from '#seed/worlds/minimal.ts'
import { openDb, type Db } from '#services/database/db.ts'
import { freePort, ownCluster, type OwnCluster } from '#tests/resilience/kit/ownCluster.ts'
import { startProcess, type Process } from '#tests/resilience/kit/processes.ts'

// Real processes on a real database that can be taken away. Slow on purpose: this is what "once" has to survive.
const PEOPLE = 1_600
const running: Process[] = []
/** A mail server that takes calls and never says a word. */
const silent = net.createServer((socket) => socket.on('error', () => socket.destroy()))
let cluster: OwnCluster
let db: Db

async function startWorker(): Promise<Process & { ready: () => Promise<number> }> {
  const port = await freePort()
  const worker = await startProcess(
    'worker',
    {
      DATABASE_URL: cluster.url,
      WORKER_HEALTH_PORT: String(port),
      PORT: String(await freePort()),
      EMBEDDED_SMTP_PORT: String((silent.address() as net.AddressInfo).port),
    },
    `http://127.0.0.1:${port}/healthz`,
  )
  running.push(worker)
  return {
    ...worker,
    ready: () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
  }
}
const count = async (statement: string) =>
  (await db.query<{ n: number }>(`select count(*) as n ${statement}`))[0]!.n

beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  cluster = await ownCluster()
  db = openDb({ url: cluster.url, max: 6, name: 'test', onError: () => undefined })
  await seedLoad(db, { people: PEOPLE, moods: 1 })
  await db.tx((sql) => seedMinimal(sql, { now: new Date() }))
  // A zone in which it is noon, whatever the hour of the test.
  const east = 12 - new Date().getUTCHours()
  await db.query('update profiles set time_zone = $1', [`Etc/GMT${east >= 0 ? '-' : '+'}${Math.abs(east)}`])
  await db.query(
    `insert into notification_preferences (id, user_id, coach_enabled, coach_windows, coach_channels, quiet_start, quiet_end)
     select gen_random_uuid(), id, true, '["11:30"]', '["in_app"]', '21:00', '07:00' from profiles`,
  )
}, 90_000)
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.kill()))
  await db.query('delete from graphile_worker._private_jobs')
  await db.query('delete from worker_heartbeats')
})
afterAll(async () => {
  silent.close()
  await db.close()
  await cluster.remove()
}, 30_000)

it('three workers and a kill -9 in the middle: every coach message is there once', async () => {
  const workers = [await startWorker(), await startWorker(), await startWorker()]
  for (let times = 0; times < 6; times += 1) await enqueue(db, deliverMessages, {})
  await expect
    .poll(() => count('from coach_message_deliveries'), { interval: 2, timeout: 20_000 })
    .toBeGreaterThan(0)
  await workers[0]!.kill('SIGKILL')
  for (let times = 0; times < 3; times += 1) await enqueue(db, deliverMessages, {})
  await expect.poll(() => count('from coach_message_deliveries'), { timeout: 60_000 }).toBe(PEOPLE)
  expect(
    await count('from (select user_id from coach_message_deliveries group by 1 having count(*) = 1) once'),
  ).toBe(PEOPLE)
  expect(await count(`from notifications where type = 'ai_digest'`)).toBe(PEOPLE)
}, 120_000)

it('a job of a killed worker runs again within a minute', async () => {
  const first = await startWorker()
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
  await startWorker()
  await expect.poll(tries, { interval: 250, timeout: 60_000 }).toBe(2)
}, 120_000)

it('a database that is away for a while stops the work, not the worker', async () => {
  const worker = await startWorker()
  await expect.poll(worker.ready, { timeout: 10_000 }).toBe(200)
  await cluster.stop()
  await expect.poll(worker.ready, { timeout: 10_000 }).toBe(503)
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  expect(worker.exitCode()).toBeNull()
  await cluster.start()
  await expect.poll(worker.ready, { timeout: 20_000 }).toBe(200)
  await db.query('delete from coach_message_deliveries')
  await enqueue(db, deliverMessages, {})
  await expect.poll(() => count('from coach_message_deliveries'), { timeout: 60_000 }).toBe(PEOPLE)
}, 120_000)

it('SIGTERM ends it in order: no job is held, no sign of life is left', async () => {
  const worker = await startWorker()
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
  const start = performance.now()
  await worker.kill('SIGTERM')
  expect(performance.now() - start).toBeLessThan(9_000)
  expect(worker.exitCode()).toBe(0)
  expect(await count('from graphile_worker.jobs where locked_by is not null')).toBe(0)
  expect(await count('from worker_heartbeats')).toBe(0)
}, 60_000)
