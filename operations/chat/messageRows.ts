import {
  EDIT_MINUTES,
  type HeldReason,
  type MessageState,
  type MessageView,
  type ReactionKind,
} from '#domain/chat/schema.ts'
import { message, type Locale } from '#messages'

/** A message as a reader's query gives it. */
export type MessageRow = {
  id: string
  sequence: number | null
  revision: number | null
  /** Null once the account is gone. */
  user_id: string | null
  username: string
  is_moderator: boolean
  message: string | null
  state: MessageState
  created_at: Date
  edited_at: Date | null
  held_reason: HeldReason | null
  usual_minutes: number | null
  note: string | null
  reactions: Partial<Record<ReactionKind, number>> | null
  my_reaction: ReactionKind | null
}

// Minutes a decision about a held message usually takes: the median of the last 20, at least 1; null before the first.
// It asks nothing of the row, so that a statement works it out once, and only when a row waits. Source:
// docs/rules/chat.md X-8.
const USUAL_MINUTES = `(select greatest(1, floor(0.5 + percentile_cont(0.5) within group (
    order by extract(epoch from d.decided_at - d.held_at) / 60))) from (
  select decided_at, held_at from chat_messages where decided_at is not null and held_at is not null
  order by decided_at desc limit 20) d having count(*) > 0)`
const OF_MESSAGE = `m.id, m.sequence, m.revision, m.user_id, m.username, m.is_moderator, m.message, m.state, m.created_at, m.edited_at,
  m.held_reason, m.note`
const WAITS = `m.state = 'held' and m.held_reason = 'checking'`
/** Columns of a `MessageRow` of a message its author just sent, and which no member can have reacted to yet. */
export const newMessageColumns =
  `${OF_MESSAGE}, case when ${WAITS} then ${USUAL_MINUTES} end as usual_minutes,
  null::json as reactions, null::text as my_reaction` as const
/** Columns of a `MessageRow` of `chat_messages m`, for the reader in `parameter`. */
export const messageColumns = <const Parameter extends string>(parameter: Parameter) =>
  `${OF_MESSAGE}, case when ${WAITS} and m.user_id = ${parameter} then ${USUAL_MINUTES} end as usual_minutes,
  (select json_object_agg(c.kind, c.n) from (
    select kind, count(*)::int as n from chat_reactions where message_id = m.id group by kind) c) as reactions,
  (select kind from chat_reactions where message_id = m.id and user_id = ${parameter}) as my_reaction` as const

/**
 * Leaves out messages across a block, in both directions. What moderators write arrives. Source:
 * docs/rules/chat.md D-075, D-085.
 */
export const notBlocked = <const Parameter extends string>(parameter: Parameter) =>
  `(m.is_moderator or not exists (select from blocked_users b
    where (b.blocker_id, b.blocked_id) in ((${parameter}, m.user_id), (m.user_id, ${parameter}))))` as const

/**
 * Leaves out messages of accounts that are about to be deleted; they come back when that is undone. Asked row by row,
 * so that no plan reads all accounts. Source: docs/rules/account.md D-116.
 */
export const ofOpenAccount = '(select u.disabled_at from users u where u.id = m.user_id) is null'

/** Who reads, and when. */
export type Reader = { id: string; locale: Locale; now: Date }

/** A message as this reader sees it. Staff is named Moderator and by nothing else. */
export function messageView(row: MessageRow, { id, locale, now }: Reader): MessageView {
  const isOwn = row.user_id === id
  const isShown = row.state === 'visible' || (row.state === 'held' && isOwn)
  const editableUntil = new Date(row.created_at.getTime() + EDIT_MINUTES * 60_000)
  const isEditable = isOwn && isShown && (editableUntil > now || (row.state === 'held' && row.note !== null))
  return {
    id: row.id,
    sequence: row.sequence,
    userId: row.is_moderator && !isOwn ? null : row.user_id,
    username: nameOf(row, locale),
    isModerator: row.is_moderator,
    isOwn,
    state: row.state,
    message: isShown ? row.message : null,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    editableUntil: isEditable ? editableUntil.toISOString() : null,
    reactions: { heart: 0, hug: 0, strength: 0, ...row.reactions },
    myReaction: row.my_reaction,
    heldReason: isOwn && row.state === 'held' ? row.held_reason : null,
    usualMinutes: isOwn ? row.usual_minutes : null,
    note: isOwn ? row.note : null,
  }
}

function nameOf({ is_moderator, user_id, username }: MessageRow, locale: Locale): string {
  if (is_moderator) return message(locale, 'rooms.moderator')
  return user_id === null ? message(locale, 'rooms.deleted_user') : username
}
