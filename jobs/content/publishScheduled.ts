import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { carryOutPlanned } from '#operations/content/publishPlanned.ts'
import { isSomethingPlannedDue } from '#operations/content/isPublishingDue.ts'

/** Carries out what is due, one after the other. Payload is loaded only when there is something, since it is large. */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  if (!(await isSomethingPlannedDue(services.db, services.clock.now()))) return
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('#payload-config'),
  ])
  const payload = await getPayload({ config })
  while (!signal.aborted) {
    const done = await carryOutPlanned(payload, services)
    if (!done) return
    services.log.info(done, 'planned content')
  }
}
