import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { moderationApi } from '#domain/moderation/api.ts'
import type { RoomBand } from '#domain/chat/bands.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { CLEAN, codeOf, talkIn } from './kit.ts'

const context = useTestContext()
beforeAll(() => openRooms(context.current))
beforeEach(() => context.current.realtime.published.splice(0))

const { send, history, changes, eventsOfRoom } = talkIn(context)

describe('a block', () => {
  it('hides each from the other in history, changes, presence and unread, at once and both ways', async () => {
    const { call } = context.current
    const [me, other, third] = await Promise.all(
      Array.from({ length: 3 }, () => roomMember(context.current, 'elder')),
    )
    const enter = (as: Person) => call(chatApi.enter, { params: { id: roomOf('elder') } }, { as })
    for (const as of [me!, other!, third!]) await enter(as)
    const { since } = await history(me!, 'elder')
    await call(moderationApi.block, { body: { userId: other!.id } }, { as: me! })
    const mine = await send(me!, 'elder', 'From me.')
    const theirs = await send(other!, 'elder', 'From the other.')
    const ids = (messages: { id: string }[]) => messages.map(({ id }) => id)
    expect(ids((await history(me!, 'elder')).messages)).not.toContain(theirs.message.id)
    expect(ids((await history(other!, 'elder')).messages)).not.toContain(mine.message.id)
    expect(ids((await changes(other!, 'elder', since)).messages)).not.toContain(mine.message.id)
    expect(ids((await history(third!, 'elder')).messages)).toEqual(
      expect.arrayContaining([mine.message.id, theirs.message.id]),
    )
    const here = (as: Person) => call(chatApi.hereNow, { params: { id: roomOf('elder') } }, { as })
    expect((await here(me!)).people.map(({ userId }) => userId)).not.toContain(other!.id)
    expect((await here(other!)).people.map(({ userId }) => userId)).not.toContain(me!.id)
    expect((await here(third!)).count).toBeGreaterThanOrEqual(3)
    const unread = async (as: Person) =>
      (await call(chatApi.listRooms, {}, { as })).rooms.find(({ id }) => id === roomOf('elder'))!.unread
    expect([await unread(me!), await unread(other!), await unread(third!)]).toEqual([0, 0, 2])
    const answer = await context.current.ask(
      chatApi.reactToMessage,
      { params: { id: theirs.message.id }, body: { reaction: 'hug' } },
      { as: me! },
    )
    expect(answer.status).toBe(404)
  })

  it('needs a member met in a room of the caller’s', async () => {
    const { ask } = context.current
    const [adult, elder] = [
      await roomMember(context.current, 'adult'),
      await roomMember(context.current, 'elder'),
    ]
    await send(elder, 'elder', CLEAN)
    expect((await ask(moderationApi.block, { body: { userId: elder.id } }, { as: adult })).status).toBe(404)
  })
})

describe('who is here', () => {
  it('is a count for minors and pseudonyms for adults, until they are silent', async () => {
    const { call, clock } = context.current
    const [teen, adult] = [
      await roomMember(context.current, '16-17'),
      await roomMember(context.current, 'adult'),
    ]
    const here = (as: Person, band: RoomBand) =>
      call(chatApi.hereNow, { params: { id: roomOf(band, 'sleep-rest') } }, { as })
    expect(await here(teen, '16-17')).toEqual({ count: 1, people: [] })
    expect((await here(adult, 'adult')).people).toMatchObject([
      { userId: adult.id, username: adult.username },
    ])
    clock.advance(61_000)
    const other = await roomMember(context.current, 'adult')
    expect((await here(other, 'adult')).people.map(({ userId }) => userId)).toEqual([other.id])
    expect(await codeOf(call(chatApi.noteTyping, { params: { id: roomOf('16-17') } }, { as: teen }))).toBe(
      'rooms.error.not_found',
    )
    await call(chatApi.noteTyping, { params: { id: roomOf('adult') } }, { as: adult })
    expect(eventsOfRoom('adult').at(-1)).toMatchObject({ event: 'typing', data: { userId: adult.id } })
  })

  it('earns Community Helper once', async () => {
    const { call } = context.current
    const me = await roomMember(context.current, '11-12')
    const enter = () => call(chatApi.enter, { params: { id: roomOf('11-12') } }, { as: me })
    expect((await enter()).badges).toEqual(['community_helper'])
    expect((await enter()).badges).toEqual([])
  })
})
