import { addNotification } from '#tests/kit/factories.ts'
import { describe, expect, it } from 'vitest'
import { notificationsApi } from '#domain/notifications/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

async function notice(
  userId: string,
  minute: number,
  extra: { channel?: string; read?: boolean } = {},
): Promise<string> {
  return addNotification(context.current.db, {
    user_id: userId,
    type: 'ai_digest',
    channel: extra.channel ?? 'in_app',
    key: `key ${minute}`,
    payload_json: { title: `Title ${minute}`, message: 'words', link: '/dashboard' },
    sent_at: new Date(Date.UTC(2026, 2, 12, 8, minute)),
    read_at: extra.read ? new Date() : null,
  })
}

describe('the bell', () => {
  it('is empty at first', async () => {
    const { call, people } = context.current
    expect(await call(notificationsApi.listNotifications, {}, { as: await people.adult() })).toEqual({
      notices: [],
      unread: 0,
    })
  })

  it('shows the latest ten of its owner, newest first, and counts all unread ones', async () => {
    const { call, people } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    for (let minute = 0; minute < 13; minute += 1) await notice(me.id, minute, { read: minute === 12 })
    await notice(me.id, 20, { channel: 'email' })
    await notice(other.id, 30)
    const bell = await call(notificationsApi.listNotifications, {}, { as: me })
    expect(bell.unread).toBe(12)
    expect(bell.notices.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Title ${12 - index}`),
    )
    expect(bell.notices[0]).toMatchObject({
      link: '/dashboard',
      sentAt: '2026-03-12T08:12:00.000Z',
      readAt: expect.any(String),
    })
    expect(bell.notices[1]!.readAt).toBeNull()
  })

  it('marks one read; the first time counts', async () => {
    const { call, people, clock, db } = context.current
    const me = await people.adult()
    const id = await notice(me.id, 1)
    clock.set('2026-03-12T14:00:00Z')
    await call(notificationsApi.markRead, { params: { id } }, { as: me })
    clock.set('2026-03-12T15:00:00Z')
    await call(notificationsApi.markRead, { params: { id } }, { as: me })
    expect((await call(notificationsApi.listNotifications, {}, { as: me })).notices[0]!.readAt).toBe(
      '2026-03-12T14:00:00.000Z',
    )
    expect(
      await db.query('select 1 from notifications where id = $1 and read_at is not null', [id]),
    ).toHaveLength(1)
  })

  it('marks all of its owner read, and no other member’s; what was read keeps its time', async () => {
    const { call, people, clock } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const first = await notice(me.id, 1)
    await notice(me.id, 2)
    await notice(other.id, 3)
    clock.set('2026-03-12T14:00:00Z')
    await call(notificationsApi.markRead, { params: { id: first } }, { as: me })
    clock.set('2026-03-12T15:00:00Z')
    await call(notificationsApi.markAllRead, {}, { as: me })
    const bell = await call(notificationsApi.listNotifications, {}, { as: me })
    expect(bell.unread).toBe(0)
    expect(bell.notices.map(({ readAt }) => readAt)).toEqual([
      '2026-03-12T15:00:00.000Z',
      '2026-03-12T14:00:00.000Z',
    ])
    expect((await call(notificationsApi.listNotifications, {}, { as: other })).unread).toBe(1)
  })

  it('does not mark what is not there, nor what is another member’s', async () => {
    const { ask, people, db } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const foreign = await notice(other.id, 1)
    for (const id of [newId(), foreign]) {
      const answer = await ask(notificationsApi.markRead, { params: { id } }, { as: me })
      expect(answer.status).toBe(404)
      expect(answer.body.error).toMatchObject({
        code: 'notifications.error.mark_read',
        message: 'Failed to mark as read',
      })
    }
    expect(
      await db.query('select 1 from notifications where id = $1 and read_at is null', [foreign]),
    ).toHaveLength(1)
  })
})

describe('the live connection', () => {
  const socket_id = '123.456'
  const join = async (as: Awaited<ReturnType<typeof context.current.people.adult>>, channel_name: string) =>
    (await context.current.ask(notificationsApi.realtimeAuth, { body: { socket_id, channel_name } }, { as }))
      .status

  it('opens no channel to members: what is theirs comes to the signed-in member, for as long as the session', async () => {
    const { people } = context.current
    const [me, other] = [await people.adult(), await people.child()]
    for (const channel of [
      `private-user-${me.id}`,
      `private-user-${other.id}`,
      'private-user-',
      `private-user-${me.id}x`,
      'private-admin-ops',
      'private-family-1',
      'private-x',
      'presence-room-1',
    ]) {
      expect(await join(me, channel)).toBe(403)
    }
    expect(await join(me, 'flags')).toBe(422)
  })

  it.each([
    ['passed', 200],
    ['enrolled', 403],
    ['none', 403],
  ] as const)(
    'opens channels of the back office to staff whose second factor is %s: %i',
    async (mfa, status) => {
      const { people } = context.current
      expect(await join(await people.staff('support', { mfa }), 'private-admin-ops')).toBe(status)
    },
  )

  it('is signed as the person, so that it can be ended', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const signed = await call(notificationsApi.realtimeUserAuth, { body: { socket_id } }, { as: me })
    expect(JSON.parse(signed.user_data)).toMatchObject({ id: me.id })
    expect(await call(notificationsApi.realtimeConfig)).toEqual({
      key: 'test',
      cluster: 'local',
      embedded: true,
    })
  })
})
