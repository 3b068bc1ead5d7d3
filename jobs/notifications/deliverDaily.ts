import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { deliverDaily } from '#operations/notifications/deliverDaily.ts'

/** Delivers what is due to all members. */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  const { delivered } = await deliverDaily(services, { signal })
  if (delivered > 0) services.log.info({ delivered }, 'daily reminders sent')
}
