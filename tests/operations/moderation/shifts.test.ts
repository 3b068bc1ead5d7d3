import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import { releaseApi } from '#domain/moderation/releaseApi.ts'
import { shiftsApi } from '#domain/moderation/shiftsApi.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { isOnShift } from '#operations/moderation/isOnShift.ts'
import type { Person } from '#tests/kit/people.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const AT = '2026-03-12T14:00:00Z'
const URGENT = 'I am going to kill myself tonight. I have the pills here.'
const AT_HOME = 'My dad hit me again.'
const REASON = 'The mother should know now.'

beforeEach(async () => {
  const { db, clock } = context.current
  clock.set(AT)
  await db.query('delete from moderator_shifts; delete from user_roles; delete from child_safety_cases')
  await db.query('delete from crisis_protocol; delete from email_logs; delete from rate_limits')
})
const hours = (count: number) => new Date(Date.parse(AT) + count * 3_600_000).toISOString()
const shifts = (as: Person) => context.current.call(shiftsApi.readShifts, {}, { as })
const start = (as: Person, count = 4) =>
  context.current.call(shiftsApi.beginShift, { body: { hours: count } }, { as })
const plan = (as: Person, userId: string, from: number, to: number) =>
  context.current.ask(
    shiftsApi.planShift,
    { body: { userId, startsAt: hours(from), endsAt: hours(to) } },
    { as },
  )
const isOn = () => isOnShift(context.current.db, context.current.clock.now())
const write = (as: Person, body: string) =>
  context.current.call(journalApi.saveEntry, { body: { id: randomUUID(), body } }, { as })
const bell = async (as: Person) =>
  (await context.current.call(notificationsApi.listNotifications, {}, { as })).notices
const mails = (template: string) =>
  context.current.db.query<{ user_id: string | null }>('select user_id from email_logs where template = $1', [
    template,
  ])

describe('a shift', () => {
  it('is started and ended by the person, with a note for the next', async () => {
    const { people, clock } = context.current
    const [mo, next] = [await people.staff('moderator'), await people.staff('support')]
    expect(await isOn()).toBe(false)
    expect(await start(mo)).toEqual({ endsAt: '2026-03-12T18:00:00.000Z' })
    expect(await isOn()).toBe(true)
    expect(await shifts(next)).toMatchObject({
      now: [{ username: mo.username, hasMark: false, until: '2026-03-12T18:00:00.000Z' }],
      mine: null,
      note: null,
    })
    clock.advance(3600)
    await context.current.call(
      shiftsApi.endShift,
      { body: { note: 'Two items wait for a call.' } },
      { as: mo },
    )
    expect(await isOn()).toBe(false)
    expect((await shifts(next)).note).toMatchObject({ by: mo.username, text: 'Two items wait for a call.' })
    const again = await context.current.ask(shiftsApi.endShift, { body: { note: '' } }, { as: mo })
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'moderation.error.no_shift' } } })
  })

  it('ends by itself, and two starts at once are one', async () => {
    const { people, clock, db } = context.current
    const mo = await people.staff('moderator')
    await Promise.all([start(mo), start(mo), start(mo, 8)])
    expect(await db.query('select 1 from moderator_shifts')).toHaveLength(1)
    clock.advance(9 * 3600)
    expect(await isOn()).toBe(false)
  })

  it('is planned by the person, and for colleagues by those who may switch features', async () => {
    const { people, clock } = context.current
    const [mo, admin, member] = [
      await people.staff('moderator'),
      await people.staff('admin'),
      await people.adult(),
    ]
    expect((await plan(mo, mo.id, 2, 6)).status).toBe(200)
    expect((await plan(mo, mo.id, 5, 8)).body).toMatchObject({
      error: { code: 'moderation.error.shift_overlap' },
    })
    expect((await plan(mo, admin.id, 2, 6)).status).toBe(403)
    expect((await plan(admin, mo.id, 24, 30)).status).toBe(200)
    expect((await plan(admin, member.id, 24, 30)).status).toBe(404)
    for (const [from, to] of [
      [6, 2],
      [24, 48],
      [-4, -1],
    ] as const)
      expect((await plan(mo, mo.id, from, to)).status).toBe(422)
    const { rota } = await shifts(mo)
    expect(rota.map(({ startsAt, mayRemove }) => [startsAt, mayRemove])).toEqual([
      [hours(2).replace('Z', 'Z'), true],
      [hours(24), true],
    ])
    await context.current.call(shiftsApi.removeShift, { params: { id: rota[1]!.id } }, { as: mo })
    clock.advance(3 * 3600)
    expect(await isOn()).toBe(true)
    const late = await context.current.ask(shiftsApi.removeShift, { params: { id: rota[0]!.id } }, { as: mo })
    expect(late.status).toBe(404)
  })

  it('opens rooms of children only where it is a moderator’s: support decides nothing there', async () => {
    const { people, db } = context.current
    const [support, moderator] = [await people.staff('support'), await people.staff('moderator')]
    await start(support)
    expect(await isOn()).toBe(false)
    await start(moderator)
    expect(await isOn()).toBe(true)
    await db.query('delete from moderator_shifts where user_id = $1', [moderator.id])
    expect(await isOn()).toBe(false)
  })

  it('counts for no closed account and for no one without a role', async () => {
    const { people, db } = context.current
    const mo = await people.staff('moderator')
    await start(mo)
    await db.query('update users set disabled_at = now() where id = $1', [mo.id])
    expect(await isOn()).toBe(false)
    await db.query('update users set disabled_at = null where id = $1', [mo.id])
    await db.query('delete from user_roles where user_id = $1', [mo.id])
    expect(await isOn()).toBe(false)
  })

  it('is no business of members', async () => {
    const member = await context.current.people.adult()
    expect((await context.current.ask(shiftsApi.readShifts, {}, { as: member })).status).toBe(403)
  })
})

describe('urgent words of a minor', () => {
  /** A child with a guardian who has an account. */
  async function family() {
    const { people, db } = context.current
    const parent = await people.adult()
    const child = await people.child({ guardianEmail: parent.email })
    await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [parent.id, child.id])
    return { parent, child }
  }
  const caseOf = async (child: Person) =>
    (
      await context.current.db.query<{ id: string; guardian_signal_at: Date | null }>(
        'select id, guardian_signal_at from child_safety_cases where user_id = $1',
        [child.id],
      )
    )[0]!
  const signal = (as: Person, id: string) =>
    context.current.ask(releaseApi.signal, { params: { id }, body: { reason: REASON } }, { as })

  it('reach marked staff on shift by push and mail, the others by the bell; the guardian waits for a person', async () => {
    const { people } = context.current
    const [on, off] = [await people.marked(), await people.marked('support')]
    await start(on)
    const { parent, child } = await family()
    await write(child, URGENT)
    expect(await bell(off)).toHaveLength(1)
    expect(await mails('danger')).toEqual([{ user_id: on.id }])
    expect(await mails('guardian-signal')).toEqual([])
    expect(await bell(parent)).toEqual([])
    const { id } = await caseOf(child)
    expect((await signal(on, id)).status).toBe(200)
    expect(await mails('guardian-signal')).toEqual([{ user_id: parent.id }])
    const [notice] = await bell(parent)
    expect(notice).toMatchObject({ title: 'Please be with Mila now', link: '/crisis' })
    expect(JSON.stringify(notice)).not.toMatch(/kill|pills/)
    expect((await signal(off, id)).body).toMatchObject({ error: { code: 'moderation.error.no_signal' } })
    const log = await context.current.db.query(
      `select admin_id from child_safety_log where event = 'guardian_signal'`,
    )
    expect(log).toEqual([{ admin_id: on.id }])
  })

  it('ring for moderators on shift without the mark too, and say nothing of the case', async () => {
    const { people, db, clock } = context.current
    await db.query(`delete from notifications where type = 'desk_urgent'`)
    const [on, off, support, marked] = [
      await people.staff('moderator'),
      await people.staff('moderator'),
      await people.staff('support'),
      await people.marked(),
    ]
    for (const one of [on, support, marked]) await start(one)
    const { child } = await family()
    await write(child, URGENT)
    const [notice, ...more] = await bell(on)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      type: 'desk_urgent',
      title: 'An item with a 5-minute target waits',
      link: '/admin/moderation',
    })
    expect(await mails('desk-urgent')).toEqual([{ user_id: on.id }])
    const { id } = await caseOf(child)
    const rung = await db.query(`select * from notifications where type = 'desk_urgent'`)
    expect(JSON.stringify(rung)).not.toMatch(
      new RegExp(`${id}|${child.id}|${child.username}|Mila|child|teen`),
    )
    expect([await bell(off), await bell(support)]).toEqual([[], []])
    expect((await bell(marked)).map(({ type }) => type)).toEqual(['danger'])
    // Another child meanwhile is no second bell, until the first was looked at.
    await write((await family()).child, URGENT)
    expect(await bell(on)).toHaveLength(1)
    await context.current.call(notificationsApi.markRead, { params: { id: notice!.id } }, { as: on })
    clock.advance(60)
    await write((await family()).child, URGENT)
    expect(await bell(on)).toHaveLength(2)
  })

  it('ring as an urgent report and an urgent message of an adult do', async () => {
    const { people, db, call } = context.current
    await db.query(`delete from notifications where type = 'desk_urgent'`)
    await openRooms(context.current)
    const [adult, reporter, mo] = [
      await roomMember(context.current, 'adult'),
      await roomMember(context.current, 'adult'),
      await people.staff('moderator'),
    ]
    await start(mo)
    const send = (message: string) =>
      call(chatApi.send, { params: { id: roomOf('adult') }, body: { id: newId(), message } }, { as: adult })
    const report = (id: string, category: 'bullying' | 'self_harm') =>
      call(chatApi.report, { params: { id }, body: { category } }, { as: reporter })
    const { message } = await send('I slept better after a walk.')
    await report(message.id, 'bullying')
    expect(await bell(mo)).toEqual([])
    await report(message.id, 'self_harm')
    const [first] = await bell(mo)
    await call(notificationsApi.markRead, { params: { id: first!.id } }, { as: mo })
    context.current.clock.advance(60)
    await send('I am going to kill myself tonight')
    expect((await bell(mo)).map(({ title, link }) => [title, link])).toEqual([
      [first!.title, first!.link],
      [first!.title, first!.link],
    ])
  })

  it('signal the guardian at once when no one with the mark is on shift, also in quiet hours, once', async () => {
    const { people, clock } = context.current
    clock.set('2026-03-12T03:00:00Z')
    await people.marked()
    await start(await people.staff('moderator'))
    const { parent, child } = await family()
    await write(child, URGENT)
    await write(child, URGENT)
    expect(await mails('guardian-signal')).toEqual([{ user_id: parent.id }])
    expect(await bell(parent)).toHaveLength(1)
    expect((await caseOf(child)).guardian_signal_at).toEqual(clock.now())
  })

  it('are signalled by no machine and no button when the danger may be at home, in any place', async () => {
    const { people } = context.current
    const { parent, child } = await family()
    await write(child, AT_HOME)
    await context.current.call(
      journalApi.saveEntry,
      { body: { id: randomUUID(), body: URGENT, answersPrompt: true } },
      { as: child },
    )
    expect(await mails('guardian-signal')).toEqual([])
    expect(await bell(parent)).toEqual([])
    const marked = await people.marked()
    for (const { id } of await context.current.db.query<{ id: string }>('select id from child_safety_cases'))
      expect((await signal(marked, id)).status).toBe(409)
  })

  it('are signalled to no one before a guardian agreed, and by no one without the mark', async () => {
    const { people } = context.current
    const alone = await people.child({ guardian: 'contact' })
    await write(alone, URGENT)
    expect(await mails('guardian-signal')).toEqual([])
    const { id } = await caseOf(alone)
    expect((await signal(await people.staff('moderator'), id)).status).toBe(404)
    expect((await signal(await people.marked(), id)).status).toBe(409)
  })
})
