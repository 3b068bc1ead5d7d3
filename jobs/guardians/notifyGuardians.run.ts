import type { NoInput, Run } from '#jobs/_kit/task.ts'
import { notifyDue } from '#operations/guardians/notifications/notifyDue.ts'

/** One look at everything that is due. What another worker has in hand is left to it. */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  const { told } = await notifyDue(services, { signal })
  if (told > 0) services.log.info({ told }, 'guardians told')
}
