import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coachApi } from '#domain/coach/api.ts'
import { coachDefaults } from '#domain/coach/schema.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { guardianPreferencesDefault } from '#domain/guardians/preferences.ts'
import { deliverDue } from '#operations/coach/deliverDue.ts'
import { savePreferences, switchCoach } from '#operations/coach/preferences.ts'
import { notify } from '#operations/notifications/notify.ts'
import { queuePushes } from '#operations/notifications/queuePush.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { startPushReceiver } from '#tests/kit/pushReceiver.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { guardians } from '../../endpoints/guardians/guardians.ts'
import { runPushJobs, subscribe } from '../notifications/pushKit.ts'
import { addTemplate } from './coachKit.ts'

const context = useTestContext()
const { start, verify, confirm, lastMail, newChild } = guardians(context)
let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => void (receiver = await startPushReceiver()))
afterAll(() => receiver.close())
beforeEach(async () => {
  receiver.received.length = 0
  context.current.clock.set('2026-03-12T14:00:00Z')
  await context.current.db.query('delete from graphile_worker._private_jobs')
})

/** A member who only switched the coach on, with push and a verified address. */
async function listener() {
  const { people, db, clock } = context.current
  const me = await people.adult()
  await db.query('update users set email_verified_at = now() where id = $1', [me.id])
  await subscribe(context.current, me, receiver)
  await switchCoach(db, me.id, true, clock.now())
  return me
}

describe('a member who only switched the coach on', () => {
  it('gets other notices at 21:30 as before, and none of the coach', async () => {
    const { db, services, clock } = context.current
    const me = await listener()
    clock.set('2026-03-12T21:30:00Z')
    const notice = {
      userId: me.id,
      key: 'hello:1',
      type: 'system',
      channels: ['in_app', 'push', 'email'] as const,
      words: () => ({ title: 'title', message: 'message' }),
      push: () => ({ title: 'push', body: 'something' }),
      mail: { template: 'daily-reminder' as const, args: () => ({}) },
      link: '/dashboard',
    }
    expect(await db.tx((sql) => notify(sql, [notice], { now: clock.now() }))).toHaveLength(1)
    expect(await queuedMails(db)).toHaveLength(1)
    await runPushJobs({ db, services })
    expect(receiver.received).toHaveLength(1)
    await addTemplate(db, 'late')
    await db.query(`update notification_preferences set coach_windows = '["21:00"]' where user_id = $1`, [
      me.id,
    ])
    expect(await deliverDue(services)).toMatchObject({ delivered: 0 })
  })

  it('gets bell and mail at 22:30, and no push: the hours it is shown are kept', async () => {
    const { db, services, clock, people } = context.current
    const child = await people.child({ guardian: 'verified' })
    await subscribe(context.current, child, receiver)
    for (const [at, member, pushes] of [
      ['2026-03-12T22:30:00Z', await listener(), 0],
      ['2026-03-12T21:30:00Z', child, 0],
      ['2026-03-12T20:30:00Z', child, 1],
    ] as const) {
      receiver.received.length = 0
      clock.set(at)
      const notice = {
        userId: member.id,
        key: `late:${at}`,
        type: 'system',
        channels: ['in_app', 'push', 'email'] as const,
        words: () => ({ title: 'title', message: 'message' }),
        push: () => ({ title: 'push', body: 'something' }),
        link: '/dashboard',
      }
      expect(await db.tx((sql) => notify(sql, [notice], { now: clock.now() }))).toHaveLength(1)
      await runPushJobs({ db, services })
      expect([at, receiver.received.length]).toEqual([at, pushes])
    }
  })

  it('has a push wait at a device until the hours it is shown, and one of the coach until its own', async () => {
    const { db, services, clock } = context.current
    const me = await listener()
    clock.set('2026-03-12T20:00:00Z')
    for (const key of ['hello:2', 'coach:2026-03-12:1']) {
      const words = { title: 'Title', body: 'Body' }
      await queuePushes(db, [{ userId: me.id, key, locale: 'en', words, link: '/' }], { now: clock.now() })
      await runPushJobs({ db, services })
    }
    expect(receiver.received.map(({ headers }) => headers.ttl)).toEqual([String(2 * 3600), '3600'])
  })
})

describe('a guardian with the coach on', () => {
  const hours = { quiet_hours_start: '23:00', quiet_hours_end: '06:00' }
  /** A guardian's new account, and the page of their child with hours chosen on it. */
  async function withPage() {
    const mum = await context.current.people.adult()
    const child = await newChild()
    await start(child, mum.email)
    const { code, token } = await lastMail(mum.email)
    await verify(child, mum.email, code)
    await confirm(token)
    const body = { preferences: { ...guardianPreferencesDefault, ...hours }, timeZone: 'Europe/Paris' }
    await context.current.call(guardianApi.saveGuardianPagePreferences, { params: { token }, body })
    return { mum, token }
  }
  const connect = async ({ mum, token }: Awaited<ReturnType<typeof withPage>>) => {
    await context.current.call(guardianApi.connectGuardianFromPage, { params: { token } }, { as: mum })
    expect(
      await context.current.call(consentApi.guardianPage, { params: { token } }, { as: mum }),
    ).toMatchObject({ visitor: 'connected' })
  }
  const preferencesOf = (mum: Awaited<ReturnType<typeof withPage>>['mum']) =>
    context.current.call(guardianApi.readGuardianPreferences, {}, { as: mum })

  it('keeps the hours of the page through sign-up, and the coach keeps to them', async () => {
    const { db, clock, call } = context.current
    const family = await withPage()
    await switchCoach(db, family.mum.id, true, clock.now())
    await connect(family)
    expect(await preferencesOf(family.mum)).toMatchObject(hours)
    const coach = await call(coachApi.notificationsPrefs, { body: { op: 'get' } }, { as: family.mum })
    expect(coach).toEqual({ ...coachDefaults, enabled: true, quiet_hours: { start: '23:00', end: '06:00' } })
  })

  it('keeps hours the account chose, also that there are none', async () => {
    const { db, clock } = context.current
    for (const [start, end, shown] of [
      ['20:30', '05:30', { quiet_hours_start: '20:30', quiet_hours_end: '05:30' }],
      ['20:30', '20:30', { quiet_hours_start: '00:00', quiet_hours_end: '00:00' }],
    ] as const) {
      const family = await withPage()
      await savePreferences(db, family.mum.id, { ...coachDefaults, quiet_hours: { start, end } }, clock.now())
      await connect(family)
      expect(await preferencesOf(family.mum)).toMatchObject(shown)
    }
  })

  it('has the hours of guardians, not those of the coach, until some are chosen', async () => {
    const { db, clock } = context.current
    const family = await withPage()
    await connect(family)
    await db.query('delete from notification_preferences where user_id = $1', [family.mum.id])
    await switchCoach(db, family.mum.id, true, clock.now())
    await db.query(
      `update notification_preferences set quiet_start = '01:00', quiet_end = '02:00' where user_id = $1`,
      [family.mum.id],
    )
    expect(await preferencesOf(family.mum)).toMatchObject(guardianPreferencesDefault)
  })
})
