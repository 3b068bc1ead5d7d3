import type { Actor } from '#domain/access/actor.ts'
import { settled } from '#domain/access/settled.ts'
import { staffRoles } from '#domain/access/staff.ts'
import { roomAccess, type RoomAccess } from '#domain/chat/access.ts'
import { chatApi } from '#domain/chat/api.ts'
import { isMinorBand, type RoomBand } from '#domain/chat/bands.ts'
import { ADDICTION_SLUG, areaOfSlug, roomOfKey, roomSlugs, type RoomSlug } from '#domain/chat/rooms.ts'
import type { ChatAccessView, RoomPreview, RoomView } from '#domain/chat/schema.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { trialOfAllPlans } from '#operations/billing/plans/storedPlans.ts'
import type { Sql } from '#services/database/db.ts'
import { notBlocked } from './messageRows.ts'
import { refusal, requireRoom, type RoomServices } from './requireRoom.ts'
import { roomsNow, type AccessServices } from './roomsNow.ts'

type Row = {
  id: string
  slug: RoomSlug
  band: RoomBand
  name: string
  description: string
  last_message_at: Date | null
  unread: number
}
type Member = { intro: boolean; passed: boolean }
/** Unread messages that are counted. */
const UNREAD_MAX = 99

const ROOMS = `
select r.id, r.slug, r.band, coalesce(l.name, e.name) as name, coalesce(l.description, e.description) as description, r.last_message_at,
  case when v.id is null then 0 else (select count(*) from (select from chat_messages m
    where m.room_id = r.id and m.sequence > v.read_sequence and m.state = 'visible' and m.user_id <> $1
      and ${notBlocked('$1')} limit ${UNREAD_MAX}) as n) end as unread
from chat_rooms r
join chat_rooms_locales e on e._parent_id = r.id and e._locale = 'en'
left join chat_rooms_locales l on l._parent_id = r.id and l._locale::text = $2
left join chat_room_visits v on v.room_id = r.id and v.user_id = $1
where r.active`

/** The rooms a caller may enter, in the order of the slugs; without access what rooms there would be. */
export async function listRooms(
  services: AccessServices,
  actor: Actor,
  locale: Locale,
): Promise<{ access: ChatAccessView; rooms: RoomView[]; previews: RoomPreview[] }> {
  const { db, env } = services
  const now = await roomsNow(services, actor)
  const me = settled(actor, env.STAFF_MFA)
  const access = roomAccess(me, null, now)
  const isModerator = access.allowed && access.role === 'moderator'
  const rows = await (isModerator
    ? db.query<Row>(ROOMS, [actor.id, locale], 'chat-rooms')
    : db.query<Row>(`${ROOMS} and r.band = $3`, [actor.id, locale, actor.band], 'chat-rooms-of-band'))
  const shown = rows
    .filter(({ slug, band }) => slug !== ADDICTION_SLUG || (now.hasAddictionRooms && !isMinorBand(band)))
    .toSorted((a, b) => roomSlugs.indexOf(a.slug) - roomSlugs.indexOf(b.slug))
    .map(roomView)
  return {
    access: await accessView(db, { actor: me, access }),
    rooms: access.allowed ? shown : [],
    previews: access.allowed ? [] : shown.map(previewOf),
  }
}

/** A room with its texts. @throws OperationError as `requireRoom` */
export async function readRoom(
  services: RoomServices,
  actor: Actor,
  { roomId, locale }: { roomId: string; locale: Locale },
): Promise<{ room: RoomView; access: ChatAccessView }> {
  await requireRoom(services, actor, roomId)
  const [row] = await services.db.query<Row>(
    `${ROOMS} and r.id = $3`,
    [actor.id, locale, roomId],
    'chat-room-view',
  )
  return { room: roomView(row!), access: await myAccess(services, actor) }
}

/**
 * The caller's room for a key. It never makes one. Source: docs/rules/chat.md D-073.
 * @throws OperationError `rooms.error.<reason>`, `rooms.error.create`
 */
export async function ensureRoom(
  services: RoomServices,
  actor: Actor,
  { key, locale }: { key: string; locale: Locale },
): Promise<RoomView> {
  const { access, rooms } = await listRooms(services, actor, locale)
  if (!access.allowed) throw refusal(services, actor, access.reason!)
  const room = roomOfKey(rooms, key, access.band)
  if (!room) throw operationErrorOf(chatApi.ensureRoom, 'rooms.error.create')
  return room
}

/** Whether the caller may enter rooms, and what they did about it before. */
export async function myAccess(services: AccessServices, actor: Actor): Promise<ChatAccessView> {
  const me = settled(actor, services.env.STAFF_MFA)
  const access = roomAccess(me, null, await roomsNow(services, actor))
  return accessView(services.db, { actor: me, access })
}

async function accessView(
  sql: Sql,
  { actor, access }: { actor: Actor; access: RoomAccess },
): Promise<ChatAccessView> {
  const [row] = await sql.query<Member>(
    `select intro_seen_at is not null as intro, guidelines_passed_at is not null as passed from chat_members where user_id = $1`,
    [actor.id],
    'chat-member',
  )
  const isModerator = access.allowed && access.role === 'moderator'
  return {
    role: staffRoles.find((role) => actor.roles.includes(role)) ?? actor.ageGroup,
    allowed: access.allowed,
    reason: access.allowed ? null : access.reason,
    until: access.allowed ? null : access.until,
    band: isModerator ? null : actor.band,
    isModerator,
    hasSeenIntro: isModerator || (row?.intro ?? false),
    hasPassedQuiz: isModerator || actor.band === null || !isMinorBand(actor.band) || (row?.passed ?? false),
    trialDays: !access.allowed && access.reason === 'subscription' ? await trialOfAllPlans(sql) : 0,
  }
}

const roomView = (row: Row): RoomView => ({
  id: row.id,
  focusAreaKey: row.slug,
  focusArea: areaOfSlug(row.slug),
  band: row.band,
  name: row.name,
  description: row.description,
  unread: row.unread,
  lastMessageAt: row.last_message_at?.toISOString() ?? null,
})

const previewOf = ({ focusAreaKey, focusArea, band, name, description }: RoomView): RoomPreview => ({
  focusAreaKey,
  focusArea,
  band,
  name,
  description,
})
