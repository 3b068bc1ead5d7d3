import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { endListeners } from '#operations/chat/endListeners.ts'

/** One look at who listens to rooms. */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  const ended = await endListeners(services)
  if (ended > 0) services.log.info({ ended }, 'connections of rooms ended')
}
