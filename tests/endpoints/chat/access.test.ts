import { setFlag } from '#tests/kit/flags.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { allRooms } from '#domain/chat/rooms.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRow, stampedAt } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const UNKNOWN = '0190a5d0-0000-7000-8000-000000000000'

beforeAll(() => openRooms(context.current))
beforeEach(() => context.current.realtime.published.splice(0))

const list = (as: Person) => context.current.call(chatApi.listRooms, {}, { as })
const accessOf = (as: Person) => context.current.call(chatApi.myAccess, {}, { as })
const open = (as: Person, id: string) => context.current.ask(chatApi.readRoom, { params: { id } }, { as })

describe('who may enter rooms', () => {
  it('lists the eleven rooms of an adult with a plan, in the order of the slugs, in their language', async () => {
    await setFlag(context.current.db, 'ff.lang_fr', true)
    const me = await roomMember(context.current, 'adult', { locale: 'fr' })
    const { access, rooms, previews } = await list(me)
    expect(access).toMatchObject({ role: 'adult', allowed: true, reason: null, band: 'adult' })
    expect(rooms.map(({ focusAreaKey }) => focusAreaKey)).toEqual(
      allRooms
        .filter(({ band, slug }) => band === 'adult' && slug !== 'addiction-recovery')
        .map(({ slug }) => slug),
    )
    expect(rooms[0]!.name).toBe('Face à l’anxiété')
    expect(previews).toEqual([])
  })

  it('shows a free adult what there would be, and opens nothing', async () => {
    const me = await context.current.people.adult()
    const { access, rooms, previews } = await list(me)
    expect(access).toMatchObject({ allowed: false, reason: 'subscription' })
    expect(rooms).toEqual([])
    expect(previews).toHaveLength(11)
    const answer = await open(me, roomOf('adult'))
    expect([answer.status, answer.body.error.message]).toEqual([402, 'Chat requires a subscription'])
  })

  it('lets a grant of staff stand for a plan until it ends', async () => {
    const { people, db, clock } = context.current
    const me = await people.adult()
    const tomorrow = new Date(clock.now().getTime() + 86_400_000)
    await addRow(db, 'chat_grants', { user_id: me.id, expires_at: tomorrow })
    expect((await accessOf(me)).allowed).toBe(true)
    await db.query('update chat_grants set expires_at = $2 where user_id = $1', [me.id, clock.now()])
    expect(await accessOf(me)).toMatchObject({ allowed: false, reason: 'subscription' })
  })

  it.each([
    ['an unconfirmed address', { emailVerified: false }, 'email'],
    ['a minor without a verified guardian', { age: 14, guardian: 'contact' }, 'guardian'],
    ['an age without rooms', { age: 6, guardian: 'verified' }, 'band'],
    ['no age', { age: null }, 'band'],
  ] as const)('refuses %s', async (_, options, reason) => {
    const me = await roomMember(context.current, 'adult', options)
    expect(await accessOf(me)).toMatchObject({ allowed: false, reason })
    expect((await open(me, roomOf('adult'))).body.error.code).toBe(`rooms.error.${reason}`)
  })

  it('asks for the guardian’s own yes to rooms, and rejects again once it is taken back', async () => {
    const { db } = context.current
    const me = await roomMember(context.current, '13-15')
    expect((await accessOf(me)).allowed).toBe(true)
    await db.query('update guardian_links set rooms_agreed_at = null where child_id = $1', [me.id])
    expect(await accessOf(me)).toMatchObject({ allowed: false, reason: 'guardian' })
  })

  it('counts the worst sanction in force, until it ends or is reversed', async () => {
    const { db, clock } = context.current
    const me = await roomMember(context.current, 'adult')
    const until = new Date(clock.now().getTime() + 3_600_000)
    const give = (kind: string, expires: Date | null) =>
      addRow(db, 'sanctions', {
        user_id: me.id,
        kind,
        reason: 'r',
        expires_at: expires,
        ...stampedAt(clock.now()),
      })
    await give('warning', null)
    expect((await accessOf(me)).allowed).toBe(true)
    await give('mute', until)
    expect(await accessOf(me)).toMatchObject({ reason: 'muted', until: until.toISOString() })
    await give('ban', null)
    expect(await accessOf(me)).toMatchObject({ reason: 'banned', until: null })
    await db.query(`update sanctions set reversed_at = $2 where user_id = $1 and kind = 'ban'`, [
      me.id,
      clock.now(),
    ])
    expect(await accessOf(me)).toMatchObject({ reason: 'muted' })
    await db.query(`update sanctions set expires_at = $2 where user_id = $1`, [me.id, clock.now()])
    expect((await accessOf(me)).allowed).toBe(true)
  })

  it('closes all rooms for members with one switch, and none for moderators', async () => {
    const me = await roomMember(context.current, 'elder')
    const staff = await context.current.people.staff('moderator')
    await setFlag(context.current.db, 'ff.chat_pause', true)
    expect(await accessOf(me)).toMatchObject({ allowed: false, reason: 'paused' })
    expect((await open(me, roomOf('elder'))).status).toBe(503)
    expect((await accessOf(staff)).allowed).toBe(true)
    await setFlag(context.current.db, 'ff.chat_pause', false)
    expect((await accessOf(me)).allowed).toBe(true)
  })

  it('has rooms about addiction for adults behind a flag', async () => {
    const adult = await roomMember(context.current, 'adult')
    const teen = await roomMember(context.current, '16-17')
    const room = roomOf('adult', 'addiction-recovery')
    expect((await open(adult, room)).status).toBe(404)
    await setFlag(context.current.db, 'ff.addiction_rooms', true)
    expect((await open(adult, room)).status).toBe(200)
    expect((await list(adult)).rooms).toHaveLength(12)
    expect((await list(teen)).rooms).toHaveLength(11)
    await setFlag(context.current.db, 'ff.addiction_rooms', false)
  })

  it('lets staff in but support, and only after the second factor', async () => {
    const { people } = context.current
    for (const role of ['owner', 'super_admin', 'admin', 'moderator'] as const) {
      const staff = await people.staff(role)
      expect(await accessOf(staff), role).toMatchObject({ role, allowed: true, isModerator: true })
      expect((await open(staff, roomOf('8-10'))).status, role).toBe(200)
    }
    expect((await accessOf(await people.staff('support'))).allowed).toBe(false)
    expect((await accessOf(await people.staff('moderator', { mfa: 'enrolled' }))).allowed).toBe(false)
  })

  it('logs entries of staff to rooms of minors, and only those', async () => {
    const { people, db, call } = context.current
    const staff = await people.staff('moderator')
    await call(chatApi.enter, { params: { id: roomOf('adult') } }, { as: staff })
    await call(chatApi.enter, { params: { id: roomOf('8-10') } }, { as: staff })
    const logged = await db.query<{ metadata: { band: string } }>(
      `select metadata from admin_audit_logs where admin_id = $1 and event = 'room_entered'`,
      [staff.id],
    )
    expect(logged.map(({ metadata }) => metadata.band)).toEqual(['8-10'])
  })

  it.each(['history', 'changes'] as const)(
    'logs that staff read a room of minors by %s without entering it, once for a stay',
    async (way) => {
      const { people, db, call, clock } = context.current
      const staff = await people.staff('moderator')
      const read = () => {
        const params = { id: roomOf('11-12') }
        return way === 'history'
          ? call(chatApi.readHistory, { params, query: {} }, { as: staff })
          : call(chatApi.readChanges, { params, query: { since: 'cDA' } }, { as: staff })
      }
      const lines = async () =>
        (
          await db.query(`select from admin_audit_logs where admin_id = $1 and event = 'room_entered'`, [
            staff.id,
          ])
        ).length
      await read()
      await read()
      expect(await lines()).toBe(1)
      clock.advance(31 * 60)
      await read()
      expect(await lines()).toBe(2)
    },
  )

  it('answers another age’s room exactly as one that does not exist', async () => {
    const me = await roomMember(context.current, '11-12')
    const headers = { 'x-request-id': 'the-same-request' }
    const { ask } = context.current
    for (const contract of [chatApi.readRoom, chatApi.readHistory, chatApi.enter, chatApi.hereNow] as const) {
      const at = (id: string) => ask(contract, { params: { id } } as never, { as: me, headers })
      const missing = await at(UNKNOWN)
      for (const band of ['8-10', '13-15', 'adult', 'elder'] as const) {
        const foreign = await at(roomOf(band))
        expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
      }
    }
  })

  it('says has_chat_access of the caller alone', async () => {
    const { call } = context.current
    const [me, other] = [
      await roomMember(context.current, 'adult'),
      await roomMember(context.current, 'adult'),
    ]
    const has = (uid: string) => call(chatApi.hasAccess, { body: { uid } }, { as: me })
    expect(await has(me.id)).toEqual({ result: true })
    expect(await has(other.id)).toEqual({ result: false })
    expect(await has(UNKNOWN)).toEqual({ result: false })
  })

  it('finds rooms by slug and focus area and never makes one', async () => {
    const { call, ask, db } = context.current
    const me = await roomMember(context.current, '13-15')
    const count = () => db.query('select count(*) from chat_rooms')
    const before = await count()
    const ensure = (focusAreaKey: string) => call(chatApi.ensureRoom, { body: { focusAreaKey } }, { as: me })
    expect((await ensure('parenting')).room).toMatchObject({
      id: roomOf('13-15', 'parenting'),
      name: 'Family',
    })
    expect((await ensure('grief')).room.id).toBe(roomOf('13-15', 'grief-loss'))
    for (const key of ['nonsense', 'addiction-recovery', '../adult', 'x'.repeat(60)]) {
      const answer = await ask(
        chatApi.ensureRoom,
        { body: { focusAreaKey: key, name: 'Mine', ageGroup: 'adult' } },
        { as: me },
      )
      expect([answer.status, answer.body.error.message]).toEqual([404, 'Unable to create chat room'])
    }
    expect(await count()).toEqual(before)
  })

  it('finds the room of adults for staff, who have no band, and none of minors', async () => {
    const { call, people } = context.current
    const staff = await people.staff('moderator')
    for (const focusAreaKey of ['grief', 'parenting', 'sleep-rest']) {
      const { room } = await call(chatApi.ensureRoom, { body: { focusAreaKey } }, { as: staff })
      expect(room.band).toBe('adult')
    }
  })
})

describe('the channel of a room', () => {
  const join = (as: Person, channel_name: string) =>
    context.current.ask(
      notificationsApi.realtimeAuth,
      { body: { socket_id: '1234.5678', channel_name } },
      { as },
    )

  it('is a presence channel for adults and none for minors', async () => {
    const adult = await roomMember(context.current, 'adult')
    const child = await roomMember(context.current, '8-10')
    const [adults, children] = [roomOf('adult'), roomOf('8-10')]
    expect((await join(adult, `presence-room-${adults}`)).status).toBe(200)
    expect((await join(child, `private-room-${children}`)).status).toBe(200)
    for (const [as, name] of [
      [adult, `private-room-${adults}`],
      [adult, `private-room-${children}`],
      [adult, `presence-room-${children}`],
      [child, `presence-room-${children}`],
      [child, `presence-room-${adults}`],
      [child, `private-room-${UNKNOWN}`],
      [child, `private-room-${children}-x`],
    ] as const)
      expect((await join(as, name)).status, name).toBe(403)
  })

  it('is rejected once access ended, and the rejection ends the connections', async () => {
    const { db, realtime } = context.current
    const me = await roomMember(context.current, 'adult')
    const channel = `presence-room-${roomOf('adult')}`
    expect((await join(me, channel)).status).toBe(200)
    await db.query(`update profiles set subscription_status = 'free' where id = $1`, [me.id])
    expect((await join(me, channel)).status).toBe(403)
    await expect.poll(() => realtime.terminated).toContain(me.id)
  })
})
