import { setTimeout as pause } from 'node:timers/promises'
import { returnAttempt, takeAttempt } from '#operations/_kit/attempts.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'

/** Seconds until a lock ends whose process died. Longer than a model may take. */
const LOCK_SECONDS = 30
/** How long a caller waits for the lock, and how often it looks, in milliseconds. */
const WAIT_MS = 15_000
const LOOK_MS = 100

/**
 * Does `work` while no other caller does it for the same bucket, in any process. Other callers wait without a
 * connection. @throws OperationError `common.error.unavailable` when the lock does not come free.
 */
export async function withLock<T>(
  sql: Sql,
  { bucket, now }: { bucket: string; now: () => Date },
  work: () => Promise<T>,
): Promise<T> {
  for (let waited = 0; waited <= WAIT_MS; waited += LOOK_MS) {
    if ((await takeAttempt(sql, { bucket, max: 1, perSeconds: LOCK_SECONDS, now: now() })) === 0) {
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
