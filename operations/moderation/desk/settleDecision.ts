import { takesAway } from '#domain/moderation/ladder.ts'
import { publishRoomEvents } from '#operations/chat/publishRoomEvents.ts'
import { notify } from '#operations/notifications/notify.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { lockedItem, type ItemRow } from './itemRow.ts'
import { decisionNotifications } from './decisionNotifications.ts'
import { askSubject, lockSubject, removeSubject, showSubject } from './subjects.ts'

/**
 * Does what a decision could not call back, once its seconds are over: shows approved words, notifies the member and
 * who reported. Once; a decision that was taken back is left alone.
 */
export async function settleDecision(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { item: id, decision, read }: { item: string; decision: string; read?: string | undefined },
): Promise<void> {
  const now = services.clock.now()
  const { changes, notified } = await services.db.tx(async (sql) => {
    const subject = await lockSubject(sql, id)
    // An account that was deleted meanwhile took the item along.
    const item = await lockedItem(sql, id).catch(() => null)
    if (!item || item.decision !== decision || item.settled_at) return { changes: [], notified: [] }
    await sql.query('update moderation_items set settled_at = $2, updated_at = $2 where id = $1', [id, now])
    await closeIncidents(sql, item, now)
    // Words that were changed in these seconds are another item: no one has read them yet.
    const isOther = item.action === 'approve' && subject?.isHeld && subject.mark !== read
    const changes = isOther ? [] : await applied(sql, item, now)
    return { changes, notified: await notify(sql, await decisionNotifications(sql, item), { now }) }
  })
  void publishRoomEvents(services, changes)
  void publishNotifications(services.realtime, notified)
}

const applied = (sql: Sql, item: ItemRow, now: Date) => {
  if (item.action === 'ask_change') return askSubject(sql, item, { note: item.note ?? '', now })
  return takesAway(item.action!) ? removeSubject(sql, item, now) : showSubject(sql, item, now)
}

/** The reports of the message are answered by the decision. Source: docs/rules/moderation.md S-000-6. */
const closeIncidents = (sql: Sql, { subject_kind, subject_id }: ItemRow, now: Date) =>
  subject_kind === 'message'
    ? sql.query(
        `update incidents set status = 'closed', updated_at = $2
         where message_id = $1 and kind = 'safety' and status <> 'closed'`,
        [subject_id, now],
      )
    : []
