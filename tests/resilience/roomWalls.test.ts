import { addRoomMessage } from '#tests/kit/factories.ts'
import { beforeAll, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { roomBands, type RoomBand } from '#domain/chat/bands.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const SECRET = 'only this band reads this'
const members = new Map<RoomBand, Person>()
const messages = new Map<RoomBand, string>()
let outsiders: [string, Person][]

beforeAll(async () => {
  const { people, db, clock } = context.current
  await openRooms(context.current)
  for (const band of roomBands) {
    const author = await roomMember(context.current, band)
    const id = await addRoomMessage(db, {
      room_id: roomOf(band),
      user_id: author.id,
      username: 'author',
      message: `${SECRET} ${band}`,
      sequence: 1,
      revision: 1,
      created_at: clock.now(),
    })
    messages.set(band, id)
    await db.query('update chat_rooms set last_sequence = 1, last_revision = 1 where id = $1', [roomOf(band)])
    members.set(band, await roomMember(context.current, band))
  }
  const young = await roomMember(context.current, '8-10', { age: 6 })
  outsiders = [
    ['free adult', await people.adult()],
    ['child without a yes to rooms', await people.child()],
    ['teen without a yes to rooms', await people.teen()],
    ['support', await people.staff('support')],
    ['moderator without the second factor', await people.staff('moderator', { mfa: 'enrolled' })],
    ['child of 6', young],
    ['unconfirmed', await roomMember(context.current, 'adult', { emailVerified: false })],
    ['without consent', await roomMember(context.current, 'adult', { consent: 'none' })],
  ]
})

/** Every way into a room and to its messages. */
const ways: readonly ((as: Person, band: RoomBand) => Promise<{ status: number; body: unknown }>)[] = [
  (as, band) => context.current.ask(chatApi.readRoom, { params: { id: roomOf(band) } }, { as }),
  (as, band) => context.current.ask(chatApi.enter, { params: { id: roomOf(band) } }, { as }),
  (as, band) => context.current.ask(chatApi.readHistory, { params: { id: roomOf(band) }, query: {} }, { as }),
  (as, band) =>
    context.current.ask(
      chatApi.readChanges,
      { params: { id: roomOf(band) }, query: { since: 'cDA' } },
      { as },
    ),
  (as, band) => context.current.ask(chatApi.hereNow, { params: { id: roomOf(band) } }, { as }),
  (as, band) => context.current.ask(chatApi.noteTyping, { params: { id: roomOf(band) } }, { as }),
  (as, band) =>
    context.current.ask(
      chatApi.markRoomRead,
      { params: { id: roomOf(band) }, body: { sequence: 1 } },
      { as },
    ),
  (as, band) =>
    context.current.ask(
      chatApi.send,
      { params: { id: roomOf(band) }, body: { id: newId(), message: 'Hello there.' } },
      { as },
    ),
  (as, band) =>
    context.current.ask(
      chatApi.edit,
      { params: { id: messages.get(band)! }, body: { message: 'Mine.' } },
      { as },
    ),
  (as, band) => context.current.ask(chatApi.deleteMessage, { params: { id: messages.get(band)! } }, { as }),
  (as, band) =>
    context.current.ask(
      chatApi.reactToMessage,
      { params: { id: messages.get(band)! }, body: { reaction: 'hug' } },
      { as },
    ),
  (as, band) =>
    context.current.ask(
      chatApi.report,
      { params: { id: messages.get(band)! }, body: { category: 'other' } },
      { as },
    ),
  ...(['presence', 'private'] as const).map(
    (kind) => (as: Person, band: RoomBand) =>
      context.current.ask(
        notificationsApi.realtimeAuth,
        { body: { socket_id: '1234.5678', channel_name: `${kind}-room-${roomOf(band)}` } },
        { as },
      ),
  ),
]

it('lets no one through a wall: each member and outsider, each band, each way', async () => {
  const { db } = context.current
  const leaks: string[] = []
  let tried = 0
  const attempt = async (who: string, as: Person, band: RoomBand) => {
    for (const [way, ask] of ways.entries()) {
      // Limits of calls are not what is tried here.
      await db.query('delete from rate_limits')
      const { status, body } = await ask(as, band)
      tried += 1
      if (status < 400 || JSON.stringify(body).includes(SECRET))
        leaks.push(`${who} ${band} ${way}: ${status}`)
    }
  }
  for (const [own, person] of members)
    for (const band of roomBands) if (band !== own) await attempt(own, person, band)
  for (const [who, person] of outsiders) for (const band of roomBands) await attempt(who, person, band)
  expect(leaks).toEqual([])
  expect(tried).toBe((6 * 5 + outsiders.length * 6) * ways.length)
  expect(await db.query(`select 1 from chat_messages where message not like $1`, [`${SECRET}%`])).toEqual([])
  for (const [band, person] of members) {
    await db.query('delete from rate_limits')
    expect(JSON.stringify((await ways[2]!(person, band)).body)).toContain(`${SECRET} ${band}`)
  }
})
