import type { Output } from '#domain/api/contract.ts'
import type { chatApi } from '#domain/chat/api.ts'
import type { HistoryView, MessageView } from '#domain/chat/schema.ts'

/** What a page knows of a room: a run of messages without gaps, oldest first, and those that wait. */
export type Known = HistoryView
type Changes = Pick<Output<typeof chatApi.readChanges>, 'messages' | 'held' | 'since'>

const bySequence = (a: MessageView, b: MessageView): number => a.sequence! - b.sequence!
/** A position in the room, of messages that have one. */
const hasPosition = ({ sequence }: MessageView): boolean => sequence !== null

/** The highest position the page knows; 0 in an empty room. */
export const lastSequence = ({ messages }: Known): number => messages.at(-1)?.sequence ?? 0

/** Puts messages among others by their position; of one that is known the newer takes the place. */
function put(messages: readonly MessageView[], news: readonly MessageView[]): MessageView[] {
  if (news.length === 0) return messages as MessageView[]
  const all = new Map(messages.map((message) => [message.id, message]))
  for (const message of news) if (hasPosition(message)) all.set(message.id, message)
  return [...all.values()].sort(bySequence)
}

/** Adds the page before the oldest message. */
export const withOlder = (known: Known, page: HistoryView): Known => ({
  ...known,
  messages: put(known.messages, page.messages),
  before: page.before,
})

/** Adds the page after the newest message. */
export const withNewer = (known: Known, page: HistoryView): Known => ({
  ...known,
  messages: put(known.messages, page.messages),
  held: page.after === null ? page.held : known.held,
  after: page.after,
})

/**
 * Applies what changed. While newer pages are not read yet, what lies beyond them is left to them, so that the run has
 * no gap; what lies before the oldest is left to the page it is in.
 */
export function withChanges(known: Known, changes: Changes): Known {
  const first = known.messages[0]?.sequence ?? 0
  const last = lastSequence(known)
  const isInRun = ({ sequence }: MessageView): boolean =>
    sequence !== null &&
    (known.before === null || sequence >= first) &&
    (known.after === null || sequence <= last)
  const messages = put(known.messages, changes.messages.filter(isInRun))
  // All that wait come with every answer.
  return { ...known, messages, held: changes.held, since: changes.since }
}

/** Applies the answer to something the member did. */
export function withOwn(known: Known, message: MessageView): Known {
  const held = known.held.filter(({ id }) => id !== message.id)
  if (!hasPosition(message)) return { ...known, held: [...held, message] }
  return withChanges(known, { messages: [message], held, since: known.since })
}

/** Shows the reactions to a message. What else is known of it may be newer: it may be removed by now. */
export const withReactions = (known: Known, { id, reactions, myReaction }: MessageView): Known => ({
  ...known,
  messages: known.messages.map((message) =>
    message.id === id ? { ...message, reactions, myReaction } : message,
  ),
})

/** Takes away a message that waited, and was deleted by its author. */
export const withoutHeld = (known: Known, id: string): Known => ({
  ...known,
  held: known.held.filter((message) => message.id !== id),
})

/** Takes away everything of a member. */
export const withoutAuthor = (known: Known, userId: string): Known => ({
  ...known,
  messages: known.messages.filter((message) => message.userId !== userId),
})
