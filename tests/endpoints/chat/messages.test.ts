import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import {
  approveMessage,
  askForChange,
  removeMessage,
  restoreMessage,
} from '#operations/chat/applyDecision.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { CLEAN, codeOf, talkIn } from './kit.ts'

const context = useTestContext()
beforeAll(() => openRooms(context.current))
beforeEach(() => context.current.realtime.published.splice(0))

const { send, history, changes, eventsOfRoom } = talkIn(context)
const itemsAbout = (id: string) =>
  context.current.db.query<{ severity: string; category: string; source: string; reports: number }>(
    'select severity, category, source, reports from moderation_items where subject_id = $1',
    [id],
  )

describe('what becomes of a message', () => {
  it('stands at once for an adult, under the pseudonym of the server, and an event carries ids alone', async () => {
    const [me, other] = [
      await roomMember(context.current, 'adult'),
      await roomMember(context.current, 'adult'),
    ]
    const { message, notice } = await send(me, 'adult', `  ${CLEAN}  `)
    expect(message).toMatchObject({ state: 'visible', message: CLEAN, username: me.username, isOwn: true })
    expect(notice).toBeNull()
    const seen = (await history(other, 'adult')).messages.at(-1)!
    expect(seen).toMatchObject({ id: message.id, message: CLEAN, isOwn: false, editableUntil: null })
    const [event] = eventsOfRoom('adult')
    expect(event).toMatchObject({
      event: 'room-changed',
      data: { roomId: roomOf('adult'), messageId: message.id },
    })
    expect(JSON.stringify(context.current.realtime.published)).not.toContain('walk')
  })

  it('rejects severe words of an adult and covers offensive ones', async () => {
    const me = await roomMember(context.current, 'adult')
    const id = newId()
    expect(await codeOf(send(me, 'adult', 'Sale bougnoule', id))).toBe('rooms.error.rejected')
    expect(await context.current.db.query('select from chat_messages where id = $1', [id])).toEqual([])
    const { message, notice } = await send(me, 'adult', 'my boss is an asshole')
    expect(notice).toBe('modified')
    expect(message.message).not.toContain('asshole')
  })

  it('warns an adult of personal data, lets it stand, and asks staff to look at the third in a week', async () => {
    const me = await roomMember(context.current, 'adult')
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const { message, notice } = await send(me, 'adult', `call me at 415 555 013${n}`)
      expect([message.state, notice]).toEqual(['visible', 'personal'])
      ids.push(message.id)
    }
    expect(await itemsAbout(ids[1]!)).toEqual([])
    expect(await itemsAbout(ids[2]!)).toMatchObject([{ category: 'personal_info', severity: 'low' }])
  })

  it('holds each message of a child until staff lets it through, at the end of the room then', async () => {
    const { db, clock } = context.current
    const [me, other] = [await roomMember(context.current, '8-10'), await roomMember(context.current, '8-10')]
    const sent = await send(me, '8-10', CLEAN)
    expect(sent.message).toMatchObject({
      state: 'held',
      heldReason: 'checking',
      usualMinutes: null,
      sequence: null,
      message: CLEAN,
    })
    expect(eventsOfRoom('8-10')).toEqual([])
    expect((await history(other, '8-10')).messages).toEqual([])
    expect((await history(me, '8-10')).held).toMatchObject([{ id: sent.message.id }])
    expect((await history(other, '8-10')).held).toEqual([])
    expect(await itemsAbout(sent.message.id)).toMatchObject([{ source: 'held_message', severity: 'low' }])
    const { since } = await history(other, '8-10')
    const later = new Date(clock.now().getTime() + 4 * 60_000)
    const published = await db.tx((sql) => approveMessage(sql, sent.message.id, later))
    expect(published).toEqual([{ roomId: roomOf('8-10'), messageId: sent.message.id, authorId: me.id }])
    expect((await changes(other, '8-10', since)).messages).toMatchObject([
      { id: sent.message.id, message: CLEAN },
    ])
    expect((await history(me, '8-10')).held).toEqual([])
    const second = (await send(me, '8-10', CLEAN)).message
    expect(second.usualMinutes).toBe(4)
    // It is there as long as the message waits, not only in the answer to sending it.
    const waits = { id: second.id, usualMinutes: 4 }
    expect((await history(me, '8-10')).held).toMatchObject([waits])
    expect((await changes(me, '8-10', since)).held).toMatchObject([waits])
    expect((await history(me, '8-10')).messages).toMatchObject([{ usualMinutes: null }])
  })

  it('lets clean words of a teen pass and holds the rest, with a wording without personal data', async () => {
    const me = await roomMember(context.current, '13-15')
    expect((await send(me, '13-15', CLEAN)).message.state).toBe('visible')
    const personal = await send(me, '13-15', 'text me on 415 555 0134 tonight')
    expect(personal.message).toMatchObject({ state: 'held', heldReason: 'personal' })
    expect(personal.suggestion).not.toMatch(/\d{4}/)
    expect((await send(me, '13-15', 'you are an asshole')).message).toMatchObject({
      state: 'held',
      heldReason: 'words',
    })
  })

  it.each(['adult', '16-17', '11-12'] as const)(
    'holds urgent danger of %s, offers help and never rejects it',
    async (band) => {
      const { db } = context.current
      const me = await roomMember(context.current, band)
      const sent = await send(me, band, 'I am going to kill myself tonight')
      expect(sent.message).toMatchObject({ state: 'held', heldReason: 'danger' })
      expect(sent.isCareOffered).toBe(true)
      expect(await itemsAbout(sent.message.id)).toMatchObject([{ severity: 'urgent', category: 'self_harm' }])
      expect(await db.query('select 1 from care_offers where user_id = $1', [me.id])).toHaveLength(1)
      const cases = await db.query(`select place from child_safety_cases where user_id = $1`, [me.id])
      expect(cases).toEqual(band === 'adult' ? [] : [{ place: 'room' }])
    },
  )

  it('asks a minor for the quiz before the first message', async () => {
    const { db, call } = context.current
    const me = await roomMember(context.current, '11-12')
    await db.query('delete from chat_members where user_id = $1', [me.id])
    expect(await codeOf(send(me, '11-12', CLEAN))).toBe('rooms.error.quiz')
    const finish = (answers: object) => call(chatApi.finishIntro, { body: { answers } } as never, { as: me })
    expect(await codeOf(finish({ personal: 'yes', unkind: 'no', frightened: 'yes' }))).toBe(
      'rooms.error.quiz',
    )
    expect(await codeOf(call(chatApi.enter, { params: { id: roomOf('11-12') } }, { as: me }))).toBe(
      'rooms.error.quiz',
    )
    await finish({ personal: 'no', unkind: 'no', frightened: 'yes' })
    expect((await send(me, '11-12', CLEAN)).message.state).toBe('held')
  })

  it('stands once however often it is sent, and answers a foreign id like an error', async () => {
    const [me, other] = [
      await roomMember(context.current, 'elder'),
      await roomMember(context.current, 'elder'),
    ]
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(me, 'elder', CLEAN, id)))
    expect(new Set(answers.map(({ message }) => message.sequence)).size).toBe(1)
    expect((await history(other, 'elder')).messages.filter((one) => one.id === id)).toHaveLength(1)
    expect(eventsOfRoom('elder')).toHaveLength(1)
    expect(await codeOf(send(other, 'elder', CLEAN, id))).toBe('rooms.error.id_taken')
  })

  it.each([['   '], ['x'.repeat(501)], ['']])('takes 1 to 500 characters: not %j', async (message) => {
    const me = await roomMember(context.current, 'adult')
    expect(await codeOf(send(me, 'adult', message))).toBe('common.error.invalid_input')
  })
})

describe('own messages', () => {
  it('can be changed for five minutes, and are read again', async () => {
    const { call, clock } = context.current
    const me = await roomMember(context.current, '16-17')
    const edit = (id: string, message: string) =>
      call(chatApi.edit, { params: { id }, body: { message } }, { as: me })
    const { message } = await send(me, '16-17', CLEAN)
    const changed = await edit(message.id, 'I slept worse.')
    expect(changed.message).toMatchObject({
      message: 'I slept worse.',
      state: 'visible',
      sequence: message.sequence,
    })
    expect(changed.message.editedAt).not.toBeNull()
    expect((await edit(message.id, 'my number is 415 555 0134')).message).toMatchObject({ state: 'held' })
    expect((await edit(message.id, CLEAN)).message).toMatchObject({
      state: 'visible',
      sequence: message.sequence,
    })
    clock.advance(5 * 60_000 + 1)
    expect(await codeOf(edit(message.id, 'Late.'))).toBe('rooms.error.too_late')
  })

  it('can be changed later where staff asked for it', async () => {
    const { call, clock, db } = context.current
    const me = await roomMember(context.current, '8-10')
    const { message } = await send(me, '8-10', 'My school is Lincoln Elementary School')
    await db.tx((sql) => askForChange(sql, message.id, { note: 'Leave out the school.', now: clock.now() }))
    clock.advance(3_600_000)
    expect((await history(me, '8-10')).held.find(({ id }) => id === message.id)?.note).toBe(
      'Leave out the school.',
    )
    const edited = await call(
      chatApi.edit,
      { params: { id: message.id }, body: { message: CLEAN } },
      { as: me },
    )
    expect(edited.message).toMatchObject({ state: 'held', heldReason: 'checking', note: null })
  })

  it('are deleted at any time, also without access, and leave a line without words', async () => {
    const { call, db } = context.current
    const [me, other] = [
      await roomMember(context.current, 'adult'),
      await roomMember(context.current, 'adult'),
    ]
    const { message } = await send(me, 'adult', CLEAN)
    const { since } = await history(other, 'adult')
    await db.query(`update profiles set subscription_status = 'free' where id = $1`, [me.id])
    const remove = () => call(chatApi.deleteMessage, { params: { id: message.id } }, { as: me })
    await remove()
    await remove()
    expect(await codeOf(call(chatApi.deleteMessage, { params: { id: message.id } }, { as: other }))).toBe(
      'rooms.error.message_gone',
    )
    expect((await changes(other, 'adult', since)).messages).toMatchObject([
      { id: message.id, state: 'deleted', message: null },
    ])
  })

  it('take decisions of staff and give them back', async () => {
    const { db, clock } = context.current
    const [me, other] = [
      await roomMember(context.current, 'adult'),
      await roomMember(context.current, 'adult'),
    ]
    const { message } = await send(me, 'adult', CLEAN)
    const now = clock.now()
    await db.tx((sql) => removeMessage(sql, message.id, now))
    expect((await history(other, 'adult')).messages.at(-1)).toMatchObject({ state: 'removed', message: null })
    await db.tx((sql) => restoreMessage(sql, message.id, now))
    expect((await history(other, 'adult')).messages.at(-1)).toMatchObject({
      state: 'visible',
      message: CLEAN,
      sequence: message.sequence,
    })
    expect(await db.tx((sql) => approveMessage(sql, message.id, now))).toEqual([])
  })
})

describe('reactions and reports', () => {
  it('are one a person, counted without names', async () => {
    const { call } = context.current
    const [me, other] = [
      await roomMember(context.current, '13-15'),
      await roomMember(context.current, '13-15'),
    ]
    const { message } = await send(me, '13-15', CLEAN)
    const react = (as: Person, reaction: 'heart' | 'hug' | null) =>
      call(chatApi.reactToMessage, { params: { id: message.id }, body: { reaction } }, { as })
    await react(me, 'heart')
    await react(other, 'heart')
    const { message: after } = await react(other, 'hug')
    expect(after).toMatchObject({ reactions: { heart: 1, hug: 1, strength: 0 }, myReaction: 'hug' })
    expect((await react(other, null)).message.reactions).toEqual({ heart: 1, hug: 0, strength: 0 })
    const adult = await roomMember(context.current, 'adult')
    expect(await codeOf(react(adult, 'hug'))).toBe('rooms.error.message_gone')
  })

  it('make one item for a message, counting each reporter once, and one incident a reporter', async () => {
    const { call, db } = context.current
    const [me, ...others] = await Promise.all(
      Array.from({ length: 3 }, () => roomMember(context.current, 'adult')),
    )
    const { message } = await send(me!, 'adult', CLEAN)
    const report = (as: Person) =>
      call(chatApi.report, { params: { id: message.id }, body: { category: 'bullying' } }, { as })
    for (const as of [...others, ...others]) await report(as)
    expect(await itemsAbout(message.id)).toMatchObject([
      { source: 'report', category: 'bullying', reports: 2 },
    ])
    expect(
      await db.query(
        'select kind, category, severity, status, room_id from incidents where message_id = $1',
        [message.id],
      ),
    ).toEqual(
      Array.from({ length: 2 }, () => ({
        kind: 'safety',
        category: 'bullying',
        severity: 'medium',
        status: 'open',
        room_id: roomOf('adult'),
      })),
    )
    expect(await codeOf(report(me!))).toBe('rooms.error.own_message')
  })
})
