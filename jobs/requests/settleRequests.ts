import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { settleRequests } from '#operations/requests/settleRequests.ts'

/** Safe to repeat: each request lapses and reminds once. */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  await settleRequests(services)
}
