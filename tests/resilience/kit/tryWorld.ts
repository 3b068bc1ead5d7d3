import { addEntry, addRoomMessage } from '#tests/kit/factories.ts'
import { allRooms, ADDICTION_SLUG } from '#domain/chat/rooms.ts'
import { isMinorBand, roomBands, type RoomBand } from '#domain/chat/bands.ts'
import { messageStates } from '#domain/chat/schema.ts'
import { journalApi } from '#domain/journal/api.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { deskOf } from '#tests/endpoints/moderation/deskKit.ts'
import { roomIdOf } from '#seed/factories/rooms.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRow, stampedAt } from '#tests/kit/rows.ts'
import { wavVoice } from '#tests/kit/voices.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** Someone who tries doors, and what is theirs by right. */
export type Caller = {
  name: string
  /** Undefined: no session. */
  as: Person | undefined
  /** The band whose rooms they may enter. */
  band?: RoomBand
  /** Works at the desk and enters rooms. */
  isModerator?: true
  /** Works with cases of children. */
  isMarked?: true
}
/** Something of others that a door leads to. */
export type Target = {
  kind: TargetKind
  name: string
  id: string
  band?: RoomBand
  isOpenTo?: (caller: Caller) => boolean
}
/** Kinds of things. */
export type TargetKind = 'room' | 'message' | 'entry' | 'voice' | 'item' | 'appeal' | 'decision' | 'held'

/** Words that no rejected answer may hold. */
export const SECRET = 'what only some may read'

/** Everyone who tries: each band with everything in order, each reason to be rejected, each role of staff, no one. */
export async function makeCallers(context: TestContext): Promise<Caller[]> {
  const { people, db, clock } = context
  await openRooms(context)
  const callers: Caller[] = [{ name: 'no session', as: undefined }]
  const add = (name: string, as: Person, more: Partial<Caller> = {}) => callers.push({ name, as, ...more })
  for (const band of roomBands) add(`member ${band}`, await roomMember(context, band), { band })
  for (const band of roomBands)
    for (const kind of ['mute', 'suspension', 'ban']) {
      const person = await roomMember(context, band)
      const sanction = { user_id: person.id, kind, reason: 'r', weight: 1 }
      await addRow(db, 'sanctions', { ...sanction, ...stampedAt(clock.now()) })
      add(`${kind} ${band}`, person)
    }
  add('free adult', await people.adult())
  add('unconfirmed', await roomMember(context, 'adult', { emailVerified: false }))
  add('without consent', await roomMember(context, 'adult', { consent: 'none' }))
  add('child without a yes to rooms', await people.child())
  add('teen without a yes to rooms', await people.teen())
  add('child of 6', await roomMember(context, '8-10', { age: 6 }))
  add('support', await people.staff('support'))
  add('moderator without the second factor', await people.staff('moderator', { mfa: 'enrolled' }))
  for (const role of ['moderator', 'admin', 'super_admin', 'owner'] as const)
    add(role, await people.staff(role), { isModerator: true })
  add('marked moderator', await people.marked(), { isModerator: true, isMarked: true })
  add('marked support', await people.marked('support'), { isMarked: true })
  return callers
}

/** Rooms, messages, audio, items, appeals and held entries, none of which belongs to a caller. */
export async function makeTargets(context: TestContext): Promise<Target[]> {
  const { people, db, clock } = context
  const now = clock.now()
  const rooms = allRooms.map(({ slug, band }): Target => ({
    ...{ kind: 'room', name: `${slug} ${band}`, id: roomIdOf(slug, band), band },
    isOpenTo: (caller) => caller.isModerator === true || (caller.band === band && slug !== ADDICTION_SLUG),
  }))
  const messages: Target[] = []
  for (const band of roomBands) {
    const author = await roomMember(context, band)
    for (const [at, state] of messageStates.entries()) {
      const isHeld = state === 'held'
      const id = await addRoomMessage(db, {
        room_id: roomOf(band),
        user_id: author.id,
        username: 'author',
        message: SECRET,
        state,
        sequence: isHeld ? null : at + 1,
        revision: isHeld ? null : at + 1,
        held_reason: isHeld ? 'checking' : null,
        created_at: now,
      })
      messages.push({
        ...{ kind: 'message', name: `${state} ${band}`, id, band },
        isOpenTo: (caller) => state === 'visible' && (caller.isModerator === true || caller.band === band),
      })
    }
    await db.query('update chat_rooms set last_sequence = 9, last_revision = 9 where id = $1', [roomOf(band)])
  }
  const [child, adult] = [await people.child(), await people.adult()]
  const entries: Target[] = []
  for (const owner of [child, adult]) {
    const id = await addEntry(db, { user_id: owner.id, title: SECRET, body: SECRET, ...stampedAt(now) })
    const name = owner === child ? 'of a child' : 'of an adult'
    const body = { id: newId(), audio: wavVoice().toString('base64') }
    await context.call(voiceApi.saveVoice, { params: { id }, body }, { as: owner })
    entries.push({ kind: 'entry', name, id }, { kind: 'voice', name, id: body.id })
  }
  const desk = deskOf(context)
  const colleague = await people.staff('moderator')
  const [free, claimed, decided] = [await desk.reported(), await desk.reported(), await desk.reported()]
  await desk.claim(claimed.id, colleague)
  await desk.decided(decided.id, 'suspend', colleague)
  const appeal = await addRow(db, 'moderation_appeals', {
    item_id: decided.id,
    user_id: decided.author.id,
    message: SECRET,
    ...stampedAt(now),
  })
  const isOpenTo = ({ isModerator }: Caller) => isModerator === true
  return [
    ...rooms,
    ...messages,
    ...entries,
    ...Object.entries({ free, claimed, decided }).map(([name, { id }]): Target => ({
      kind: 'item',
      name,
      id,
      isOpenTo,
    })),
    { kind: 'appeal', name: 'open', id: appeal, isOpenTo },
    { kind: 'decision', name: 'of another member', id: decided.id },
    {
      ...{ kind: 'held', name: 'entry of a child', id: await heldEntry(context, child) },
      isOpenTo: ({ isMarked }) => isMarked === true,
    },
  ]
}

/** A shared entry that waits for two people, because it speaks of danger at home. */
async function heldEntry({ call }: TestContext, child: Person): Promise<string> {
  const body = {
    ...{ id: newId(), title: SECRET, body: 'My dad hit me again.' },
    ...{ sharedWithParent: true, personMayLook: true },
  }
  const { entry } = await call(journalApi.saveEntry, { body }, { as: child })
  return entry.id
}

/** The kind of channel a room has. */
export const channelKindOf = (band: RoomBand) => (isMinorBand(band) ? 'private' : 'presence')
