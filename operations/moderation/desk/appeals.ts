import type { Actor } from '#domain/access/actor.ts'
import { deskApi, type DeskAppeal } from '#domain/moderation/deskApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { notify } from '#operations/notifications/notify.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { addToChain } from './chain.ts'
import { linkOf } from './decideItem.ts'
import { hasMark, lockedFor, shownSql } from './forMarked.ts'
import { decidedView, type DecidedRow, type ItemRow } from './itemRow.ts'
import { upheldNotification } from './decisionNotifications.ts'
import { afterReversal, takenBack, type Reversed } from './reverseDecision.ts'
import { lockSubject } from './subjects.ts'

/** Open appeals the desk shows at once. */
const SHOWN = 100

type Row = DecidedRow & { appeal: string; message: string; appealed_at: Date }

const OPEN = `
select i.*, p.username, d.username as decided_name, a.id as appeal, a.message, a.created_at as appealed_at
from moderation_appeals a join moderation_items i on i.id = a.item_id
left join profiles p on p.id = i.user_id left join profiles d on d.id = i.decided_by_id
where a.state = 'open' and ${shownSql('i', '$1::boolean')} order by a.created_at, a.id limit ${SHOWN}`

/** Who may answer: none of the people who decided, and not the member. Source: docs/rules/moderation.md X14. */
const mayAnswer = (item: ItemRow, moderator: string): boolean =>
  ![item.decided_by_id, item.ban_asked_by_id, item.user_id].includes(moderator)

/** Open appeals, oldest first. @throws OperationError 403 without the permission */
export async function openAppeals({ db }: Pick<Services, 'db'>, actor: Actor): Promise<DeskAppeal[]> {
  requirePermission(actor, 'moderation.decide')
  return (await db.query<Row>(OPEN, [hasMark(actor)])).map((row) => ({
    id: row.appeal,
    item: decidedView(row),
    message: row.message,
    createdAt: row.appealed_at.toISOString(),
    mayAnswer: mayAnswer(row, actor.id),
  }))
}

/** What a moderator answers. */
export type AppealAnswer = { id: string; overturn: boolean; reply: string }

/**
 * Answers an appeal. Overturning takes the decision back whole; either way the member hears of it.
 * @throws OperationError 403 without the permission, 404, `desk.error.other_moderator`, `desk.error.answered`
 */
export async function answerAppeal(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { id, overturn, reply }: AppealAnswer,
): Promise<void> {
  requirePermission(actor, 'moderation.decide')
  const now = services.clock.now()
  const reversed = await services.db.tx(async (sql): Promise<Reversed> => {
    const item = await appealedItem(sql, actor, id)
    if (!mayAnswer(item, actor.id)) throw operationErrorOf(deskApi.answerAppeal, 'desk.error.other_moderator')
    const [answered] = await sql.query(
      `update moderation_appeals set state = $2, reply = $3, answered_by_id = $4, answered_at = $5, updated_at = $5
       where id = $1 and state = 'open' returning id`,
      [id, overturn ? 'overturned' : 'upheld', reply, actor.id, now],
    )
    if (!answered) throw operationErrorOf(deskApi.answerAppeal, 'desk.error.answered')
    const action = overturn ? 'appeal_overturned' : 'appeal_upheld'
    await addToChain(sql, { ...linkOf(item, actor.id), action, hours: null, now })
    if (overturn) return takenBack(sql, item, { moderator: actor.id, now, reply })
    return {
      userId: null,
      changes: [],
      notified: await notify(sql, upheldNotification(item, reply), { now }),
    }
  })
  afterReversal(services, reversed)
}

async function appealedItem(sql: Sql, actor: Actor, appealId: string): Promise<ItemRow> {
  const [appeal] = await sql.query<{ item_id: string }>(
    'select item_id from moderation_appeals where id = $1',
    [appealId],
  )
  if (!appeal) throw new OperationError('common.error.not_found')
  await lockSubject(sql, appeal.item_id)
  return lockedFor(sql, actor, appeal.item_id)
}
