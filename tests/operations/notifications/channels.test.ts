import { setFlag } from '#tests/kit/flags.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coachApi } from '#domain/coach/api.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { channelsApi } from '#domain/notifications/channelsApi.ts'
import {
  notificationChannels,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from '#domain/notifications/kinds.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { notificationDefaults } from '#domain/notifications/schema.ts'
import { newId } from '#operations/_kit/ids.ts'
import { notify } from '#operations/notifications/notify.ts'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import type { Person } from '#tests/kit/people.ts'
import { startPushReceiver } from '#tests/kit/pushReceiver.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { notifying } from '../guardians/notifying.ts'
import { runPushJobs, subscribe } from './pushKit.ts'

const context = useTestContext()
const { clear, checkIn, tell, post, connected } = notifying(context)
let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => void (receiver = await startPushReceiver()))
afterAll(() => receiver.close())
beforeEach(async () => {
  await clear()
  await context.current.db.query('delete from graphile_worker._private_jobs')
  await context.current.db.query('delete from notification_preferences')
  receiver.received.length = 0
  context.current.realtime.published.length = 0
})

const rowsOf = async (as: Person) => (await context.current.call(channelsApi.readChannels, {}, { as })).rows
const onOf = async (as: Person, kind: NotificationKind) =>
  (await rowsOf(as))
    .find((row) => row.kind === kind)
    ?.ways.filter(({ isOn }) => isOn)
    .map(({ channel }) => channel)
const set = (as: Person, kind: NotificationKind, channel: NotificationChannel, isOn: boolean) =>
  context.current.ask(channelsApi.setChannel, { body: { kind, channel, isOn } }, { as })
const bell = async (as: Person) =>
  (await context.current.call(notificationsApi.listNotifications, {}, { as })).notices
const prefs = (as: Person) => context.current.call(prefsApi.read, {}, { as })

describe('the table of kinds and ways', () => {
  it('is all on until a member turns something off, and has no row of guardians for others', async () => {
    const me = await context.current.people.adult()
    const rows = await rowsOf(me)
    expect(rows.map(({ kind }) => kind)).toEqual([
      'crisis',
      'account',
      'reminder',
      'coach',
      'family',
      'trivia',
      'order',
      'moderation',
    ])
    expect(rows.filter(({ isLocked }) => isLocked).map(({ kind }) => kind)).toEqual([
      'crisis',
      'account',
      'moderation',
    ])
    expect(await onOf(me, 'crisis')).toEqual([...notificationChannels])
    expect(await onOf(me, 'family')).toEqual(['in_app', 'push'])
    // The coach starts on devices only.
    expect(await onOf(me, 'coach')).toEqual(['push'])
  })

  it('has the row of purchases for minors and their guardians alone', async () => {
    const { people } = context.current
    const [guardian, child, other] = [await people.adult(), await people.child(), await people.adult()]
    await connected(guardian, child)
    expect(await onOf(guardian, 'purchase')).toEqual([...notificationChannels])
    expect(await onOf(child, 'purchase')).toEqual([...notificationChannels])
    expect(await onOf(other, 'purchase')).toBeUndefined()
  })

  it('keeps one member’s choices apart from another’s, and tells the other tabs', async () => {
    const [me, other] = [await context.current.people.adult(), await context.current.people.adult()]
    expect((await set(me, 'family', 'push', false)).status).toBe(200)
    expect(await onOf(me, 'family')).toEqual(['in_app'])
    expect(await onOf(other, 'family')).toEqual(['in_app', 'push'])
    expect(context.current.realtime.published).toEqual([
      { channel: `private-user-${me.id}`, event: 'preferences-changed', data: {} },
    ])
    await set(me, 'family', 'push', true)
    expect(await onOf(me, 'family')).toEqual(['in_app', 'push'])
  })

  it('loses no press of two tabs at once', async () => {
    const me = await context.current.people.adult()
    await Promise.all([
      set(me, 'family', 'push', false),
      set(me, 'family', 'in_app', false),
      set(me, 'reminder', 'email', false),
    ])
    expect([await onOf(me, 'family'), await onOf(me, 'reminder')]).toEqual([[], ['in_app', 'push']])
  })

  it.each([
    ['crisis', 'push', 'notifications.error.channel_locked'],
    ['account', 'email', 'notifications.error.channel_locked'],
    ['family', 'email', 'notifications.error.channel_missing'],
  ] as const)('refuses %s by %s', async (kind, channel, code) => {
    const me = await context.current.people.adult()
    const answer = await set(me, kind, channel, false)
    expect([answer.status, answer.body.error.code]).toEqual([422, code])
  })

  it.each([
    [{ kind: 'pigeons', channel: 'push', isOn: false }, 'body.kind'],
    [{ kind: 'family', channel: 'fax', isOn: false }, 'body.channel'],
    [{ kind: 'family', channel: 'push', isOn: 'no' }, 'body.isOn'],
  ])('names the field that is wrong in %j', async (body, field) => {
    const me = await context.current.people.adult()
    const answer = await context.current.ask(channelsApi.setChannel, { body: body as never }, { as: me })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual([field])
  })

  it.each(['reminder', 'coach'] as const)('keeps one way of the %s', async (kind) => {
    const me = await context.current.people.adult()
    const on = (await onOf(me, kind))!
    for (const channel of on.slice(1)) expect((await set(me, kind, channel, false)).status).toBe(200)
    const last = await set(me, kind, on[0]!, false)
    expect(last.body.error.code).toBe('notifications.error.channel_last')
    expect(await onOf(me, kind)).toEqual([on[0]])
  })

  it('is one with the coach’s own settings and leaves quiet hours unchosen', async () => {
    const me = await context.current.people.adult()
    await set(me, 'coach', 'email', true)
    const coach = await context.current.call(coachApi.notificationsPrefs, { body: { op: 'get' } }, { as: me })
    expect(coach.channels).toEqual(['push', 'email'])
    expect(coach.quiet_hours).toEqual({ start: '21:00', end: '07:00' })
    expect((await prefs(me)).quiet_hours).toEqual(notificationDefaults.quiet_hours)
  })

  it.each([
    [['email'], 'email'],
    [['in_app'], 'in_app'],
    [['push'], 'in_app'],
    [['push', 'email'], 'both'],
    [['in_app', 'push', 'email'], 'both'],
  ] as const)('keeps the reminder on exactly %j', async (wanted, digest) => {
    const me = await context.current.people.adult()
    for (const channel of wanted) await set(me, 'reminder', channel, true)
    for (const channel of notificationChannels)
      if (!(wanted as readonly string[]).includes(channel)) await set(me, 'reminder', channel, false)
    expect(await onOf(me, 'reminder')).toEqual(
      notificationChannels.filter((one) => wanted.includes(one as never)),
    )
    expect((await prefs(me)).digest_channel).toBe(digest)
  })
})

describe('a way that is off', () => {
  const notifyFamily = (userId: string) =>
    context.current.db.tx((sql) =>
      notify(
        sql,
        [
          {
            userId,
            key: newId(),
            type: 'family',
            channels: notificationKinds.family.ways,
            words: () => ({ title: 'A question', message: 'About a family' }),
            push: neutralPush,
            link: '/dashboard?tab=family',
          },
        ],
        { now: context.current.clock.now() },
      ),
    )

  it('stays silent, and the others do not', async () => {
    const me = await context.current.people.adult()
    await subscribe(context.current, me, receiver)
    await set(me, 'family', 'in_app', false)
    await notifyFamily(me.id)
    expect(await bell(me)).toEqual([])
    expect(await runPushJobs(context.current)).toEqual([])
    expect(receiver.received).toHaveLength(1)
    await set(me, 'family', 'push', false)
    await notifyFamily(me.id)
    await runPushJobs(context.current)
    expect(receiver.received).toHaveLength(1)
  })

  it('holds a guardian’s mail and leaves the bell', async () => {
    const [mum, child] = [await context.current.people.adult(), await context.current.people.child()]
    await connected(mum, child)
    expect(await onOf(mum, 'guardian')).toEqual([...notificationChannels])
    expect((await set(mum, 'guardian', 'email', false)).status).toBe(200)
    await checkIn(child, { mood: 'sad', reflection: 'We lost.', isPrivate: true })
    expect(await tell()).toEqual({ notified: 1 })
    expect([(await post()).length, (await bell(mum)).length]).toEqual([0, 1])
  })
})

describe('a test of the reminder', () => {
  const test = (as: Person) => context.current.ask(prefsApi.sendTestReminder, {}, { as })

  it('goes out on the stored ways, in quiet hours too', async () => {
    const { people, db } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await context.current.call(
      prefsApi.save,
      {
        body: {
          ...notificationDefaults,
          timezone: 'UTC',
          quiet_hours: { enabled: true, start: '00:00', end: '23:59' },
        },
      },
      { as: me },
    )
    expect((await test(me)).body).toEqual({ ways: ['email', 'in_app', 'push'] })
    expect(receiver.received).toHaveLength(1)
    expect((await queuedMails(db)).map(({ template }) => template)).toEqual(['daily-reminder'])
    expect(await bell(me)).toMatchObject([{ type: 'daily_reminder' }])
    const kept = await db.query('select result from test_messages where user_id = $1', [me.id])
    expect(kept).toEqual([{ result: 'sent' }])
  })

  it('names only the ways that can be reached, and says when there is none', async () => {
    const me = await context.current.people.adult({ emailVerified: false })
    expect((await test(me)).body).toEqual({ ways: ['in_app'] })
    await set(me, 'reminder', 'in_app', false)
    const none = await test(me)
    expect([none.status, none.body.error.code]).toEqual([409, 'notifications.error.test_no_way'])
  })

  it('is not for a child without a guardian, nor while notices are paused', async () => {
    const { people, db } = context.current
    expect((await test(await people.child({ guardian: 'pending' }))).status).toBe(403)
    await setFlag(db, 'ff.notifications_pause', true)
    expect((await test(await people.adult())).status).toBe(503)
    await setFlag(db, 'ff.notifications_pause', false)
  })
})
