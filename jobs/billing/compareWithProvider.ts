import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { compareWithProvider } from '#operations/billing/compareWithProvider.ts'

/** Safe to repeat: what is known already is left as it is. */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  await compareWithProvider(services)
}
