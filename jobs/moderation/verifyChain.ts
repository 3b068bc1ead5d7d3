import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { checkChain } from '#operations/moderation/desk/checkChain.ts'

/** Safe to repeat. The log says the numbers and the last hash, so that the end of the chain is also known elsewhere. */
export async function run({ services }: Run<typeof NoInput>): Promise<void> {
  const { length, head, brokenAt } = await checkChain(services)
  if (brokenAt === null) services.log.info({ decisions: length, head }, 'the chain of decisions is whole')
  else services.log.error({ decision: brokenAt }, 'the chain of decisions is broken')
}
