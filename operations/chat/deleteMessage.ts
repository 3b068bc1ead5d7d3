import { chatApi } from '#domain/chat/api.ts'
import type { RoomChange } from '#domain/chat/events.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql, Db } from '#services/database/db.ts'
import { nextRevision } from './nextRevision.ts'

type Row = { room_id: string; sequence: number | null; state: string }

/**
 * Deletes an own message at any time, also without access to rooms. Where it was seen a line without words stays; the
 * words stay 30 days for review. Source: docs/rules/chat.md D-083.
 * @returns what to publish
 * @throws OperationError `rooms.error.message_gone`
 */
export const deleteMessage = (
  db: Db,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<RoomChange[]> =>
  db.tx(async (sql) => {
    const row = await own(sql, userId, id)
    if (!row) throw operationErrorOf(chatApi.deleteMessage, 'rooms.error.message_gone')
    // One that staff removed stays as it is, for an appeal.
    if (row.state === 'deleted' || row.state === 'removed') return []
    const revision =
      row.sequence === null ? null : (await nextRevision(sql, row.room_id, { isNew: false, now })).revision
    await sql.query(
      `update chat_messages set state = 'deleted', held_reason = null, note = null, revision = coalesce($2, revision), deleted_at = $3, updated_at = $3
       where id = $1`,
      [id, revision, now],
      'chat-delete',
    )
    return revision === null ? [] : [{ roomId: row.room_id, messageId: id }]
  })

async function own(sql: Sql, userId: string, id: string): Promise<Row | undefined> {
  const [row] = await sql.query<Row>(
    'select room_id, sequence, state from chat_messages where id = $1 and user_id = $2 for update',
    [id, userId],
    'chat-own-locked',
  )
  return row
}
