import type { Actor } from '#domain/access/actor.ts'
import { chatApi } from '#domain/chat/api.ts'
import type { MessageView, ReactionKind } from '#domain/chat/schema.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { messageColumns, messageView, notBlocked, ofOpenAccount, type MessageRow } from './messageRows.ts'
import { nextRevision } from './nextRevision.ts'
import { requireRoomOf, type OpenRoom } from './requireRoom.ts'

type Parts = Pick<Services, 'db' | 'env' | 'realtime' | 'clock'>
type Wanted = { id: string; reaction: ReactionKind | null; locale: Locale }

/**
 * Stores the caller's reaction to a message they see, one each, or takes it back. Said twice it changes nothing.
 * @throws OperationError as `requireRoomOf`
 */
export async function reactToMessage(
  services: Parts,
  actor: Actor,
  { id, reaction, locale }: Wanted,
): Promise<{ message: MessageView; changedIn: OpenRoom | null }> {
  const room = await requireRoomOf(services, actor, id)
  const now = services.clock.now()
  return services.db.tx(async (sql) => {
    await seenMessage(sql, actor.id, id)
    const changed = await (reaction === null
      ? sql.query('delete from chat_reactions where message_id = $1 and user_id = $2 returning 1', [
          id,
          actor.id,
        ])
      : sql.query(
          `insert into chat_reactions (id, message_id, user_id, kind, created_at) values ($1, $2, $3, $4, $5)
           on conflict (message_id, user_id) do update set kind = excluded.kind where chat_reactions.kind <> excluded.kind
           returning 1`,
          [newId(), id, actor.id, reaction, now],
          'chat-react',
        ))
    if (changed.length > 0) {
      const { revision } = await nextRevision(sql, room.id, { isNew: false, now })
      await sql.query('update chat_messages set revision = $2 where id = $1', [id, revision], 'chat-revise')
    }
    const row = await seenMessage(sql, actor.id, id)
    return {
      message: messageView(row, { id: actor.id, locale, now }),
      changedIn: changed.length > 0 ? room : null,
    }
  })
}

/** A message whose author is there. */
type SeenMessage = MessageRow & { user_id: string }

/** A visible message that no block keeps from this reader. @throws OperationError `rooms.error.message_gone` */
export async function seenMessage(sql: Sql, readerId: string, id: string): Promise<SeenMessage> {
  const [row] = await sql.query<SeenMessage>(
    `select ${messageColumns('$2')} from chat_messages m
     where m.id = $1 and m.state = 'visible' and ${notBlocked('$2')} and ${ofOpenAccount}`,
    [id, readerId],
    'chat-seen',
  )
  if (!row) throw operationErrorOf(chatApi.reactToMessage, 'rooms.error.message_gone')
  return row
}
