import { createHash } from 'node:crypto'
import type { RoomChange } from '#domain/chat/events.ts'
import {
  approveMessage,
  askForChange,
  removeMessage,
  restoreMessage,
} from '#operations/chat/applyDecision.ts'
import type { Sql } from '#services/database/db.ts'
import { giveNameBack, nameOfSubject, takeName } from '../names/nameSubject.ts'
import type { ItemRow } from './itemRow.ts'

type Subject = Pick<ItemRow, 'subject_kind' | 'subject_id'>

/** Messages of the room a moderator reads before and after the one that waits. */
const AROUND = 5

const isMessage = ({ subject_kind }: Subject) => subject_kind === 'message'

/**
 * Whether the desk shows the words. Entries, answers and check-ins are private: two marked people read those,
 * elsewhere.
 */
export const hasWords = (subject: Subject): boolean => isMessage(subject) || nameOfSubject(subject) !== null

/** A message an item is about, held still. `mark` stands for its words: other words have another. */
export type LockedSubject = { readonly isHeld: boolean; readonly isVisible: boolean; readonly mark: string }

/**
 * Holds the words still, before their item: senders take them in the same order.
 * @returns null for an item about anything but a message
 */
export async function lockSubject(sql: Sql, itemId: string): Promise<LockedSubject | null> {
  const [row] = await sql.query<{ state: string; message: string }>(
    `select m.state, m.message from chat_messages m join moderation_items i on i.subject_kind = 'message' and i.subject_id = m.id::text
     where i.id = $1 for update of m`,
    [itemId],
  )
  return row
    ? { isHeld: row.state === 'held', isVisible: row.state === 'visible', mark: markOf(row.message) }
    : null
}

const markOf = (words: string): string => createHash('sha256').update(words).digest('base64url')

/** Shows held words. Returns what to publish after the commit, as all of these. */
export const showSubject = async (sql: Sql, subject: Subject, now: Date): Promise<RoomChange[]> =>
  isMessage(subject) ? approveMessage(sql, subject.subject_id, now) : []
/** Takes words away; they are kept for an appeal. In the place of a username a neutral one stands. */
export async function removeSubject(sql: Sql, subject: Subject, now: Date): Promise<RoomChange[]> {
  if (isMessage(subject)) return removeMessage(sql, subject.subject_id, now)
  const name = nameOfSubject(subject)
  if (name) await takeName(sql, name, now)
  return []
}
/** Puts removed words back. */
export async function restoreSubject(sql: Sql, subject: Subject, now: Date): Promise<RoomChange[]> {
  if (isMessage(subject)) return restoreMessage(sql, subject.subject_id, now)
  const name = nameOfSubject(subject)
  if (name) await giveNameBack(sql, name, now)
  return []
}
/** Asks the author of held words for a change. */
export const askSubject = async (
  sql: Sql,
  subject: Subject,
  asked: { note: string; now: Date },
): Promise<RoomChange[]> => (isMessage(subject) ? askForChange(sql, subject.subject_id, asked) : [])

/** Words with those around them. */
export type Words = {
  words: string | null
  around: { id: string; username: string; words: string; isSubject: boolean }[]
}

// A held message has no position yet: it stands at the end of the room.
const MESSAGES = `
with subject as (
  select id, room_id, coalesce(sequence, (select last_sequence + 1 from chat_rooms r where r.id = m.room_id)) as sequence
  from chat_messages m where id = $1
)
select id, username, message as words, id = $1 as "isSubject" from (
  (select m.id, m.username, m.message, m.sequence from chat_messages m join subject s on m.room_id = s.room_id
   where m.sequence < s.sequence and m.state = 'visible' order by m.sequence desc limit ${AROUND})
  union all
  (select m.id, m.username, m.message, s.sequence from chat_messages m join subject s on m.id = s.id where m.state <> 'deleted')
  union all
  (select m.id, m.username, m.message, m.sequence from chat_messages m join subject s on m.room_id = s.room_id
   where m.sequence > s.sequence and m.state = 'visible' order by m.sequence limit ${AROUND})
) as found order by sequence`

/** Reads the words of an item; null where they are private or gone. */
export async function readWords(sql: Sql, subject: Subject): Promise<Words> {
  if (isMessage(subject)) {
    const around = await sql.query<Words['around'][number]>(MESSAGES, [subject.subject_id])
    return { words: around.find(({ isSubject }) => isSubject)?.words ?? null, around }
  }
  return { words: nameOfSubject(subject)?.username ?? null, around: [] }
}
