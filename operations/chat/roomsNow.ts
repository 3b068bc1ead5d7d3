import type { Actor } from '#domain/access/actor.ts'
import { settled } from '#domain/access/settled.ts'
import { roomAccess, type RoomAccess, type RoomsNow } from '#domain/chat/access.ts'
import type { RoomKey } from '#domain/chat/rooms.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { isOnShift } from '#operations/moderation/isOnShift.ts'
import type { Services } from '#services'

/** What deciding about access needs. */
export type AccessServices = Pick<Services, 'db' | 'env' | 'clock'>

/** What holds for all rooms now. Whether a moderator is on shift is asked for children alone. */
export async function roomsNow(
  { db, env, clock }: AccessServices,
  { ageGroup }: Pick<Actor, 'ageGroup'>,
): Promise<RoomsNow> {
  const asksShift = ageGroup === 'child' && env.CHAT_REQUIRE_SHIFT
  return {
    isPaused: await isOn(db, 'ff.chat_pause'),
    isOnShift: !asksShift || (await isOnShift(db, clock.now())),
    hasAddictionRooms: await isOn(db, 'ff.addiction_rooms'),
  }
}

/** Asks the one rule of rooms for a caller. Source: docs/rules/chat.md D-071. */
export const accessOf = async (
  services: AccessServices,
  actor: Actor,
  room: RoomKey | null = null,
): Promise<RoomAccess> =>
  roomAccess(settled(actor, services.env.STAFF_MFA), room, await roomsNow(services, actor))
