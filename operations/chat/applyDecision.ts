import type { RoomChange } from '#domain/chat/events.ts'
import { nextRevision } from './nextRevision.ts'
import type { Sql } from '#services/database/db.ts'

type Row = { room_id: string; user_id: string; sequence: number | null; state: string }

/**
 * Lets a held message through, in the caller's transaction: readers find it at the end of the room, an edited one where
 * it stood. Does nothing for one that is not held.
 * @returns what to publish after the commit
 */
export async function approveMessage(sql: Sql, id: string, now: Date): Promise<RoomChange[]> {
  const row = await locked(sql, id)
  if (row?.state !== 'held') return []
  const next = await nextRevision(sql, row.room_id, { isNew: row.sequence === null, now })
  await sql.query(
    `update chat_messages set state = 'visible', sequence = coalesce(sequence, $2), revision = $3, held_reason = null, note = null,
       decided_at = $4, updated_at = $4 where id = $1`,
    [id, next.sequence, next.revision, now],
    'chat-approve',
  )
  return [changeOf(row, id)]
}

/**
 * Takes a message away from readers, in the caller's transaction: a line without words stays where it was seen. The
 * words are kept for an appeal. Does nothing for one that its author deleted.
 * @returns what to publish after the commit
 */
export async function removeMessage(sql: Sql, id: string, now: Date): Promise<RoomChange[]> {
  const row = await locked(sql, id)
  if (!row || row.state === 'deleted' || row.state === 'removed') return []
  const { revision } = await nextRevision(sql, row.room_id, { isNew: false, now })
  await sql.query(
    `update chat_messages set state = 'removed', revision = $2, held_reason = null, decided_at = $3, updated_at = $3 where id = $1`,
    [id, revision, now],
    'chat-remove',
  )
  return [changeOf(row, id)]
}

/**
 * Puts a removed message back, in the caller's transaction: as visible, at the end of the room where it was never seen.
 * Does nothing for any other.
 * @returns what to publish after the commit
 */
export async function restoreMessage(sql: Sql, id: string, now: Date): Promise<RoomChange[]> {
  const row = await locked(sql, id)
  if (row?.state !== 'removed') return []
  const next = await nextRevision(sql, row.room_id, { isNew: row.sequence === null, now })
  await sql.query(
    `update chat_messages set state = 'visible', sequence = coalesce(sequence, $2), revision = $3, updated_at = $4 where id = $1`,
    [id, next.sequence, next.revision, now],
    'chat-restore',
  )
  return [changeOf(row, id)]
}

/** What staff asks an author to change about a held message, and when. */
type Asked = { note: string; now: Date }

/**
 * Asks the author of a held message to change it, in the caller's transaction: it stays held, the author reads the note
 * and may edit it however old it is. Does nothing for one that is not held.
 * @returns what to publish after the commit
 */
export async function askForChange(sql: Sql, id: string, { note, now }: Asked): Promise<RoomChange[]> {
  const row = await locked(sql, id)
  if (row?.state !== 'held') return []
  await sql.query(
    'update chat_messages set note = $2, decided_at = $3, updated_at = $3 where id = $1',
    [id, note, now],
    'chat-ask',
  )
  return [changeOf(row, id)]
}

async function locked(sql: Sql, id: string): Promise<Row | undefined> {
  const [row] = await sql.query<Row>(
    'select room_id, user_id, sequence, state from chat_messages where id = $1 for update',
    [id],
    'chat-locked',
  )
  return row
}

const changeOf = (row: Row, messageId: string): RoomChange => ({
  roomId: row.room_id,
  messageId,
  authorId: row.user_id,
})
