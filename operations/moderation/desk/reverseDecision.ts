import type { Actor } from '#domain/access/actor.ts'
import type { RoomChange } from '#domain/chat/events.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { addToChain } from './chain.ts'
import { afterDecision, linkOf } from './decideItem.ts'
import { lockedFor } from './forMarked.ts'
import { isReversible, type ItemRow } from './itemRow.ts'
import { reversalNotification } from './decisionNotifications.ts'
import { liftSanction } from './sanctions.ts'
import { lockSubject, restoreSubject } from './subjects.ts'

/** What a reversal changed, for after the commit. */
export type Reversed = { userId: string | null; changes: RoomChange[]; notified: NotificationSent[] }

/**
 * Takes a decision back after people were notified of it: words are back, the sanction is lifted, the member hears of
 * it, and an open appeal is answered by it.
 * @throws OperationError 403 without the permission, 404, `desk.error.not_reversible`
 */
export async function reverseDecision(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  id: string,
): Promise<void> {
  requirePermission(actor, 'moderation.decide')
  const now = services.clock.now()
  const reversed = await services.db.tx(async (sql) => {
    await lockSubject(sql, id)
    const item = await lockedFor(sql, actor, id)
    if (!isReversible(item) || item.user_id === actor.id)
      throw operationErrorOf(deskApi.reverse, 'desk.error.not_reversible')
    await addToChain(sql, { ...linkOf(item, actor.id), action: 'reversed', hours: null, now })
    await sql.query(
      `update moderation_appeals set state = 'overturned', answered_by_id = $2, answered_at = $3, updated_at = $3
       where item_id = $1 and state = 'open'`,
      [id, actor.id, now],
    )
    return takenBack(sql, item, { moderator: actor.id, now })
  })
  afterReversal(services, reversed)
}

/** Takes a decision back, in the caller's transaction, which holds the item and has added to the chain. */
export async function takenBack(
  sql: Sql,
  item: ItemRow,
  { moderator, now, reply }: { moderator: string; now: Date; reply?: string },
): Promise<Reversed> {
  await sql.query('update moderation_items set reversed_at = $2, updated_at = $2 where id = $1', [
    item.id,
    now,
  ])
  await liftSanction(sql, { id: item.sanction, moderator, now })
  return {
    userId: item.sanction && item.user_id,
    changes: await restoreSubject(sql, item, now),
    notified: await notify(sql, reversalNotification(item, reply), { now }),
  }
}

/** After the commit. Connections end, so that pages ask again what the member may do. */
export function afterReversal(
  services: Pick<Services, 'db' | 'realtime'>,
  { userId, changes, notified }: Reversed,
): void {
  afterDecision(services, { changes, userId })
  void publishNotifications(services.realtime, notified)
}
