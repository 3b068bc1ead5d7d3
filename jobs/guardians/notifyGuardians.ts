import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { notifyDue } from '#operations/guardians/notifications/notifyDue.ts'

/** One look at everything that is due. What another worker has in hand is left to it. */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  const { notified } = await notifyDue(services, { signal })
  if (notified > 0) services.log.info({ notified }, 'guardians told')
}
