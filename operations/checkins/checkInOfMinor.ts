import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import type { NewCheckIn } from '#domain/checkins/schema.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { queueGuardianNotifications } from '#operations/guardians/notifications/queueGuardianNotifications.ts'
import type { Sql } from '#services/database/db.ts'
import { checkIn, type CheckedInResult } from './checkIn.ts'

/**
 * A check-in of a child or teen: what their guardian is to be told is noted in the same transaction, the caller's, so
 * neither exists without the other. A consent that was taken back meanwhile stops both.
 * @throws OperationError `checkins.error.guardian_needed`
 */
export async function checkInOfMinor(
  sql: Sql,
  actor: Actor,
  input: z.output<typeof NewCheckIn>,
  now: Date,
): Promise<CheckedInResult> {
  const result = await checkIn(sql, actor, input, now)
  if (!result.isNew) return result
  const { id: moodId, reflection } = result.checkIn
  const words = reflection?.content ?? ''
  const isShared = reflection?.sharedWithParent ?? false
  const queued = await queueGuardianNotifications(sql, { childId: actor.id, moodId, words, isShared, now })
  if (queued === null) throw operationErrorOf(checkinsApi.checkIn, 'checkins.error.guardian_needed')
  return result
}
