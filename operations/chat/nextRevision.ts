import type { Sql } from '#services/database/db.ts'

type Next = { sequence: number | null; revision: number }

/**
 * Takes the next positions of a room, in the caller's transaction: a revision for any change, and a sequence for a
 * message that readers never saw. The row of the room stays locked until the commit, so changes of a room become
 * visible in the order of their positions and a reader who asks for what comes after one misses nothing.
 * Source: docs/rules/chat.md B-order.
 */
export async function nextRevision(
  sql: Sql,
  roomId: string,
  { isNew, now }: { isNew: boolean; now: Date },
): Promise<Next> {
  const [row] = await sql.query<{ last_sequence: number; last_revision: number }>(
    `update chat_rooms set last_revision = last_revision + 1, last_sequence = last_sequence + case when $2 then 1 else 0 end,
       last_message_at = case when $2 then greatest(last_message_at, $3) else last_message_at end
     where id = $1 returning last_sequence, last_revision`,
    [roomId, isNew, now],
    'chat-next',
  )
  return { sequence: isNew ? row!.last_sequence : null, revision: row!.last_revision }
}
