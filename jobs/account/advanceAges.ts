import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { advanceAges } from '#operations/account/advanceAges.ts'

/** Moves people on to the age group they have grown into. */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  const advanced = await advanceAges(services.db, services.clock.now())
  services.log.info({ advanced }, 'age groups advanced')
}
