import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { notifyOpen } from '#operations/trivia/weeks/notifyOpen.ts'

/** One look at everyone whose clock shows Saturday, 10:00 or later. */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  const { notified } = await notifyOpen(services, { signal })
  if (notified > 0) services.log.info({ notified }, 'trivia weekend notified')
}
