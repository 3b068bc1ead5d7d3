import type { Actor } from '#domain/access/actor.ts'
import { channelOfRoom } from '#domain/chat/channels.ts'
import { chatApi } from '#domain/chat/api.ts'
import { isMinorBand } from '#domain/chat/bands.ts'
import type { RoomEvent } from '#domain/chat/events.ts'
import { HERE_SECONDS, type PeopleView } from '#domain/chat/schema.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { requireRoom, type RoomServices } from './requireRoom.ts'

type Parts = RoomServices
type Visit = { userId: string; roomId: string; now: Date }

// Coming back after a while begins a new visit; a first one has read nothing that was there before it.
const VISIT = `
insert into chat_room_visits as v (id, user_id, room_id, read_sequence, here_since, seen_at, created_at)
values ($1, $2, $3, (select last_sequence from chat_rooms where id = $3), $4, $4, $4)
on conflict (user_id, room_id) do update set seen_at = excluded.seen_at,
  here_since = case when v.seen_at < $4::timestamptz - interval '${HERE_SECONDS} seconds' then excluded.here_since else v.here_since end`
const PEOPLE = statement(
  `
select v.user_id, p.username, v.here_since from chat_room_visits v
join profiles p on p.id = v.user_id
where v.room_id = $roomId and v.seen_at >= $now::timestamptz - interval '${HERE_SECONDS} seconds'
  and not exists (select from blocked_users b
    where (b.blocker_id, b.blocked_id) in (($userId, v.user_id), (v.user_id, $userId)))
order by v.here_since, v.user_id limit 500`,
  'chat-people',
)

/** Notes that a member is in a room, in the caller's transaction or alone. */
export const noteHere = async (sql: Sql, { userId, roomId, now }: Visit): Promise<void> =>
  void (await sql.query(VISIT, [newId(), userId, roomId, now], 'chat-visit'))

/**
 * Notes that the caller is here and answers who else is, without members across a block. Of minors only how many. Staff
 * are not counted. Source: docs/rules/chat.md D-084.
 * @throws OperationError as `requireRoom`
 */
export async function hereNow(services: Parts, actor: Actor, roomId: string): Promise<PeopleView> {
  const room = await requireRoom(services, actor, roomId)
  const now = services.clock.now()
  if (!room.isModerator) await noteHere(services.db, { userId: actor.id, roomId, now })
  const rows = await PEOPLE<{ user_id: string; username: string; here_since: Date }>(services.db, {
    roomId,
    userId: actor.id,
    now,
  })
  if (isMinorBand(room.band)) return { count: rows.length, people: [] }
  const people = rows.map(({ user_id, username, here_since }) => ({
    userId: user_id,
    username,
    isModerator: false,
    since: here_since.toISOString(),
  }))
  return { count: people.length, people }
}

/** Tells a room of adults that a member types. @throws OperationError as `requireRoom`, also for a room of minors */
export async function noteTyping(services: Parts, actor: Actor, roomId: string): Promise<void> {
  const room = await requireRoom(services, actor, roomId)
  if (isMinorBand(room.band)) throw operationErrorOf(chatApi.noteTyping, 'rooms.error.not_found')
  const event: RoomEvent = { name: 'typing', data: { roomId, userId: actor.id } }
  void services.realtime.publish(channelOfRoom(roomId, room.band), event.name, event.data)
}

/**
 * Moves the caller's unread mark on, never back, and not past the last message. @throws OperationError as
 * `requireRoom`
 */
export async function markRoomRead(
  services: Parts,
  actor: Actor,
  { roomId, sequence }: { roomId: string; sequence: number },
): Promise<void> {
  const room = await requireRoom(services, actor, roomId)
  if (room.isModerator) return
  const now = services.clock.now()
  await noteHere(services.db, { userId: actor.id, roomId, now })
  await services.db.query(
    `update chat_room_visits set read_sequence = greatest(read_sequence, least($3, (select last_sequence from chat_rooms where id = $2)))
     where user_id = $1 and room_id = $2`,
    [actor.id, roomId, sequence],
    'chat-read',
  )
}
