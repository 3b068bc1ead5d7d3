import type { Actor } from '#domain/access/actor.ts'
import { channelOfRoom, roomOfChannel } from '#domain/chat/channels.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { noteHere } from '#operations/chat/hereNow.ts'
import { requireRoom } from '#operations/chat/requireRoom.ts'
import { actsAsStaff } from '#operations/ops/actsAsStaff.ts'
import type { Services } from '#services'

type Parts = Pick<Services, 'db' | 'env' | 'realtime' | 'clock'>

/**
 * Returns whether this person may join a channel at this moment: one of the back office for staff, one of a room by the
 * rule of rooms. Members get their own events, those of their families included, through the sign-in of the connection
 * (`private-user-<id>`, see the port): a permission to join would outlive the session and the family. That of a room
 * outlives only until `terminate`, and its events carry nothing but ids.
 */
export async function mayListen(services: Parts, actor: Actor, channel: string): Promise<boolean> {
  const roomId = roomOfChannel(channel)
  if (roomId === null) return channel.startsWith('private-admin-') && actsAsStaff(actor, services.env)
  try {
    const { id, band, isModerator } = await requireRoom(services, actor, roomId)
    if (channelOfRoom(id, band) !== channel) return false
    // So that the connection is found once access ends.
    if (!isModerator) await noteHere(services.db, { userId: actor.id, roomId, now: services.clock.now() })
    return true
  } catch (error) {
    if (error instanceof OperationError) return false
    throw error
  }
}
