import type { Run } from '#jobs/_kit/task.ts'
import { pruneOld } from '#operations/ops/pruneOld.ts'
import type { prune } from './prune.ts'

/** Removes old rows, a few thousand at a time. */
export async function run({ services, signal }: Run<(typeof prune)['input']>): Promise<void> {
  const removed = await pruneOld(services.db, { now: services.clock.now(), signal })
  services.log.info({ removed }, 'old rows removed')
}
