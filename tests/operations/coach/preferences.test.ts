import { addRow, stampedAt } from '#tests/kit/rows.ts'
import { describe, expect, it } from 'vitest'
import { coachApi } from '#domain/coach/api.ts'
import { coachDefaults } from '#domain/coach/schema.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { deliverDue } from '#operations/coach/deliverDue.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { addTemplate, listen } from './coachKit.ts'

const context = useTestContext()

describe('coach preferences', () => {
  it('are the defaults until a member saves some; saving gives what is stored', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    expect(await call(coachApi.notificationsPrefs, { body: { op: 'get' } }, { as: me })).toEqual(
      coachDefaults,
    )
    const mine = {
      enabled: true,
      windows: ['18:00', '08:00'],
      channels: ['email', 'in_app'] as ('email' | 'in_app')[],
      quiet_hours: { start: '22:00', end: '06:30' },
    }
    const saved = await call(coachApi.notificationsPrefs, { body: { op: 'save', ...mine } }, { as: me })
    expect(saved).toEqual({ ...mine, windows: ['08:00', '18:00'] })
    expect(await call(coachApi.notificationsPrefs, { body: { op: 'get' } }, { as: me })).toEqual(saved)
  })

  it('hold nothing twice', async () => {
    const { call, people } = context.current
    const body = {
      op: 'save' as const,
      ...coachDefaults,
      windows: ['09:00', '09:00'],
      channels: ['push', 'push'] as 'push'[],
    }
    const saved = await call(coachApi.notificationsPrefs, { body }, { as: await people.adult() })
    expect(saved).toMatchObject({ windows: ['09:00'], channels: ['push'] })
  })

  it('switching changes whether it writes and nothing else, also against what an old tab shows', async () => {
    const { call, people, db } = context.current
    const me = await people.adult()
    const rest = {
      windows: ['07:30'],
      channels: ['email'] as 'email'[],
      quiet_hours: { start: '20:00', end: '06:00' },
    }
    await call(coachApi.notificationsPrefs, { body: { op: 'save', enabled: false, ...rest } }, { as: me })
    const before = await db.query<object>('select * from notification_preferences where user_id = $1', [
      me.id,
    ])
    const on = await call(coachApi.notificationsPrefs, { body: { op: 'switch', enabled: true } }, { as: me })
    expect(on).toEqual({ enabled: true, ...rest })
    const [row] = await db.query<object>('select * from notification_preferences where user_id = $1', [me.id])
    const { updated_at } = row as { updated_at: Date }
    expect(row).toEqual({ ...before[0], coach_enabled: true, updated_at })
    const off = await call(
      coachApi.notificationsPrefs,
      { body: { op: 'switch', enabled: false } },
      { as: me },
    )
    expect(off).toEqual({ enabled: false, ...rest })
  })

  it('switching moves no hours of a member who never chose any', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const general = () => call(prefsApi.read, {}, { as: me })
    const before = await general()
    expect(before.quiet_hours.start).toBe('22:00')
    const on = await call(coachApi.notificationsPrefs, { body: { op: 'switch', enabled: true } }, { as: me })
    expect(on).toEqual({ ...coachDefaults, enabled: true })
    expect(await general()).toEqual(before)
    await call(
      coachApi.notificationsPrefs,
      { body: { op: 'save', ...on, quiet_hours: { start: '20:00', end: '06:00' } } },
      { as: me },
    )
    expect((await general()).quiet_hours).toEqual({ enabled: true, start: '20:00', end: '06:00' })
  })

  it.each([
    ['three windows', { windows: ['08:00', '12:00', '18:00'] }],
    ['no window', { windows: [] }],
    ['no time', { windows: ['25:00'] }],
    ['an unknown channel', { channels: ['fax'] }],
    ['quiet hours without an end', { quiet_hours: { start: '21:00' } }],
    ['an unknown key', { user_id: 'x' }],
  ])('reject %s', async (_, wrong) => {
    const { ask, people } = context.current
    const body = { op: 'save', ...coachDefaults, ...wrong } as never
    expect((await ask(coachApi.notificationsPrefs, { body }, { as: await people.adult() })).status).toBe(422)
  })

  it('are still being set up while onboarding has not ended', async () => {
    const { ask, people } = context.current
    const me = await people.person({ age: null })
    const answer = await ask(
      coachApi.notificationsPrefs,
      { body: { op: 'save', ...coachDefaults } },
      { as: me },
    )
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      "We're setting up your preferences—try again.",
    ])
  })

  it('tell the other tabs that they changed', async () => {
    const { call, people, realtime } = context.current
    const me = await people.adult()
    realtime.published.length = 0
    await call(coachApi.notificationsPrefs, { body: { op: 'save', ...coachDefaults } }, { as: me })
    expect(realtime.published).toEqual([
      { channel: `private-user-${me.id}`, event: 'preferences-changed', data: {} },
    ])
  })

  it('saved by many tabs at once are one row', async () => {
    const { call, people, db } = context.current
    const me = await people.adult()
    await Promise.all(
      Array.from({ length: 10 }, (_, hour) =>
        call(
          coachApi.notificationsPrefs,
          { body: { op: 'save', ...coachDefaults, windows: [`1${hour}:00`] } },
          { as: me },
        ),
      ),
    )
    expect(await db.query('select 1 from notification_preferences where user_id = $1', [me.id])).toHaveLength(
      1,
    )
  })
})

describe('messages of the coach', () => {
  it('pop up once, newest first, for one day, and only for their reader', async () => {
    const { call, people, db, clock, services } = context.current
    for (const name of ['first', 'second', 'third']) await addTemplate(db, name)
    const [me, other] = [await people.adult(), await people.adult()]
    await listen(db, me.id)
    for (const instant of ['2026-03-11T09:30:00Z', '2026-03-11T17:30:00Z', '2026-03-12T09:30:00Z']) {
      clock.set(instant)
      await deliverDue(services)
    }
    clock.set('2026-03-12T14:00:00Z')
    expect((await call(coachApi.openMessages, {}, { as: other })).messages).toEqual([])
    const { persona, messages } = await call(coachApi.openMessages, {}, { as: me })
    expect(persona).toBe('Arthur')
    expect(messages.map(({ deliveredAt }) => deliveredAt)).toEqual([
      '2026-03-12T09:30:00.000Z',
      '2026-03-11T17:30:00.000Z',
    ])
    expect((await call(coachApi.openMessages, {}, { as: me })).messages).toEqual([])
    const opened = await db.query<{ opened_at: Date | null }>(
      'select opened_at from coach_message_deliveries where user_id = $1 order by delivered_at',
      [me.id],
    )
    expect(opened.map(({ opened_at }) => opened_at?.toISOString() ?? null)).toEqual([
      null,
      '2026-03-12T14:00:00.000Z',
      '2026-03-12T14:00:00.000Z',
    ])
  })

  it('shown to two tabs at once are shown once', async () => {
    const { call, people, db, clock, services } = context.current
    const me = await people.adult()
    await listen(db, me.id)
    clock.set('2026-03-12T17:30:00Z')
    await deliverDue(services)
    const tabs = await Promise.all([1, 2, 3, 4].map(() => call(coachApi.openMessages, {}, { as: me })))
    expect(tabs.flatMap(({ messages }) => messages)).toHaveLength(1)
  })

  it('bear the name staff chose', async () => {
    const { call, people, db } = context.current
    await addRow(db, 'app_settings', {
      id: '00000000-0000-7000-8000-000000000001',
      persona_name: 'Greta',
      ...stampedAt(new Date()),
    })
    const me = await people.adult()
    expect((await call(coachApi.openMessages, {}, { as: me })).persona).toBe('Greta')
    expect(await call(coachApi.persona, {}, { as: me })).toEqual({ name: 'Greta' })
  })
})
