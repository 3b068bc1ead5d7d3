import { addMood } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { coachApi } from '#domain/coach/api.ts'
import { coachDefaults } from '#domain/coach/schema.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { notificationDefaults, type NotificationPrefs } from '#domain/notifications/schema.ts'
import { deliverDaily } from '#operations/notifications/deliverDaily.ts'
import { saveNotificationPrefs } from '#operations/notifications/preferences.ts'
import { closeServices } from '#services'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import type { Person } from '#tests/kit/people.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const wanted = { ...notificationDefaults, timezone: 'UTC' }

beforeEach(async () => {
  const { db, realtime, clock } = context.current
  for (const table of [
    'notifications',
    'notification_preferences',
    'email_logs',
    'graphile_worker._private_jobs',
  ])
    await db.query(`delete from ${table}`)
  realtime.published.length = 0
  clock.set('2026-03-12T14:00:00Z')
})

describe('notification preferences', () => {
  const save = (as: Person, body: NotificationPrefs) => context.current.ask(prefsApi.save, { body }, { as })
  const read = (as: Person) => context.current.call(prefsApi.read, {}, { as })

  it('are the defaults in the zone of the person until a member saves some', async () => {
    const me = await context.current.people.adult({ timeZone: 'Europe/Paris' })
    expect(await read(me)).toEqual({ ...notificationDefaults, timezone: 'Europe/Paris' })
    const mine: NotificationPrefs = {
      daily_enabled: true,
      daily_time: '08:15',
      timezone: 'Asia/Tokyo',
      quiet_hours: { enabled: true, start: '23:00', end: '06:00' },
      digest_channel: 'in_app',
      birthday_messages: true,
      birth_date: '1992-02-29',
    }
    expect((await save(me, mine)).body).toEqual(mine)
    expect(await read(me)).toEqual(mine)
    expect(context.current.realtime.published).toEqual([
      { channel: `private-user-${me.id}`, event: 'preferences-changed', data: {} },
    ])
  })

  it('share one value of quiet hours with the coach; each shows its own default until there is one', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const coach = (body: Parameters<typeof call<typeof coachApi.notificationsPrefs>>[1]) =>
      call(coachApi.notificationsPrefs, body, { as: me })
    expect((await coach({ body: { op: 'get' } })).quiet_hours).toEqual({ start: '21:00', end: '07:00' })
    expect((await read(me)).quiet_hours).toEqual({ enabled: true, start: '22:00', end: '07:00' })
    await save(me, { ...wanted, quiet_hours: { enabled: true, start: '20:00', end: '08:00' } })
    expect(await coach({ body: { op: 'get' } })).toEqual({
      ...coachDefaults,
      quiet_hours: { start: '20:00', end: '08:00' },
    })
    await coach({
      body: {
        op: 'save',
        ...coachDefaults,
        windows: ['10:00'],
        quiet_hours: { start: '21:30', end: '06:30' },
      },
    })
    expect(await read(me)).toMatchObject({ quiet_hours: { enabled: true, start: '21:30', end: '06:30' } })
    // Switched off here, they are an empty span there; the hours are kept for later, and the coach's windows stay.
    await save(me, { ...wanted, quiet_hours: { enabled: false, start: '21:30', end: '06:30' } })
    const shown = await coach({ body: { op: 'get' } })
    expect(shown).toMatchObject({ windows: ['10:00'], quiet_hours: { start: '21:30', end: '21:30' } })
    await coach({ body: { op: 'save', ...shown } })
    expect((await read(me)).quiet_hours).toEqual({ enabled: false, start: '21:30', end: '06:30' })
  })

  it.each([
    ['a birth date after today', { birth_date: '2026-03-13' }, 'notifications.error.birth_date_future'],
    [
      'one that would change the age group',
      { birth_date: '2015-01-01' },
      'notifications.error.birth_date_age',
    ],
    [
      'a birthday message without a date',
      { birthday_messages: true },
      'notifications.error.birthday_needs_date',
    ],
  ])('reject %s', async (_, part, code) => {
    const me = await context.current.people.adult()
    const answer = await save(me, { ...wanted, ...part })
    expect(answer.body.error.code).toBe(code)
    expect(await read(me)).toEqual(wanted)
  })

  it.each([
    ['no time', { daily_time: '9' }],
    ['a day the calendar does not have', { birth_date: '1990-02-30' }],
    ['an unknown zone', { timezone: 'Mars/Olympus' }],
    ['an unknown way', { digest_channel: 'fax' }],
    ['an unknown key', { checkin_alerts: false }],
  ])('reject %s', async (_, part) => {
    const me = await context.current.people.adult()
    expect((await save(me, { ...wanted, ...part } as never)).status).toBe(422)
  })

  it('keep no birth date of a minor', async () => {
    const answer = await save(await context.current.people.teen(), { ...wanted, birth_date: '2010-12-01' })
    expect(answer.status).toBe(403)
  })

  it('leave the birth date in a minor’s profile alone', async () => {
    const { people, db } = context.current
    const me = await people.teen()
    await db.query(`update profiles set birth_date = '2010-12-01' where id = $1`, [me.id])
    expect(await read(me)).toMatchObject({ birth_date: null })
    expect((await save(me, { ...wanted, daily_enabled: true })).status).toBe(200)
    const [stored] = await db.query('select birth_date from profiles where id = $1', [me.id])
    expect(stored).toEqual({ birth_date: '2010-12-01' })
  })

  it('of a person are not another’s', async () => {
    const { people } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    await save(me, { ...wanted, daily_enabled: true })
    expect(await read(other)).toEqual(wanted)
  })
})

describe('the daily reminder', () => {
  const at = (instant: string) => {
    context.current.clock.set(instant)
    return deliverDaily(context.current.services)
  }
  const remind = (person: Person, over: Partial<NotificationPrefs> = {}) =>
    saveNotificationPrefs(
      context.current.db,
      person.id,
      { ...wanted, daily_enabled: true, ...over },
      new Date(),
    )

  it.each<[why: string, over: Partial<NotificationPrefs>, instant: string, count: number]>([
    ['a minute before its time', {}, '2026-03-12T08:59:59Z', 0],
    ['at its time', {}, '2026-03-12T09:00:00Z', 1],
    ['two hours late: no more', {}, '2026-03-12T11:00:00Z', 0],
    ['by the clock of the person', { timezone: 'America/Detroit' }, '2026-03-12T13:00:00Z', 1],
    ['in the quiet hours', { daily_time: '22:30' }, '2026-03-12T22:40:00Z', 0],
    [
      'without quiet hours',
      { daily_time: '22:30', quiet_hours: { enabled: false, start: '22:00', end: '07:00' } },
      '2026-03-12T22:40:00Z',
      1,
    ],
    ['switched off', { daily_enabled: false }, '2026-03-12T09:00:00Z', 0],
  ])('%s', async (_, over, instant, count) => {
    await remind(await context.current.people.adult(), over)
    expect(await at(instant)).toEqual({ delivered: count })
  })

  it('comes once a day, with a live sign, in the language of the person', async () => {
    const { people, realtime, call } = context.current
    const me = await people.adult({ locale: 'fr' })
    await remind(me, { timezone: 'UTC' })
    for (const time of ['09:00', '09:01', '10:30']) await at(`2026-03-12T${time}:00Z`)
    expect(await at('2026-03-13T09:00:00Z')).toEqual({ delivered: 1 })
    const { notices } = await call(notificationsApi.listNotifications, {}, { as: me })
    expect(notices.map(({ title }) => title)).toEqual(Array(2).fill('C’est l’heure de faire le point'))
    expect(realtime.published.map(({ event, data }) => [event, data])).toEqual(
      [...notices].reverse().map(({ id }) => ['notice-posted', { id }]),
    )
  })

  it('does not come on a day with a check-in', async () => {
    const { people, db } = context.current
    const me = await people.adult()
    await remind(me)
    await addMood(db, { user_id: me.id })
    expect(await at('2026-03-12T09:00:00Z')).toEqual({ delivered: 0 })
  })

  it.each([
    ['verified', 1],
    ['pending', 0],
  ] as const)('for a child whose guardian is %s: %i', async (guardian, count) => {
    await remind(await context.current.people.child({ guardian }))
    expect(await at('2026-03-12T09:00:00Z')).toEqual({ delivered: count })
  })

  it.each([
    ['both', ['in_app'], 1],
    ['in_app', ['in_app'], 0],
    ['email', ['email'], 1],
  ] as const)('takes the ways of %s', async (digest_channel, channels, mails) => {
    const { people, db } = context.current
    const me = await people.adult()
    await db.query('update users set email_verified_at = now() where id = $1', [me.id])
    await remind(me, { digest_channel })
    await at('2026-03-12T09:00:00Z')
    const rows = await db.query<{ channel: string }>('select channel from notifications')
    expect(rows.map(({ channel }) => channel)).toEqual(channels)
    expect((await queuedMails(db)).map(({ template }) => template)).toEqual(
      Array(mails).fill('daily-reminder'),
    )
  })

  it.each([
    ['1992-03-12', '2026-03-12', 1],
    ['1992-03-13', '2026-03-12', 0],
    ['1992-02-29', '2026-02-28', 1],
    ['1992-02-29', '2028-02-28', 0],
    ['1992-02-29', '2028-02-29', 1],
  ])('a birthday on %s is wished on %s: %i', async (birth_date, day, count) => {
    const { people, db } = context.current
    const me = await people.adult()
    await remind(me, { daily_enabled: false, birthday_messages: true, birth_date })
    expect(await at(`${day}T09:00:00Z`)).toEqual({ delivered: count })
    expect(await db.query(`select 1 from notifications where type = 'birthday'`)).toHaveLength(count)
  })

  it('three workers at the same moment deliver each once', async () => {
    const { people, db, databaseUrl } = context.current
    for (let index = 0; index < 30; index += 1) await remind(await people.adult())
    const now = '2026-03-12T09:00:00Z'
    const workers = [1, 2, 3].map(() => newTestContext(databaseUrl, { now }))
    const rounds = await Promise.all(workers.map(({ services }) => deliverDaily(services)))
    expect(rounds.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(30)
    expect(await db.query('select 1 from notifications')).toHaveLength(30)
    await Promise.all(workers.map(({ services }) => closeServices(services)))
  })
})
