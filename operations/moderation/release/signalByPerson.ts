import type { Actor } from '#domain/access/actor.ts'
import { releaseApi } from '#domain/moderation/releaseApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import { signalGuardian } from '../signalGuardian.ts'
import { noteCase } from './noteCase.ts'
import { requireMark } from './requireMark.ts'

/**
 * Sends the guardian of a case the signal, because a person decided so, and notes it with the reason. Once for a case,
 * and never where the danger may be at home.
 * @throws OperationError 404 without the mark or the case; `moderation.error.no_signal`
 */
export async function signalByPerson(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  requireMark(actor)
  const now = clock.now()
  const notified = await db.tx(async (sql) => {
    const found = await sql.query('select 1 from child_safety_cases where id = $1 for update', [id])
    if (found.length === 0) throw new OperationError('common.error.not_found')
    const sent = await signalGuardian(sql, { caseId: id, now })
    if (!sent) throw operationErrorOf(releaseApi.signal, 'moderation.error.no_signal')
    await noteCase(sql, { staffId: actor.id, event: 'guardian_signal', metadata: { case: id, reason }, now })
    return sent
  })
  await publishNotifications(realtime, notified)
}
