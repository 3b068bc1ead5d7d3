import { channelOfRoom } from '#domain/chat/channels.ts'
import type { RoomBand } from '#domain/chat/bands.ts'
import { MESSAGE_DECIDED, type RoomChange, type RoomEvent } from '#domain/chat/events.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'

/**
 * Publishes what changed in rooms, after the commit: ids alone. The author of a message that staff decided about hears
 * of it on their own channel as well, because no other member sees it. Never rejects; callers do not wait for it.
 */
export async function publishRoomEvents(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  changes: readonly RoomChange[],
): Promise<void> {
  if (changes.length === 0) return
  const bands = await bandsOf(db, changes)
  await Promise.all(
    changes.flatMap(({ roomId, messageId, authorId, band = bands.get(roomId) }) => {
      const event: RoomEvent = { name: 'room-changed', data: { roomId, messageId } }
      return [
        band && realtime.publish(channelOfRoom(roomId, band), event.name, event.data),
        authorId && realtime.publish(`private-user-${authorId}`, MESSAGE_DECIDED, { roomId, messageId }),
      ]
    }),
  )
}

async function bandsOf(sql: Sql, changes: readonly RoomChange[]): Promise<ReadonlyMap<string, RoomBand>> {
  const ids = changes.filter(({ band }) => band === undefined).map(({ roomId }) => roomId)
  if (ids.length === 0) return new Map()
  const rooms = await sql
    .query<{ id: string; band: RoomBand }>(
      'select id, band from chat_rooms where id = any($1::uuid[])',
      [ids],
      'chat-bands',
    )
    // The change is stored; pages ask again by themselves.
    .catch(() => [])
  return new Map(rooms.map(({ id, band }) => [id, band]))
}
