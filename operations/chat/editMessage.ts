import type { Actor } from '#domain/access/actor.ts'
import { chatApi } from '#domain/chat/api.ts'
import { EDIT_MINUTES } from '#domain/chat/schema.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { queueItem } from '#operations/moderation/queueItem.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { assessMessage, type Assessed } from './assessMessage.ts'
import { followUp } from './followUp.ts'
import { messageView, type MessageRow } from './messageRows.ts'
import { nextRevision } from './nextRevision.ts'
import { requireRoomOf } from './requireRoom.ts'
import { answerOf, ownMessage, type Written } from './sendMessage.ts'

type Parts = Pick<Services, 'db' | 'env' | 'realtime' | 'clock' | 'safety'>

const store = statement(
  `update chat_messages set message = $text, state = $state::text, sequence = coalesce(sequence, $sequence), revision = coalesce($revision, revision),
     held_reason = $reason, held_at = case when $state::text = 'held' then $now::timestamptz else held_at end,
     decided_at = case when $state::text = 'held' then null else decided_at end, note = null, has_personal = $hasPersonal,
     edited_at = $now, updated_at = $now
   where id = $id`,
  'chat-edit',
)

/** The item of words that stay held for danger. */
const waiting = {
  source: 'held_message',
  subjectKind: 'message',
  category: 'self_harm',
  severity: 'high',
} as const

/**
 * Changes an own message: within 5 minutes, or at any time where staff asked for it. It is read again; one that is
 * seen may be held by that, and one that was held for danger stays held.
 * @throws OperationError as `requireRoomOf`; `rooms.error.too_late`, `.rejected`, `.check_failed`
 */
export async function editMessage(
  services: Parts,
  actor: Actor,
  { id, text, locale }: { id: string; text: string; locale: Locale },
): Promise<Written> {
  const room = await requireRoomOf(services, actor, id)
  const before = await ownMessage(services.db, actor, id)
  if (!before) throw gone()
  const now = services.clock.now()
  requireEditable(before, now)
  const assessed = await assessMessage(services, actor, { text, isModerator: room.isModerator })
  const notified = await services.db.tx(async (sql) => {
    await sql.query('select from chat_messages where id = $1 for update', [id])
    const row = await ownMessage(sql, actor, id)
    if (!row) throw gone()
    requireEditable(row, now)
    const kept = outcome(row, assessed)
    const storedAt = services.clock.now()
    const isSeen = row.sequence !== null || kept.state === 'visible'
    const next = isSeen
      ? await nextRevision(sql, room.id, { isNew: row.sequence === null, now: storedAt })
      : null
    await store(sql, {
      id,
      ...kept,
      sequence: next?.sequence ?? null,
      revision: next?.revision ?? null,
      hasPersonal: assessed.hasPersonal,
      now: storedAt,
    })
    // Clean words in the place of dangerous ones stay held; a decided item does not let them out.
    if (staysDanger(row, assessed))
      await queueItem(sql, { ...waiting, subjectId: id, userId: actor.id, now: storedAt })
    return followUp(sql, { actor, messageId: id, assessed, now: storedAt })
  })
  const row = (await ownMessage(services.db, actor, id))!
  const message = messageView(row, { id: actor.id, locale, now })
  return {
    answer: answerOf({ message, assessed }),
    changedIn: row.sequence !== null ? room : null,
    notified,
  }
}

function outcome(row: MessageRow, assessed: Assessed) {
  const { verdict } = assessed
  const { text } = verdict
  if (staysDanger(row, assessed)) return { text, state: 'held', reason: 'danger' }
  if (verdict.kind === 'held') return { text, state: 'held', reason: verdict.reason }
  return { text, state: 'visible', reason: null }
}

/** Held for danger before, and nothing is wrong with the words of now. */
const staysDanger = (row: MessageRow, { verdict }: Assessed): boolean =>
  row.state === 'held' &&
  row.held_reason === 'danger' &&
  (verdict.kind === 'posted' || (verdict.kind === 'held' && verdict.reason === 'checking'))

function requireEditable({ state, note, created_at }: MessageRow, now: Date): void {
  if (state !== 'visible' && state !== 'held') throw gone()
  const isAsked = state === 'held' && note !== null
  if (!isAsked && now.getTime() - created_at.getTime() > EDIT_MINUTES * 60_000)
    throw operationErrorOf(chatApi.edit, 'rooms.error.too_late')
}

const gone = () => operationErrorOf(chatApi.edit, 'rooms.error.message_gone')
