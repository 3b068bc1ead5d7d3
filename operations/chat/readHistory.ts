import type { Actor } from '#domain/access/actor.ts'
import { chatApi } from '#domain/chat/api.ts'
import { HISTORY_PAGE, type HistoryView, type MessageView } from '#domain/chat/schema.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { cursorOf, positionOf } from './cursor.ts'
import {
  messageColumns,
  messageView,
  notBlocked,
  ofOpenAccount,
  type MessageRow,
  type Reader,
} from './messageRows.ts'
import { noteStaffEntry } from './noteStaffEntry.ts'
import { requireRoom, type OpenRoom } from './requireRoom.ts'

/** Messages shown before the unread mark. */
const BEFORE_MARK = 10

const SEEN = `select ${messageColumns('$2')} from chat_messages m
where m.room_id = $1 and ${notBlocked('$2')} and ${ofOpenAccount}`
const OLDER = `${SEEN} and m.sequence <= $3 order by m.sequence desc limit $4`
const NEWER = `${SEEN} and m.sequence > $3 order by m.sequence limit $4`
// A message that was removed before it was seen is shown to its author for a day; the notification says why.
const HELD = `select ${messageColumns('$2')} from chat_messages m
where m.room_id = $1 and m.user_id = $2 and m.sequence is null
  and (m.state = 'held' or m.state = 'removed' and m.decided_at > $3::timestamptz - interval '1 day')
order by m.created_at limit 50`
// Both in one question: every reader asks it after every message.
const CHANGES = `
select false as is_waiting, c.* from (${SEEN} and m.revision > $4 order by m.revision limit $5) c
union all
select true, h.* from (${HELD}) h`
const MARK = 'select read_sequence from chat_room_visits where user_id = $1 and room_id = $2'

/** The request for a page. */
export type HistoryAsked = {
  roomId: string
  before?: string | undefined
  after?: string | undefined
  locale: Locale
}
type Parts = Pick<Services, 'db' | 'env' | 'realtime' | 'clock'>

/**
 * Returns a page of a room by its positions: each page costs the same, however far back it is.
 * @throws OperationError as `requireRoom`; `rooms.error.cursor`
 */
export async function readHistory(services: Parts, actor: Actor, asked: HistoryAsked): Promise<HistoryView> {
  const room = await requireRoom(services, actor, asked.roomId)
  const reader: Reader = { id: actor.id, locale: asked.locale, now: services.clock.now() }
  await noteStaffEntry(services.db, actor, { room, now: reader.now })
  const read = pageReader(services.db, room, reader)
  const mark = await markOf(services.db, room, actor.id)
  if (asked.before !== undefined) {
    const older = await read.older(required(asked.before) - 1, HISTORY_PAGE)
    return {
      ...view(room, older.rows, { mark }),
      before: older.cursor,
      after: after(older.rows, true),
      held: [],
    }
  }
  const from = asked.after === undefined ? null : required(asked.after)
  if (from !== null) {
    const newer = await read.newer(from, HISTORY_PAGE)
    return {
      ...view(room, newer.rows, { mark }),
      before: before(newer.rows),
      after: newer.cursor,
      held: newer.cursor === null ? await read.held() : [],
    }
  }
  const unread = mark === null ? 0 : room.lastSequence - mark
  if (mark === null || unread <= HISTORY_PAGE - BEFORE_MARK) {
    const latest = await read.older(Number.MAX_SAFE_INTEGER, HISTORY_PAGE)
    return {
      ...view(room, latest.rows, { mark }),
      before: latest.cursor,
      after: null,
      held: await read.held(),
    }
  }
  const [older, newer] = [
    await read.older(mark, BEFORE_MARK),
    await read.newer(mark, HISTORY_PAGE - BEFORE_MARK),
  ]
  return {
    ...view(room, [...older.rows, ...newer.rows], { mark }),
    before: older.cursor,
    after: newer.cursor,
    held: newer.cursor === null ? await read.held() : [],
  }
}

type Changes = { messages: MessageView[]; held: MessageView[]; since: string; hasMore: boolean }

/**
 * Returns what is new or different since a position of changes, and the caller's own held messages.
 * @throws OperationError as `requireRoom`; `rooms.error.cursor`
 */
export async function readChanges(
  services: Parts,
  actor: Actor,
  { roomId, since, locale }: { roomId: string; since: string; locale: Locale },
): Promise<Changes> {
  // The room is read first: what is committed up to its position is in the rows below.
  const room = await requireRoom(services, actor, roomId)
  const reader: Reader = { id: actor.id, locale, now: services.clock.now() }
  await noteStaffEntry(services.db, actor, { room, now: reader.now })
  const rows = await services.db.query<MessageRow & { is_waiting: boolean }>(
    CHANGES,
    [room.id, actor.id, reader.now, required(since), 2 * HISTORY_PAGE + 1],
    'chat-changes',
  )
  const changed = rows.filter(({ is_waiting }) => !is_waiting)
  const page = changed.slice(0, 2 * HISTORY_PAGE)
  const hasMore = changed.length > page.length
  // Who sees a position sees all before it: they were committed in this order.
  const lastSeen = page.at(-1)?.revision ?? required(since)
  const last = hasMore ? lastSeen : Math.max(lastSeen, room.lastRevision)
  return {
    messages: page.map((row) => messageView(row, reader)),
    held: rows.filter(({ is_waiting }) => is_waiting).map((row) => messageView(row, reader)),
    since: cursorOf(last),
    hasMore,
  }
}

type Page = { rows: MessageView[]; cursor: string | null }

function pageReader(sql: Sql, room: OpenRoom, reader: Reader) {
  const ask = async (text: string, name: string, from: number, limit: number) => {
    const rows = await sql.query<MessageRow>(text, [room.id, reader.id, from, limit + 1], name)
    const page = rows.slice(0, limit)
    return { views: page.map((row) => messageView(row, reader)), hasMore: rows.length > limit }
  }
  return {
    async older(from: number, limit: number): Promise<Page> {
      const { views, hasMore } = await ask(OLDER, 'chat-older', from, limit)
      const rows = views.toReversed()
      return { rows, cursor: hasMore ? before(rows) : null }
    },
    async newer(from: number, limit: number): Promise<Page> {
      const { views: rows, hasMore } = await ask(NEWER, 'chat-newer', from, limit)
      return { rows, cursor: after(rows, hasMore) }
    },
    async held(): Promise<MessageView[]> {
      const rows = await sql.query<MessageRow>(HELD, [room.id, reader.id, reader.now], 'chat-held')
      return rows.map((row) => messageView(row, reader))
    },
  }
}

const before = (rows: readonly MessageView[]): string | null =>
  rows[0]?.sequence == null ? null : cursorOf(rows[0].sequence)
const after = (rows: readonly MessageView[], hasMore: boolean): string | null => {
  const last = rows.at(-1)?.sequence
  return hasMore && last != null ? cursorOf(last) : null
}

const view = (room: OpenRoom, messages: MessageView[], { mark }: { mark: number | null }) => ({
  messages,
  unreadFrom: mark !== null && room.lastSequence > mark ? mark + 1 : null,
  since: cursorOf(room.lastRevision),
})

async function markOf(sql: Sql, room: OpenRoom, userId: string): Promise<number | null> {
  const [row] = await sql.query<{ read_sequence: number }>(MARK, [userId, room.id], 'chat-mark')
  return row?.read_sequence ?? null
}

function required(cursor: string): number {
  const position = positionOf(cursor)
  if (position === null) throw operationErrorOf(chatApi.history, 'rooms.error.cursor')
  return position
}
