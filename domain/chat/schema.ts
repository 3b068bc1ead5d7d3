import { z } from 'zod/mini'
import { focusAreas } from '../account/focusAreas.ts'
import { roomErrors } from './access.ts'
import { roomBands } from './bands.ts'
import { roomSlugs } from './rooms.ts'

/** Most characters of a message, trimmed. Source: docs/rules/chat.md C-054. */
export const MESSAGE_MAX = 500
/** Above this the counter warns. Source: docs/rules/chat.md C-054. */
export const MESSAGE_WARNING = 450
/** Minutes a message can be edited by its author. Source: docs/rules/chat.md D-083. */
export const EDIT_MINUTES = 5
/** Days the words of a deleted message stay for review. Source: docs/rules/chat.md D-083. */
export const DELETED_WORDS_DAYS = 30
/** Messages of one page of history. */
export const HISTORY_PAGE = 50
/** Seconds after which a member who is silent is no longer shown as here; pages ask twice as often. */
export const HERE_SECONDS = 60

/** What a sender writes; trimmed, 1 to 500 characters. */
export const MessageText = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'common.field.required' }), z.maxLength(MESSAGE_MAX))

/** Drawn reactions: one each a person. */
export const reactionKinds = ['heart', 'hug', 'strength'] as const
/** One of them. */
export type ReactionKind = (typeof reactionKinds)[number]

/**
 * `held`: a person of the staff looks first; only its author sees it. `deleted` by its author, `removed` by staff: both
 * stay as a line without words. Source: docs/rules/chat.md D-083.
 */
export const messageStates = ['held', 'visible', 'removed', 'deleted'] as const
/** One of them. */
export type MessageState = (typeof messageStates)[number]

/** Why a message is held: `checking` is every message of a child. Source: docs/rules/chat.md X-8. */
export const heldReasons = ['checking', 'personal', 'danger', 'words', 'unavailable'] as const
/** One of them. */
export type HeldReason = (typeof heldReasons)[number]

/** A room as the caller may see it. */
export const RoomView = z.object({
  id: z.string(),
  /** The slug: last part of `/chat-rooms/{focusAreaKey}`. */
  focusAreaKey: z.enum(roomSlugs),
  focusArea: z.enum([...focusAreas, 'addiction']),
  band: z.enum(roomBands),
  /** In the caller's language. */
  name: z.string(),
  description: z.string(),
  /** Messages after the caller's mark; 0 before the first visit. At most 99. */
  unread: z.number(),
  lastMessageAt: z.nullable(z.string()),
})
export type RoomView = z.output<typeof RoomView>

/** What a room is about, without anything of what is said in it. */
export const RoomPreview = z.pick(RoomView, {
  focusAreaKey: true,
  focusArea: true,
  band: true,
  name: true,
  description: true,
})
export type RoomPreview = z.output<typeof RoomPreview>

/** Whether the caller may enter rooms. `role`: a staff role, else the age group. */
export const ChatAccessView = z.object({
  role: z.nullable(z.string()),
  allowed: z.boolean(),
  /** Null when allowed. */
  reason: z.nullable(z.enum(roomErrors)),
  /** When a pause or suspension ends. */
  until: z.nullable(z.string()),
  /** The ages the caller meets; null for staff and members without rooms. */
  band: z.nullable(z.enum(roomBands)),
  /** Staff, shown as Moderator. */
  isModerator: z.boolean(),
  /** The dialog of the first visit was closed. */
  hasSeenIntro: z.boolean(),
  /** Answered the questions about the guidelines; always true for adults and elders. */
  hasPassedQuiz: z.boolean(),
  /** Days of the trial every plan begins with, for those who lack a plan; 0 where there is none to tell of. */
  trialDays: z.number(),
})
export type ChatAccessView = z.output<typeof ChatAccessView>

/** A message as one reader sees it. */
export const MessageView = z.object({
  /** Made by the sender. */
  id: z.string(),
  /** Its position in the room, from 1, without gaps in time; null until staff let it through. */
  sequence: z.nullable(z.number()),
  /** Null for a message whose author is gone. */
  userId: z.nullable(z.string()),
  /** The author's pseudonym when it was written. `isModerator`: shown as Moderator instead. */
  username: z.string(),
  isModerator: z.boolean(),
  isOwn: z.boolean(),
  state: z.enum(messageStates),
  /** Null for one that is deleted or removed, and for a held one of another author. */
  message: z.nullable(z.string()),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** Until when its author can edit it; null for others. */
  editableUntil: z.nullable(z.string()),
  /** Counts only. */
  reactions: z.object({ heart: z.number(), hug: z.number(), strength: z.number() }),
  myReaction: z.nullable(z.enum(reactionKinds)),
  /** For its author alone. */
  heldReason: z.nullable(z.enum(heldReasons)),
  /**
   * Minutes a decision usually takes, while the message is checked; for its author alone. Null before the first one.
   */
  usualMinutes: z.nullable(z.number()),
  /** What staff asks the author to change; for its author alone. */
  note: z.nullable(z.string()),
})
export type MessageView = z.output<typeof MessageView>

/** A page of a room, oldest first. Cursors are opaque. */
export const HistoryView = z.object({
  messages: z.array(MessageView),
  /** Messages of the caller that wait for staff, oldest first; in pages at the end of the room alone. */
  held: z.array(MessageView),
  /** Leads to older messages; null at the beginning. */
  before: z.nullable(z.string()),
  /** Leads to newer messages; null at the end. */
  after: z.nullable(z.string()),
  /** The first message the caller has not read, by its sequence; null when all are read or on a first visit. */
  unreadFrom: z.nullable(z.number()),
  /** Where `changes` goes on. */
  since: z.string(),
})
export type HistoryView = z.output<typeof HistoryView>

/** Who is here. Of minors a count and no one else. Source: docs/rules/chat.md D-084. */
export const PeopleView = z.object({
  count: z.number(),
  people: z.array(
    z.object({ userId: z.string(), username: z.string(), isModerator: z.boolean(), since: z.string() }),
  ),
})
export type PeopleView = z.output<typeof PeopleView>
