import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { deliverDue } from '#operations/coach/deliverDue.ts'

/** One look at who is due. What another worker is sending at this moment is left to it. */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  const { delivered } = await deliverDue(services, { signal })
  if (delivered > 0) services.log.info({ delivered }, 'coach messages sent')
}
