import type { NoInput } from '#domain/jobs/job.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { pruneClaims } from '#operations/account/pruneClaims.ts'
import { pruneVoices } from '#operations/journal/voice/pruneVoices.ts'
import { pruneOld } from '#operations/ops/pruneOld.ts'
import { pruneScreenshots } from '#operations/ops/pruneScreenshots.ts'

/**
 * Removes old rows, a few thousand at a time, screenshots of reports that are long closed, voice notes without an
 * entry, and accounts that were never confirmed and are not visited.
 */
export async function run({ services, signal }: Run<typeof NoInput>): Promise<void> {
  const now = services.clock.now()
  const removed = await pruneOld(services.db, { now, signal })
  const screenshots = await pruneScreenshots(services, { now, signal })
  const voices = await pruneVoices(services, { now, signal })
  const claims = await pruneClaims(services, { now, signal })
  services.log.info({ removed: { ...removed, screenshots, voices, claims } }, 'old rows removed')
}
