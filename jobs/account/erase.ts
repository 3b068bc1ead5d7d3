import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { eraseDue } from '#operations/account/deletion/eraseDue.ts'

/** Safe to repeat and to interrupt: each step of a deletion is recorded with what it did. */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  const erased = await eraseDue(services, { now: services.clock.now(), signal })
  if (erased > 0) services.log.info({ erased }, 'accounts deleted')
}
