import type { NoInput, Run } from '#jobs/_kit/task.ts'
import { pruneOld } from '#operations/ops/pruneOld.ts'

/** Removes old rows, a few thousand at a time. */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  const removed = await pruneOld(services.db, { now: services.clock.now(), signal })
  services.log.info({ removed }, 'old rows removed')
}
