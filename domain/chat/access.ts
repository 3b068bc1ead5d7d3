import type { Actor } from '../access/actor.ts'
import { can } from '../access/staff.ts'
import { isMinor } from '../account/ageGroup.ts'
import { staffWith, writtenByProduct } from '../access/rules.ts'
import { isMinorBand } from './bands.ts'
import { ADDICTION_SLUG, type RoomKey } from './rooms.ts'

/** Why a caller may not enter rooms, or one room. */
export const roomErrors = [
  'banned',
  'suspended',
  'muted',
  'consent',
  'band',
  'guardian',
  'subscription',
  'email',
  'paused',
  'off_shift',
] as const
/** One of them. `band`: another age's room, or an age without rooms. */
export type RoomError = (typeof roomErrors)[number]

/** What holds for all rooms at this moment. */
export type RoomsNow = {
  /** `ff.chat_pause` is on. */
  readonly isPaused: boolean
  /** A moderator is on shift, or none has to be. */
  readonly isOnShift: boolean
  /** `ff.addiction_rooms` is on. */
  readonly hasAddictionRooms: boolean
}

/** `moderator` for staff, who are named so in rooms. */
export type RoomAccess =
  | { readonly allowed: true; readonly role: 'member' | 'moderator' }
  | { readonly allowed: false; readonly reason: RoomError; readonly until: string | null }

/** The facts the rule asks. `roles` are those that count in the session (`settled`). */
export type RoomCaller = Pick<
  Actor,
  | 'ageGroup'
  | 'roles'
  | 'standing'
  | 'standingUntil'
  | 'consent'
  | 'band'
  | 'emailVerified'
  | 'plan'
  | 'hasChatGrant'
  | 'guardian'
  | 'guardianAgreedRooms'
>

/**
 * The one rule of rooms: list, open, read, send, react, channels. Without a room: may the caller enter rooms at all?
 * Source: docs/rules/chat.md D-071, D-205.
 */
export function roomAccess(me: RoomCaller, room: RoomKey | null, now: RoomsNow): RoomAccess {
  if (can(me.roles, 'rooms.enter')) return { allowed: true, role: 'moderator' }
  const reason = callerError(me, now) ?? (room && roomErrorOf(me, room, now))
  if (!reason) return { allowed: true, role: 'member' }
  const isSanction = reason === 'muted' || reason === 'suspended'
  return { allowed: false, reason, until: isSanction ? me.standingUntil : null }
}

function callerError(me: RoomCaller, now: RoomsNow): RoomError | null {
  if (me.standing !== 'clear') return me.standing
  if (me.consent !== null) return 'consent'
  if (me.band === null) return 'band'
  if (isMinor(me.ageGroup) && !(me.guardian === 'verified' && me.guardianAgreedRooms)) return 'guardian'
  if (me.plan === 'none' && !me.hasChatGrant) return 'subscription'
  if (!me.emailVerified) return 'email'
  if (now.isPaused) return 'paused'
  if (me.ageGroup === 'child' && !now.isOnShift) return 'off_shift'
  return null
}

function roomErrorOf(me: RoomCaller, { slug, band }: RoomKey, now: RoomsNow): RoomError | null {
  if (band !== me.band) return 'band'
  if (slug === ADDICTION_SLUG && (isMinorBand(band) || !now.hasAddictionRooms)) return 'band'
  return null
}

/** `chat-rooms`: their texts are staff's to keep; which rooms there are is not. */
export const roomRules = writtenByProduct(staffWith('rooms.enter'))
