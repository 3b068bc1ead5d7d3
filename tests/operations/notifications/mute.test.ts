import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coachDefaults } from '#domain/coach/schema.ts'
import { muteApi } from '#domain/notifications/muteApi.ts'
import type { MuteLength } from '#domain/notifications/mute.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { notificationDefaults } from '#domain/notifications/schema.ts'
import { deliverDue } from '#operations/coach/deliverDue.ts'
import { deliverDaily } from '#operations/notifications/deliverDaily.ts'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify, type NewNotification } from '#operations/notifications/notify.ts'
import type { Person } from '#tests/kit/people.ts'
import { startPushReceiver } from '#tests/kit/pushReceiver.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { addTemplate, listen, written } from '../coach/coachKit.ts'
import { runPushJobs, subscribe } from './pushKit.ts'

const context = useTestContext()
let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => void (receiver = await startPushReceiver()))
afterAll(() => receiver.close())
beforeEach(async () => {
  context.current.clock.set('2026-03-12T20:30:00Z')
  await context.current.db.query('delete from graphile_worker._private_jobs')
  await context.current.db.query('delete from notification_preferences')
  receiver.received.length = 0
  context.current.realtime.published.length = 0
})

const mute = async (as: Person, length: MuteLength) =>
  (await context.current.call(muteApi.setMute, { body: { length } }, { as })).until
const muted = async (as: Person) => (await context.current.call(muteApi.muted, {}, { as })).until
const tell = (userId: string, over: Partial<NewNotification> = {}) => {
  const { db, clock } = context.current
  const one: NewNotification = {
    userId,
    key: 'hello',
    type: 'system',
    channels: ['in_app', 'push', 'email'],
    words: () => ({ title: 'title', message: 'message' }),
    push: neutralPush,
    mail: { template: 'daily-reminder', args: () => ({}) },
    link: '/dashboard',
    ...over,
  }
  return db.tx((sql) => notify(sql, [one], { now: clock.now() }))
}
const pushes = async () => {
  expect(await runPushJobs(context.current)).toEqual([])
  return receiver.received.length
}
const bell = async (userId: string) =>
  (await context.current.db.query('select 1 from notifications where user_id = $1', [userId])).length

describe('silence for a while', () => {
  it('lasts an hour, or until seven by the member’s own clock, ends when told to, and tells other tabs', async () => {
    const { people, realtime } = context.current
    const [me, other] = [await people.adult({ timeZone: 'Asia/Kathmandu' }), await people.adult()]
    expect(await muted(me)).toBeNull()
    expect(await mute(me, 'hour')).toBe('2026-03-12T21:30:00.000Z')
    expect(await muted(me)).toBe('2026-03-12T21:30:00.000Z')
    expect(await mute(me, 'morning')).toBe('2026-03-13T01:15:00.000Z')
    expect(await muted(other)).toBeNull()
    expect(await mute(me, 'off')).toBeNull()
    expect(await muted(me)).toBeNull()
    expect(realtime.published.filter(({ event }) => event === 'preferences-changed')).toHaveLength(3)
  })

  it('is over by itself, and leaves the other preferences as they were', async () => {
    const { people, call, clock } = context.current
    const me = await people.adult()
    await mute(me, 'hour')
    expect(await call(prefsApi.read, {}, { as: me })).toEqual({ ...notificationDefaults, timezone: 'UTC' })
    clock.set('2026-03-12T21:30:00Z')
    expect(await muted(me)).toBeNull()
  })

  it('is asked for by a member, with a length that exists', async () => {
    const { people, ask } = context.current
    const me = await people.adult()
    const answer = await ask(muteApi.setMute, { body: { length: 'year' as never } }, { as: me })
    expect([answer.status, Object.keys(answer.body.error.fields ?? {})]).toEqual([422, ['body.length']])
    expect((await ask(muteApi.setMute, { body: { length: 'hour' } })).status).toBe(401)
  })

  it('holds every push and leaves bell and mail; a crisis alert comes through', async () => {
    const { people, db, clock } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await mute(me, 'hour')
    await tell(me.id)
    await tell(me.id, { key: 'new-device', type: 'security' })
    expect([await bell(me.id), (await queuedMails(db)).length, await pushes()]).toEqual([2, 2, 0])
    await tell(me.id, { key: 'danger', type: 'danger', isUrgent: true })
    expect(await pushes()).toBe(1)
    clock.set('2026-03-12T21:30:00Z')
    await tell(me.id, { key: 'later' })
    expect(await pushes()).toBe(2)
  })

  it('holds what was queued before it was asked for', async () => {
    const me = await context.current.people.adult()
    await subscribe(context.current, me, receiver)
    await tell(me.id)
    await tell(me.id, { key: 'danger', type: 'danger', isUrgent: true })
    await mute(me, 'hour')
    expect(await pushes()).toBe(1)
  })

  it('puts the daily reminder off to its end, and to the moment it is ended', async () => {
    const { people, call, clock, services } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    for (const as of [me, other]) {
      const body = { ...notificationDefaults, timezone: 'UTC', daily_enabled: true, daily_time: '20:00' }
      await call(prefsApi.save, { body }, { as })
      await mute(as, 'hour')
    }
    expect(await deliverDaily(services)).toEqual({ delivered: 0 })
    await mute(other, 'off')
    expect(await deliverDaily(services)).toEqual({ delivered: 1 })
    clock.set('2026-03-12T21:30:00Z')
    expect(await deliverDaily(services)).toEqual({ delivered: 1 })
  })

  it('puts a message of the coach off while its window lasts', async () => {
    const { people, db, clock, services } = context.current
    const me = await people.adult()
    await addTemplate(db, 'Be kind to yourself.')
    await listen(db, me.id, { windows: coachDefaults.windows.slice(0, 1) })
    clock.set('2026-03-12T08:50:00Z')
    await mute(me, 'hour')
    clock.set('2026-03-12T09:30:00Z')
    expect(await deliverDue(services)).toEqual({ delivered: 0 })
    clock.set('2026-03-12T09:50:00Z')
    expect(await deliverDue(services)).toEqual({ delivered: 1 })
    expect(await written(db, me.id)).toHaveLength(1)
  })
})
