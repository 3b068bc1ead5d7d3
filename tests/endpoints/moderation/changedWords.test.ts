import { beforeAll, describe, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { CLEAN, talkIn } from '#tests/endpoints/chat/kit.ts'
import type { Person } from '#tests/kit/people.ts'
import { openRooms, roomMember } from '#tests/kit/rooms.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { deskOf } from './deskKit.ts'

const context = useTestContext()
let desk: ReturnType<typeof deskOf>
let moderator: Person
beforeAll(async () => {
  await openRooms(context.current)
  desk = deskOf(context.current)
  // Some of what these children write is read as danger, which is for the mark alone.
  moderator = await context.current.people.marked()
})

const { send, history } = talkIn(context)
const UNREAD = 'Come to my house tonight.'
const edit = (as: Person, id: string, message: string) =>
  context.current.call(chatApi.edit, { params: { id }, body: { message } }, { as })
const openItem = async (messageId: string): Promise<string | undefined> =>
  (
    await context.current.db.query<{ id: string }>(
      `select id from moderation_items where subject_id = $1 and state = 'open'`,
      [messageId],
    )
  )[0]?.id
const reveal = (id: string) =>
  context.current.call(deskApi.reveal, { params: { id }, body: {} }, { as: moderator })
const seenBy = async (reader: Person) =>
  (await history(reader, '8-10')).messages.map(({ message }) => message).join(' ')

describe('words of a child', () => {
  it('are let through only as the moderator read them', async () => {
    const [me, other] = [await roomMember(context.current, '8-10'), await roomMember(context.current, '8-10')]
    const { message } = await send(me, '8-10', CLEAN)
    const id = (await openItem(message.id))!
    await desk.claim(id, moderator)
    const notRead = { code: 'desk.error.not_read' }
    await expect(desk.decide(id, 'approve', moderator)).rejects.toMatchObject(notRead)
    const { mark } = await reveal(id)
    await edit(me, message.id, UNREAD)
    await expect(desk.decide(id, 'approve', moderator, { read: mark })).rejects.toMatchObject(notRead)
    expect((await reveal(id)).words).toBe(UNREAD)
    await edit(me, message.id, CLEAN)
    await desk.approve(id, moderator)
    await desk.settle()
    expect(await seenBy(other)).toContain(CLEAN)
  })

  it('that change in the seconds after the decision wait for a person again', async () => {
    const [me, other] = [await roomMember(context.current, '8-10'), await roomMember(context.current, '8-10')]
    const { message } = await send(me, '8-10', CLEAN)
    const id = (await openItem(message.id))!
    await desk.claim(id, moderator)
    await desk.approve(id, moderator)
    await edit(me, message.id, UNREAD)
    await desk.settle()
    expect(await desk.stateOf(message.id)).toBe('held')
    expect(await seenBy(other)).not.toContain(UNREAD)
    const next = (await openItem(message.id))!
    expect(next).not.toBe(id)
    await desk.claim(next, moderator)
    await desk.approve(next, moderator)
    await desk.settle()
    expect(await seenBy(other)).toContain(UNREAD)
  })
})

it('a message held for danger has an item again after its author changed it as asked', async () => {
  const me = await roomMember(context.current, 'adult')
  const { message } = await send(me, 'adult', 'I am going to kill myself tonight')
  const id = (await openItem(message.id))!
  await desk.decided(id, 'ask_change', moderator, { note: 'Tell us how you are now.' })
  expect(await openItem(message.id)).toBeUndefined()
  const changed = await edit(me, message.id, CLEAN)
  expect(changed.message).toMatchObject({ state: 'held', heldReason: 'danger' })
  expect(await openItem(message.id)).toBeDefined()
})

it('a posted message that staff looks at later goes at once when it is removed, and comes back with undo', async () => {
  const me = await roomMember(context.current, 'adult')
  let last = ''
  for (const n of [0, 1, 2]) last = (await send(me, 'adult', `call me at 415 555 013${n}`)).message.id
  const id = (await openItem(last))!
  await desk.claim(id, moderator)
  await desk.decide(id, 'remove', moderator)
  expect(await desk.stateOf(last)).toBe('removed')
  await context.current.call(deskApi.undo, { params: { id }, body: {} }, { as: moderator })
  expect(await desk.stateOf(last)).toBe('visible')
})
