import { beforeAll, describe, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { HISTORY_PAGE } from '#domain/chat/schema.ts'
import type { RoomSlug } from '#domain/chat/rooms.ts'
import { newId } from '#operations/_kit/ids.ts'
import { addBlock, addRoomMessage } from '#tests/kit/factories.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import type { Person } from '#tests/kit/people.ts'
import { stampedAt } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let me: Person
let other: Person

beforeAll(async () => {
  await openRooms(context.current)
  me = await roomMember(context.current, 'adult')
  other = await roomMember(context.current, 'adult')
})

/** Fills a room with messages of the other, as many as said. */
async function fill(slug: RoomSlug, count: number): Promise<string> {
  const { db, clock } = context.current
  const room = roomOf('adult', slug)
  await addRoomMessage(
    db,
    range(1, count).map((sequence) => ({
      room_id: room,
      user_id: other.id,
      message: `m${sequence}`,
      sequence,
      revision: sequence,
      ...stampedAt(clock.now()),
    })),
  )
  await db.query('update chat_rooms set last_sequence = $2, last_revision = $2 where id = $1', [room, count])
  return room
}
const page = (id: string, query: { before?: string; after?: string } = {}) =>
  context.current.call(chatApi.readHistory, { params: { id }, query }, { as: me })
const numbers = (messages: { sequence: number | null }[]) => messages.map(({ sequence }) => sequence)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

describe('the history of a room', () => {
  it('has a line of no one where an account is gone', async () => {
    const { db, clock } = context.current
    const room = roomOf('adult', 'anxiety-support')
    await addRoomMessage(db, {
      room_id: room,
      username: 'stored',
      message: null,
      state: 'deleted',
      sequence: 1,
      revision: 1,
      deleted_at: clock.now(),
      ...stampedAt(clock.now()),
    })
    await db.query('update chat_rooms set last_sequence = 1, last_revision = 1 where id = $1', [room])
    const { messages } = await page(room)
    expect(messages).toMatchObject([
      { userId: null, username: 'deleted user', state: 'deleted', message: null, isOwn: false },
    ])
  })

  it('walks back to the beginning and on to the end without a gap and without a repeat', async () => {
    const room = await fill('sleep-rest', 123)
    let at = await page(room)
    expect(numbers(at.messages)).toEqual(range(74, 123))
    expect(at.after).toBeNull()
    const back = [numbers(at.messages)]
    while (at.before) {
      at = await page(room, { before: at.before })
      back.unshift(numbers(at.messages))
    }
    expect(back.flat()).toEqual(range(1, 123))
    const on = [numbers(at.messages)]
    while (at.after) {
      at = await page(room, { after: at.after })
      on.push(numbers(at.messages))
    }
    expect(on.flat()).toEqual(range(1, 123))
  })

  it('opens at the unread mark, ten messages before it', async () => {
    const { call } = context.current
    const room = await fill('grief-loss', 200)
    await call(chatApi.enter, { params: { id: room } }, { as: me })
    await context.current.db.query('update chat_room_visits set read_sequence = 60 where room_id = $1', [
      room,
    ])
    const opened = await page(room)
    expect(opened.unreadFrom).toBe(61)
    expect(numbers(opened.messages)).toEqual(range(51, 50 + HISTORY_PAGE))
    expect([opened.before, opened.after].map((cursor) => cursor === null)).toEqual([false, false])
    await call(chatApi.markRoomRead, { params: { id: room }, body: { sequence: 999 } }, { as: me })
    await call(chatApi.markRoomRead, { params: { id: room }, body: { sequence: 3 } }, { as: me })
    expect((await page(room)).unreadFrom).toBeNull()
  })

  it.each(['', 'x', 'cDA=', '../..', 'p0', 'a'.repeat(41)])(
    'answers the cursor %j as a wrong one',
    async (before) => {
      const { ask } = context.current
      const answer = await ask(
        chatApi.readHistory,
        { params: { id: roomOf('adult') }, query: { before } },
        { as: me },
      )
      expect(answer.status).toBe(422)
    },
  )

  it('has a page of the same size for the reader who blocked the author of some', async () => {
    const { db } = context.current
    const room = await fill('self-esteem', 60)
    const third = await roomMember(context.current, 'adult')
    await db.query('update chat_messages set user_id = $2 where room_id = $1 and sequence > 55', [
      room,
      third.id,
    ])
    await addBlock(db, { blocker_id: third.id, blocked_id: me.id })
    expect(numbers((await page(room)).messages)).toEqual(range(6, 55))
  })
})

describe('the order of a room', () => {
  it('loses no message to a commit that comes late, and shows one order to all', async () => {
    const { call, db } = context.current
    const room = roomOf('adult', 'motivation-purpose')
    const writers = await Promise.all(Array.from({ length: 6 }, () => roomMember(context.current, 'adult')))
    let { since } = await page(room)
    const seen: string[] = []
    let isDone = false
    const reader = (async () => {
      while (!isDone) {
        const answer = await call(chatApi.readChanges, { params: { id: room }, query: { since } }, { as: me })
        seen.push(...answer.messages.map(({ id }) => id))
        since = answer.since
      }
    })()
    const sent = await Promise.all(
      writers.map(async (as) => {
        const answers = []
        for (let at = 0; at < 8; at++) {
          const body = { id: newId(), message: `Number ${at}.` }
          answers.push(await call(chatApi.send, { params: { id: room }, body }, { as }))
        }
        return answers
      }),
    ).then((answers) => answers.flat())
    isDone = true
    await reader
    const last = await call(chatApi.readChanges, { params: { id: room }, query: { since } }, { as: me })
    seen.push(...last.messages.map(({ id }) => id))
    expect([...seen].sort()).toEqual(sent.map(({ message }) => message.id).sort())
    const stored = await db.query<{ id: string }>(
      'select id from chat_messages where room_id = $1 order by sequence',
      [room],
    )
    expect(seen).toEqual(stored.map(({ id }) => id))
  })

  it('makes a second sender wait for the commit of the first, so that a position is never passed over', async () => {
    const { db, call } = context.current
    const room = roomOf('adult', 'stress-management')
    const [slow, fast] = await Promise.all([
      roomMember(context.current, 'adult'),
      roomMember(context.current, 'adult'),
    ])
    let sentByFast: Promise<unknown> = Promise.resolve()
    await db.tx(async (sql) => {
      const [place] = await sql.query<{ sequence: number; revision: number }>(
        `update chat_rooms set last_sequence = last_sequence + 1, last_revision = last_revision + 1 where id = $1
         returning last_sequence as sequence, last_revision as revision`,
        [room],
      )
      await addRoomMessage(sql, { room_id: room, user_id: slow.id, message: 'slow', ...place! })
      sentByFast = call(
        chatApi.send,
        { params: { id: room }, body: { id: newId(), message: 'Fast.' } },
        { as: fast },
      )
      expect((await page(room)).messages).toEqual([])
    })
    await sentByFast
    expect((await page(room)).messages.map(({ message }) => message)).toEqual(['slow', 'Fast.'])
  })
})
