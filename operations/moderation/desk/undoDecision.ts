import type { Actor } from '#domain/access/actor.ts'
import { deskApi, type DeskItem } from '#domain/moderation/deskApi.ts'
import { takesAway } from '#domain/moderation/ladder.ts'
import { LEASE_MINUTES } from '#domain/moderation/queue.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { addToChain } from './chain.ts'
import { afterDecision, linkOf } from './decideItem.ts'
import { lockedFor } from './forMarked.ts'
import { openItem } from './openItem.ts'
import { liftSanction } from './sanctions.ts'
import { lockSubject, restoreSubject } from './subjects.ts'

// A subject that was reported again meanwhile has an open item: this one then stays as it was decided.
const OPEN_AGAIN = `
update moderation_items i set state = 'open', action = null, hours = null, note = null, reason = null, decided_by_id = null,
  decided_at = null, decision = null, sanction = null, updated_at = $3,
  claimed_by_id = $2, claimed_until = $3::timestamptz + interval '${LEASE_MINUTES} minutes'
where id = $1 and not exists (
  select from moderation_items o where o.subject_kind = i.subject_kind and o.subject_id = i.subject_id and o.state = 'open')
returning id`

/**
 * Takes the moderator's own decision back before anyone was notified of it: the item is theirs again, words are back,
 * and the sanction never counted.
 * @throws OperationError 403 without the permission, 404, `desk.error.too_late`
 */
export async function undoDecision(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  id: string,
): Promise<DeskItem> {
  requirePermission(actor, 'moderation.decide')
  const now = services.clock.now()
  const { changes, userId } = await services.db.tx(async (sql) => {
    await lockSubject(sql, id)
    const item = await lockedFor(sql, actor, id)
    const tooLate = operationErrorOf(deskApi.undo, 'desk.error.too_late')
    if (item.state !== 'decided' || item.settled_at || item.decided_by_id !== actor.id) throw tooLate
    const [opened] = await sql.query(OPEN_AGAIN, [id, actor.id, now])
    if (!opened) throw tooLate
    await addToChain(sql, { ...linkOf(item, actor.id), action: 'undone', hours: null, now })
    await liftSanction(sql, { id: item.sanction, moderator: actor.id, now })
    return {
      userId: item.sanction && item.user_id,
      changes: takesAway(item.action!) ? await restoreSubject(sql, item, now) : [],
    }
  })
  afterDecision(services, { changes, userId })
  return openItem(services.db, id, actor.id, now)
}
