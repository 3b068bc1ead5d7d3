import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { comparePlans } from '#operations/billing/plans/comparePlans.ts'

/** Safe to repeat: what is the same is left as it is. */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  const different = await comparePlans(services)
  if (different > 0) services.log.warn({ plans: different }, 'plans differ at the provider')
}
