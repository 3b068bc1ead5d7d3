import type { Actor } from '#domain/access/actor.ts'
import { settled } from '#domain/access/settled.ts'
import { roomAccess, type RoomError } from '#domain/chat/access.ts'
import { chatApi } from '#domain/chat/api.ts'
import { isMinorBand, type RoomBand } from '#domain/chat/bands.ts'
import type { RoomSlug } from '#domain/chat/rooms.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { cutOff } from './cutOff.ts'
import { roomsNow } from './roomsNow.ts'

/** A room the caller may enter, as this moment has it. */
export type OpenRoom = {
  readonly id: string
  readonly slug: RoomSlug
  readonly band: RoomBand
  readonly lastSequence: number
  readonly lastRevision: number
  readonly isModerator: boolean
  /** Answered the quiz, or does not have to. */
  readonly hasPassedQuiz: boolean
}
type Row = {
  id: string
  slug: RoomSlug
  band: RoomBand
  last_sequence: number
  last_revision: number
  has_passed: boolean
}
/** What finding a room needs. */
export type RoomServices = Pick<Services, 'db' | 'env' | 'realtime' | 'clock'>

const ROOM = `
select r.id, r.slug, r.band, r.last_sequence, r.last_revision,
  exists (select from chat_members c where c.user_id = $2 and c.guidelines_passed_at is not null) as has_passed
from chat_rooms r where r.active and r.id = `
/** Finds a room: its id, the caller. */
export const ROOM_BY_ID = `${ROOM}$1`
const BY_MESSAGE = `${ROOM}(select m.room_id from chat_messages m where m.id = $1)`

/**
 * Returns a room for a caller who may enter it at this moment. A caller who may enter no room is answered with the
 * reason, and their live connections end; another age's room and an unknown one answer alike.
 * @throws OperationError `rooms.error.<reason>`, `rooms.error.not_found`
 */
export const requireRoom = (services: RoomServices, actor: Actor, roomId: string): Promise<OpenRoom> =>
  openRoom(services, actor, {
    text: ROOM_BY_ID,
    name: 'chat-room',
    id: roomId,
    missing: 'rooms.error.not_found',
  })

/** The same for the room of a message. @throws OperationError `rooms.error.<reason>`, `rooms.error.message_gone` */
export const requireRoomOf = (services: RoomServices, actor: Actor, messageId: string): Promise<OpenRoom> =>
  openRoom(services, actor, {
    text: BY_MESSAGE,
    name: 'chat-room-of',
    id: messageId,
    missing: 'rooms.error.message_gone',
  })

type Find = {
  text: string
  name: string
  id: string
  missing: 'rooms.error.not_found' | 'rooms.error.message_gone'
}

async function openRoom(services: RoomServices, actor: Actor, find: Find): Promise<OpenRoom> {
  const me = settled(actor, services.env.STAFF_MFA)
  const now = await roomsNow(services, actor)
  const access = roomAccess(me, null, now)
  if (!access.allowed) throw refusal(services, actor, access.reason)
  const row = await readRoom(services.db, actor, find)
  if (!row || !roomAccess(me, row, now).allowed)
    throw find.missing === 'rooms.error.not_found'
      ? operationErrorOf(chatApi.readRoom, find.missing)
      : operationErrorOf(chatApi.edit, find.missing)
  return {
    id: row.id,
    slug: row.slug,
    band: row.band,
    lastSequence: row.last_sequence,
    lastRevision: row.last_revision,
    isModerator: access.role === 'moderator',
    hasPassedQuiz: row.has_passed || !isMinorBand(row.band) || access.role === 'moderator',
  }
}

const readRoom = async (sql: Sql, { id }: Actor, find: Find): Promise<Row | undefined> =>
  (await sql.query<Row>(find.text, [find.id, id], find.name))[0]

/** Reasons that pass by themselves: the page goes on listening. */
const passing: readonly RoomError[] = ['paused', 'off_shift']

/**
 * The error for a reason. A page that listened in the meantime is cut off: what it may hear is decided again when it
 * comes back.
 */
export function refusal(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { id }: Pick<Actor, 'id'>,
  reason: RoomError,
): OperationError {
  if (!passing.includes(reason)) void cutOff(services, id)
  // The gate of consent answers before any contract of rooms.
  if (reason === 'consent') return new OperationError('common.error.not_allowed')
  return operationErrorOf(chatApi.readRoom, `rooms.error.${reason}`)
}
