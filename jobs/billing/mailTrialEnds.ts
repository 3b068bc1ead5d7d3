import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { mailTrialEnds } from '#operations/billing/mailTrialEnds.ts'

/** Safe to repeat: each trial is mailed about once. */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  await mailTrialEnds(services)
}
