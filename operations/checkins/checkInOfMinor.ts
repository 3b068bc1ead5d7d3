import type { Actor } from '#domain/access/actor.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { queueGuardianNotifications } from '#operations/guardians/notifications/queueGuardianNotifications.ts'
import type { Sql } from '#services/database/db.ts'
import { checkIn, type CheckedInResult, type SentCheckIn } from './checkIn.ts'

/**
 * A check-in of a child or teen: what their guardian is to be notified of is noted in the same transaction, the
 * caller's, so neither exists without the other. A consent that was taken back meanwhile stops both.
 * @throws OperationError `checkins.error.guardian_needed`
 */
export async function checkInOfMinor(sql: Sql, actor: Actor, sent: SentCheckIn): Promise<CheckedInResult> {
  const result = await checkIn(sql, actor, sent)
  if (!result.isNew) return result
  const { id: moodId, reflection } = result.checkIn
  const queued = await queueGuardianNotifications(sql, {
    childId: actor.id,
    moodId,
    isDanger: sent.danger.isDanger,
    isShared: reflection?.sharedWithParent ?? false,
    now: sent.now,
  })
  if (queued === null) throw operationErrorOf(checkinsApi.checkIn, 'checkins.error.guardian_needed')
  return result
}
