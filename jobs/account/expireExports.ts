import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { expireExports } from '#operations/account/exports/expireExports.ts'

/** Safe to repeat: a file that is gone is gone. */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  const removed = await expireExports(services, signal)
  if (removed > 0) services.log.info({ removed }, 'copies of the data removed')
}
