import { pushApi } from '#domain/notifications/pushApi.ts'
import { sendPush } from '#domain/notifications/jobs.ts'
import { run } from '#jobs/notifications/sendPush.ts'
import type { Person } from '#tests/kit/people.ts'
import type { startPushReceiver } from '#tests/kit/pushReceiver.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** Switches push on for a member in a new browser. */
export async function subscribe(
  { call }: Pick<TestContext, 'call'>,
  person: Person,
  receiver: Awaited<ReturnType<typeof startPushReceiver>>,
) {
  const subscription = receiver.subscription()
  await call(pushApi.subscribePush, { body: { subscription } }, { as: person })
  return subscription
}

/** Runs the push jobs that wait, once each, as a worker would; failures come back. Each job is taken from the queue. */
export async function runPushJobs({ db, services }: Pick<TestContext, 'db' | 'services'>): Promise<Error[]> {
  const jobs = await db.query<{ payload: unknown }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [sendPush.name],
  )
  const failures: Error[] = []
  for (const { payload } of jobs) {
    const input = sendPush.input.parse(payload)
    await run({ input, services, signal: new AbortController().signal, isLastTry: false }).catch(
      (error: Error) => failures.push(error),
    )
  }
  return failures
}
