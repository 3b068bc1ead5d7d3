import { setFlag } from '#tests/kit/flags.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coachDefaults } from '#domain/coach/schema.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { savePreferences } from '#operations/coach/preferences.ts'
import { deliverDue } from '#operations/coach/deliverDue.ts'
import { notify, type NewNotification } from '#operations/notifications/notify.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { startPushReceiver } from '#tests/kit/pushReceiver.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { addTemplate, listen } from '../coach/coachKit.ts'
import { runPushJobs, subscribe } from './pushKit.ts'

const context = useTestContext()
let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => void (receiver = await startPushReceiver()))
afterAll(() => receiver.close())
beforeEach(async () => {
  receiver.received.length = 0
  await context.current.db.query('delete from graphile_worker._private_jobs')
})

const noon = new Date('2026-03-12T12:00:00Z')
const verify = (id: string) =>
  context.current.db.query('update users set email_verified_at = now() where id = $1', [id])
const notification = (userId: string, over: Partial<NewNotification> = {}): NewNotification => ({
  userId,
  key: 'hello:1',
  type: 'system',
  channels: ['in_app', 'push', 'email'],
  words: (locale) => ({ title: `title ${locale}`, message: 'message' }),
  push: (locale) => ({ title: `push ${locale}`, body: 'something' }),
  mail: { template: 'daily-reminder', args: () => ({}) },
  link: '/dashboard',
  ...over,
})
const tell = (one: NewNotification, now = noon) => context.current.db.tx((sql) => notify(sql, [one], { now }))
const counts = async (userId: string) => {
  const { db } = context.current
  await runPushJobs(context.current)
  const mails = await queuedMails(db)
  const rows = await db.query('select 1 from notifications where user_id = $1', [userId])
  return { bell: rows.length, mails: mails.length, pushes: receiver.received.length }
}

describe('notifying a member', () => {
  it('reaches bell, devices and mail in the language of the person', async () => {
    const { people, call } = context.current
    const me = await people.adult({ locale: 'es' })
    await verify(me.id)
    await subscribe(context.current, me, receiver)
    expect(await tell(notification(me.id))).toEqual([
      { id: expect.any(String) as string, userId: me.id, key: 'hello:1' },
    ])
    const bell = await call(notificationsApi.listNotifications, {}, { as: me })
    expect(bell.notices).toMatchObject([{ title: 'title es', message: 'message', link: '/dashboard' }])
    expect(await counts(me.id)).toEqual({ bell: 1, mails: 1, pushes: 1 })
    expect(receiver.received[0]!.payload.title).toBe('push es')
  })

  it('twice, or by many workers at once, is telling once', async () => {
    const { people } = context.current
    const me = await people.adult()
    await verify(me.id)
    await subscribe(context.current, me, receiver)
    const notified = await Promise.all(Array.from({ length: 6 }, () => tell(notification(me.id))))
    expect(notified.flat()).toHaveLength(1)
    expect(await tell(notification(me.id))).toEqual([])
    expect(await counts(me.id)).toEqual({ bell: 1, mails: 1, pushes: 1 })
    expect(await tell(notification(me.id, { key: 'hello:2' }))).toHaveLength(1)
  })

  it('leaves nothing behind when the work around it fails', async () => {
    const { people, db } = context.current
    const me = await people.adult()
    await verify(me.id)
    await subscribe(context.current, me, receiver)
    await expect(
      db.tx(async (sql) => {
        await notify(sql, [notification(me.id)], { now: noon })
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(await counts(me.id)).toEqual({ bell: 0, mails: 0, pushes: 0 })
  })

  it('sends no mail to an unverified address', async () => {
    const me = await context.current.people.adult({ emailVerified: false })
    await tell(notification(me.id))
    expect(await counts(me.id)).toEqual({ bell: 1, mails: 0, pushes: 0 })
  })

  it('uses only the ways the person chose; the bell shows only what was meant for it', async () => {
    const { people, call } = context.current
    const me = await people.adult()
    await verify(me.id)
    await subscribe(context.current, me, receiver)
    await tell(notification(me.id, { channels: ['email'] }))
    expect(await counts(me.id)).toEqual({ bell: 1, mails: 1, pushes: 0 })
    expect(await call(notificationsApi.listNotifications, {}, { as: me })).toEqual({ notices: [], unread: 0 })
  })

  it('in quiet hours is the bell only', async () => {
    const { people, db } = context.current
    const me = await people.adult({ timeZone: 'America/Detroit' })
    await verify(me.id)
    await subscribe(context.current, me, receiver)
    await savePreferences(db, me.id, coachDefaults, noon)
    await tell(notification(me.id), new Date('2026-03-13T03:00:00Z'))
    expect(await counts(me.id)).toEqual({ bell: 1, mails: 0, pushes: 0 })
  })

  it('is nothing while notices are paused, and nothing for a closed account', async () => {
    const { people, db } = context.current
    const [me, closed] = [await people.adult(), await people.adult()]
    await db.query('update users set disabled_at = now() where id = $1', [closed.id])
    expect(await tell(notification(closed.id))).toEqual([])
    const pause = (on: boolean) => setFlag(db, 'ff.notifications_pause', on)
    await pause(true)
    expect(await tell(notification(me.id))).toEqual([])
    await pause(false)
    expect(await tell(notification(me.id))).toHaveLength(1)
  })
})

describe('a message of the coach', () => {
  it.each(['child', 'teen', 'adult'] as const)(
    'on the locked screen of a %s names no one and says nothing of what it is about',
    async (group) => {
      const { db, people, clock, services } = context.current
      const me = await people[group]({ focusAreas: ['grief'] })
      await addTemplate(db, 'Grief comes in waves.', { ageGroup: group, focusArea: 'grief' })
      await listen(db, me.id)
      await subscribe(context.current, me, receiver)
      clock.set('2026-03-12T09:30:00Z')
      await deliverDue(services)
      expect(await runPushJobs({ db, services })).toEqual([])
      expect(receiver.received.map(({ payload }) => payload)).toEqual([
        {
          title: 'A word from Arthur',
          body: 'Open Evenkeel to read it.',
          link: '/dashboard',
          locale: 'en',
          tag: 'coach:2026-03-12:09:00',
        },
      ])
    },
  )
})
