import type { Actor } from '#domain/access/actor.ts'
import { chatApi } from '#domain/chat/api.ts'
import type { Output } from '#domain/api/contract.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { assessMessage, type Assessed } from './assessMessage.ts'
import { followUp } from './followUp.ts'
import { messageColumns, messageView, newMessageColumns, type MessageRow } from './messageRows.ts'
import { requireRoom, type OpenRoom } from './requireRoom.ts'

/** An answer to a write, and what to publish after it. */
export type Written = {
  answer: Output<typeof chatApi.send>
  /** The room where readers see a change. */
  changedIn: OpenRoom | null
  notified: NotificationSent[]
}
type Parts = Pick<Services, 'db' | 'env' | 'realtime' | 'clock' | 'safety'>
type StoredRow = MessageRow & { room_id: string }
type Sent = { roomId: string; id: string; text: string; locale: Locale }

/**
 * Stores a message at the end of its room. The room's row stays locked until the commit, which follows at once. A
 * repeated send takes no position.
 */
export const postMessage = statement(
  `
with next as (
  update chat_rooms set last_sequence = last_sequence + 1, last_revision = last_revision + 1, last_message_at = $now
  where id = $roomId and not exists (select from chat_messages where id = $id) returning last_sequence, last_revision)
insert into chat_messages as m (id, room_id, user_id, username, is_moderator, message, state, sequence, revision, has_personal, created_at, updated_at)
select $id, $roomId, $userId, $username, $isModerator, $text, 'visible', next.last_sequence, next.last_revision, $hasPersonal, $now, $now from next
on conflict (id) do nothing returning m.room_id, ${newMessageColumns}`,
  'chat-post',
)
const hold = statement(
  `
insert into chat_messages as m (id, room_id, user_id, username, is_moderator, message, state, held_reason, held_at, has_personal, created_at, updated_at)
values ($id, $roomId, $userId, $username, $isModerator, $text, 'held', $reason, $now, $hasPersonal, $now, $now)
on conflict (id) do nothing returning m.room_id, ${newMessageColumns}`,
  'chat-hold',
)

/**
 * Sends a message, or holds it. Sent again with the same id, it stands once and is answered as stored.
 * @throws OperationError as `requireRoom`; `rooms.error.quiz`, `.rejected`, `.check_failed`, `.id_taken`
 */
export async function sendMessage(services: Parts, actor: Actor, sent: Sent): Promise<Written> {
  const room = await requireRoom(services, actor, sent.roomId)
  if (!room.hasPassedQuiz) throw operationErrorOf(chatApi.send, 'rooms.error.quiz')
  const assessed = await assessMessage(services, actor, { text: sent.text, isModerator: room.isModerator })
  const now = services.clock.now()
  const stored = await services.db.tx(async (sql) => {
    const values = {
      id: sent.id,
      roomId: room.id,
      userId: actor.id,
      username: actor.username,
      isModerator: room.isModerator,
      hasPersonal: assessed.hasPersonal,
      text: assessed.verdict.text,
      now,
    }
    const [row] =
      assessed.verdict.kind === 'held'
        ? await hold<StoredRow>(sql, { ...values, reason: assessed.verdict.reason })
        : await postMessage<StoredRow>(sql, values)
    return { row, notified: row ? await followUp(sql, { actor, messageId: sent.id, assessed, now }) : [] }
  })
  const row = stored.row ?? (await ownMessage(services.db, actor, sent.id))
  if (row?.room_id !== room.id) throw operationErrorOf(chatApi.send, 'rooms.error.id_taken')
  const reader = { id: actor.id, locale: sent.locale, now }
  return {
    answer: answerOf({ message: messageView(row, reader), assessed }),
    changedIn: stored.row && row.state === 'visible' ? room : null,
    notified: stored.notified,
  }
}

/** An own message as a row; undefined for an unknown one and one of another member. */
export async function ownMessage(
  sql: Sql,
  { id: userId }: Pick<Actor, 'id'>,
  id: string,
): Promise<StoredRow | undefined> {
  const [row] = await sql.query<StoredRow>(
    `select m.room_id, ${messageColumns('$2')} from chat_messages m where m.id = $1 and m.user_id = $2`,
    [id, userId],
    'chat-own',
  )
  return row
}

type Answered = { message: Written['answer']['message']; assessed: Assessed }

/** The answer to a message that was sent or edited. */
export function answerOf({ message, assessed }: Answered): Written['answer'] {
  const { verdict, danger, suggestion } = assessed
  return {
    message,
    notice: verdict.kind === 'posted' ? verdict.notice : null,
    suggestion: message.state === 'held' ? suggestion : null,
    isCareOffered: danger.isDanger,
  }
}
