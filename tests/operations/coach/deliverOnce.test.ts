import { expect, it } from 'vitest'
import { pushApi } from '#domain/notifications/pushApi.ts'
import { deliverDue } from '#operations/coach/deliverDue.ts'
import { closeServices } from '#services'
import type { Person } from '#tests/kit/people.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'
import { addTemplate, listen } from './coachKit.ts'

const context = useTestContext()
/** The id of a member who has push on. */
async function withDevice(created: Promise<Person>): Promise<string> {
  const person = await created
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${person.id}`,
    keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
  }
  await context.current.call(pushApi.subscribePush, { body: { subscription } }, { as: person })
  return person.id
}
const NOW = '2026-03-12T09:30:00Z'

it('three workers at the same moment deliver each message once', async () => {
  const { db, people, databaseUrl } = context.current
  for (let index = 0; index < 4; index += 1) await addTemplate(db, `template ${index}`)
  for (let index = 0; index < 60; index += 1)
    await listen(db, await withDevice(people.adult()), { channels: ['push', 'in_app', 'email'] })
  const workers = [
    newTestContext(databaseUrl, { now: NOW }),
    newTestContext(databaseUrl, { now: NOW }),
    newTestContext(databaseUrl, { now: NOW }),
  ]
  const rounds = await Promise.all(
    workers.flatMap(({ services }) => [
      deliverDue(services, { batch: 7 }),
      deliverDue(services, { batch: 5 }),
    ]),
  )
  expect(rounds.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(60)
  const [counts] = await db.query<Record<string, number>>(
    `select (select count(*) from coach_message_deliveries) as messages, (select count(distinct user_id) from coach_message_deliveries) as people,
       (select count(*) from notifications) as notices, (select count(*) from email_logs) as mails,
       (select count(*) from graphile_worker.jobs where task_identifier = 'notifications.sendMail') as mail_jobs,
       (select count(*) from graphile_worker.jobs where task_identifier = 'notifications.sendPush') as push_jobs`,
  )
  expect(counts).toEqual({
    messages: 60,
    people: 60,
    notices: 60,
    mails: 60,
    mail_jobs: 60,
    push_jobs: 60,
  })
  expect(workers.flatMap(({ realtime }) => realtime.published)).toHaveLength(60)
  await Promise.all(workers.map(({ services }) => closeServices(services)))
})

it('a worker that dies in the middle of a batch leaves nothing half done', async () => {
  const { db, people, services, clock } = context.current
  await db.query('delete from coach_message_deliveries')
  clock.set(NOW)
  await db.query('delete from graphile_worker._private_jobs')
  const me = { id: await withDevice(people.adult()) }
  await listen(db, me.id, { channels: ['push', 'in_app', 'email'] })
  const dies = {
    ...services,
    db: {
      ...db,
      tx: (<T>(work: (sql: typeof db) => Promise<T>) =>
        db.tx(async (sql) => {
          await work(sql as typeof db)
          throw new Error('killed before the commit')
        })) as unknown as typeof db.tx,
    },
  }
  await expect(deliverDue(dies)).rejects.toThrow('killed')
  const left = async () =>
    (
      await db.query<{ n: number }>(
        `select (select count(*) from coach_message_deliveries where user_id = $1) + (select count(*) from notifications where user_id = $1)
         + (select count(*) from email_logs where user_id = $1) + (select count(*) from graphile_worker.jobs) as n`,
        [me.id],
      )
    )[0]!.n
  expect(await left()).toBe(0)
  await deliverDue(services)
  // Message, notice and mail, and a job each for mail and push.
  expect(await left()).toBe(5)
})
