import { setTimeout as pause } from 'node:timers/promises'
import { returnAttempt, takeAttempt } from '#operations/_kit/attempts.ts'
import { OperationError } from '#operations/_kit/failure.ts'
import type { Sql } from '#services/database/db.ts'

/** A turn that is not given back (its process died) ends after so many seconds. Longer than a model may take. */
const TURN_SECONDS = 30
/** How long somebody waits for a turn, and how often they look, in milliseconds. */
const WAIT_MS = 15_000
const LOOK_MS = 100

/**
 * Does `work` while nobody else does it for the same bucket, in any process. Who comes meanwhile waits; no
 * connection is held for it. @throws OperationError `common.error.unavailable` when the turn does not come.
 */
export async function withLock<T>(
  sql: Sql,
  { bucket, now }: { bucket: string; now: () => Date },
  work: () => Promise<T>,
): Promise<T> {
  for (let waited = 0; waited <= WAIT_MS; waited += LOOK_MS) {
    if ((await takeAttempt(sql, { bucket, max: 1, perSeconds: TURN_SECONDS, now: now() })) === 0) {
      try {
        return await work()
      } finally {
        await returnAttempt(sql, bucket)
      }
    }
    await pause(LOOK_MS)
  }
  throw new OperationError('common.error.unavailable')
}
