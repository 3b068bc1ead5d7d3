import { settled } from '#domain/access/settled.ts'
import { roomAccess, type RoomError } from '#domain/chat/access.ts'
import type { RoomKey } from '#domain/chat/rooms.ts'
import { readMembers } from '#operations/account/readActor.ts'
import type { Services } from '#services'
import { cutOff, LISTENING_HOURS } from './cutOff.ts'
import { roomsNow } from './roomsNow.ts'

type Row = { user_id: string; rooms: RoomKey[] }

/** Reasons that pass by themselves, while the channels are silent. */
const passing: readonly RoomError[] = ['paused', 'off_shift']

const LISTENERS = `
select v.user_id, json_agg(json_build_object('slug', r.slug, 'band', r.band)) as rooms
from chat_room_visits v join chat_rooms r on r.id = v.room_id
where v.seen_at > $1::timestamptz - interval '${LISTENING_HOURS} hours' group by v.user_id`

/**
 * Ends the connections of members who were lately in a room that they may not enter any more: after a birthday it may
 * be the room alone. A pause of all rooms ends none.
 * @returns how many members
 */
export async function endListeners(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'realtime'>,
): Promise<number> {
  const { db, clock, env } = services
  const now = clock.now()
  const listeners = await db.query<Row>(LISTENERS, [now], 'chat-listeners')
  const roomsOf = new Map(listeners.map(({ user_id, rooms }) => [user_id, rooms]))
  let ended = 0
  for (const member of await readMembers(db, [...roomsOf.keys()], now)) {
    const [me, all] = [settled(member, env.STAFF_MFA), await roomsNow(services, member)]
    const mayStay = roomsOf.get(member.id)!.every((room) => {
      const access = roomAccess(me, room, all)
      return access.allowed || passing.includes(access.reason)
    })
    if (!mayStay && (await cutOff(services, member.id))) ended += 1
  }
  return ended
}
