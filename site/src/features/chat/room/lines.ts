import type { MessageView } from '#domain/chat/schema.ts'

/** A line of the list of messages. */
export type Line =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'hidden'; key: string; userId: string; name: string }
  | { kind: 'message'; key: string; message: MessageView }

type LineOptions = {
  messages: readonly MessageView[]
  /** The first message that is new to the member, by position. */
  unreadFrom: number | null
  /** Authors the member hid for this visit. */
  hidden: ReadonlySet<string>
  /** The day of an instant for the member. */
  dayOf: (at: string) => string
}

/**
 * The lines of a room: a day before its first message, the mark of what is new, and one line in the place of messages
 * in a row of an author the member hid.
 */
export function linesOf({ messages, unreadFrom, hidden, dayOf }: LineOptions): Line[] {
  const lines: Line[] = []
  let day = ''
  let isMarked = unreadFrom === null
  for (const message of messages) {
    const today = dayOf(message.createdAt)
    if (today !== day) lines.push({ kind: 'day', key: today, at: message.createdAt })
    day = today
    if (!isMarked && message.sequence !== null && message.sequence >= unreadFrom!) {
      isMarked = true
      lines.push({ kind: 'unread', key: 'unread' })
    }
    if (!message.userId || message.isOwn || !hidden.has(message.userId)) {
      lines.push({ kind: 'message', key: message.id, message })
      continue
    }
    const last = lines.at(-1)
    if (last?.kind === 'hidden' && last.userId === message.userId) continue
    lines.push({ kind: 'hidden', key: message.id, userId: message.userId, name: message.username })
  }
  return lines
}
