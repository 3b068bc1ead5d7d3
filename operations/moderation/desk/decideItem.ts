import type { Actor } from '#domain/access/actor.ts'
import type { RoomChange } from '#domain/chat/events.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { settleDecision } from '#domain/moderation/jobs.ts'
import {
  actionsFor,
  needsNote,
  stepOf,
  takesAway,
  usualHours,
  type DeskAction,
} from '#domain/moderation/ladder.ts'
import { GRACE_SECONDS } from '#domain/moderation/queue.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishRoomEvents } from '#operations/chat/publishRoomEvents.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { addToChain } from './chain.ts'
import { lockedFor } from './forMarked.ts'
import { isClaimedBy, type ItemRow } from './itemRow.ts'
import { giveSanction } from './sanctions.ts'
import { lockSubject, removeSubject } from './subjects.ts'

/** What a moderator decides. */
export type Decision = {
  action: DeskAction
  /** To the author. */
  note?: string | undefined
  /** For the desk: why a length is unusual. */
  reason?: string | undefined
  /** How long a mute or suspension lasts; as usual when not given. */
  hours?: number | undefined
  /** The mark of the words the moderator read. */
  read?: string | undefined
}
/** `waits` for a second person, or can be taken back until then. */
export type Decided = { waits: boolean; undoUntil: string | null }

const STORE = statement(`
update moderation_items set state = 'decided', action = $action, hours = $hours, note = $note, reason = $reason,
  decided_by_id = $moderator, decided_at = $now, decision = $decision, sanction = $sanction, settled_at = null, reversed_at = null,
  claimed_by_id = null, claimed_until = null, updated_at = $now
where id = $id`)

const ASK_BAN = `
update moderation_items set ban_asked_by_id = $2, ban_asked_at = $3, claimed_by_id = null, claimed_until = null, updated_at = $3
where id = $1`

/**
 * Decides an item the moderator claimed. What readers should no longer see goes at once, and a sanction holds at once;
 * approved words and notifications wait for the seconds in which the decision can be taken back. The first of two
 * people only asks for a ban. Source: docs/rules/moderation.md B-desk-decisions.
 * @throws OperationError 403 without the permission, 404, 422 with the field, or the errors of `deskApi.decide`
 */
export async function decideItem(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { id, ...decision }: Decision & { id: string },
): Promise<Decided> {
  requirePermission(actor, 'moderation.decide')
  const now = services.clock.now()
  const { changes, ...decided } = await services.db.tx(async (sql) => {
    const subject = await lockSubject(sql, id)
    const item = await lockedFor(sql, actor, id)
    if (!isClaimedBy(item, actor.id, now)) throw operationErrorOf(deskApi.decide, 'desk.error.not_claimed')
    const hours = checked(item, decision)
    // Its author may have changed it since it was read.
    if (decision.action === 'approve' && subject?.isHeld && subject.mark !== decision.read)
      throw operationErrorOf(deskApi.decide, 'desk.error.not_read')
    if (decision.action === 'ban' && item.ban_asked_by_id === actor.id)
      throw operationErrorOf(deskApi.decide, 'desk.error.second_person')
    const isAsking = decision.action === 'ban' && item.ban_asked_by_id === null
    const decisionId = await addToChain(sql, {
      ...linkOf(item, actor.id),
      action: isAsking ? 'ban_asked' : decision.action,
      hours,
      now,
    })
    if (isAsking) {
      await sql.query(ASK_BAN, [id, actor.id, now])
      return { waits: true, sanctioned: null, changes: [] }
    }
    const sanction = await sanctionFor(sql, item, { ...decision, hours, moderator: actor.id, now })
    await STORE(sql, {
      id,
      action: decision.action,
      hours,
      note: decision.note ?? null,
      reason: decision.reason ?? null,
      moderator: actor.id,
      decision: decisionId,
      sanction,
      now,
    })
    await enqueue(
      sql,
      settleDecision,
      { item: id, decision: decisionId, ...(subject?.isHeld && { read: subject.mark }) },
      { key: decisionId, runAt: new Date(now.getTime() + GRACE_SECONDS * 1_000) },
    )
    return {
      waits: false,
      sanctioned: sanction && item.user_id,
      // Held ones go with the notifications, so that undo is whole.
      changes: subject?.isVisible && takesAway(decision.action) ? await removeSubject(sql, item, now) : [],
    }
  })
  afterDecision(services, { changes, userId: decided.sanctioned })
  const { waits } = decided
  return {
    waits,
    undoUntil: waits ? null : new Date(now.getTime() + GRACE_SECONDS * 1_000).toISOString(),
  }
}

/** What a link of the chain has of an item. */
export const linkOf = (item: ItemRow, moderator: string) => ({
  item: item.id,
  madeBy: moderator,
  about: item.user_id,
  source: item.source,
  category: item.category,
  severity: item.severity,
})

/** After the commit: readers fetch, and connections of a member who may no longer listen are closed. */
export function afterDecision(
  services: Pick<Services, 'db' | 'realtime'>,
  { changes, userId }: { changes: readonly RoomChange[]; userId: string | null },
): void {
  void publishRoomEvents(services, changes)
  if (userId) void services.realtime.terminate(userId)
}

/** The hours of a decision that fits the item; null where it has no end, or none is needed. */
function checked(item: ItemRow, { action, note, reason, hours }: Decision): number | null {
  if (!actionsFor(item.source).includes(action) || (stepOf(action) !== null && item.user_id === null))
    throw operationErrorOf(deskApi.decide, 'desk.error.not_for_this')
  if (needsNote(action) && !note) throw missing('body.note')
  const step = stepOf(action)
  if (step !== 'mute' && step !== 'suspension') return null
  const usual = usualHours[step]
  if (hours !== undefined && hours !== usual && !reason) throw missing('body.reason')
  return hours ?? usual
}

const missing = (field: string) =>
  new OperationError('common.error.invalid_input', { fields: { [field]: 'common.field.required' } })

async function sanctionFor(
  sql: Sql,
  item: ItemRow,
  given: {
    action: DeskAction
    hours: number | null
    reason?: string | undefined
    moderator: string
    now: Date
  },
): Promise<string | null> {
  const step = stepOf(given.action)
  if (step === null || item.user_id === null) return null
  return giveSanction(sql, {
    userId: item.user_id,
    step,
    hours: given.hours,
    category: item.category,
    reason: given.reason,
    moderator: given.moderator,
    item: item.id,
    now: given.now,
  })
}
