import { beforeEach, describe, expect, it } from 'vitest'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { notificationDefaults } from '#domain/notifications/schema.ts'
import { deliverDue } from '#operations/coach/deliverDue.ts'
import { LOCK_NEXT } from '#operations/coach/nextPeopleSql.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { addThousands, readingOf } from '#tests/kit/whoIsRead.ts'
import { addTemplate, clearCoach, listen, written } from './coachKit.ts'

const context = useTestContext()
const at = (instant: string) => {
  context.current.clock.set(instant)
  return deliverDue(context.current.services)
}
const next = async (userId: string) => {
  const [row] = await context.current.db.query<{ at: Date | null }>(
    'select coach_next_at as at from notification_preferences where user_id = $1',
    [userId],
  )
  return row!.at?.toISOString()
}

beforeEach(() => clearCoach(context.current.db))

/** How a round finds whom to look at. */
const reading = (instant: string) => readingOf(context.current.db, LOCK_NEXT, [new Date(instant), 500])

describe('a round of the coach', () => {
  it('reads who is due by an index, and no other of thousands', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'hello')
    const me = await people.adult()
    await listen(db, me.id)
    await addThousands(context.current, { coach_enabled: true, coach_next_at: '2026-03-12T17:00:00Z' })
    expect(await reading('2026-03-12T10:00:00Z')).toEqual({ rows: 1, ways: ['Index Scan'] })
    expect(await at('2026-03-12T10:00:00Z')).toEqual({ delivered: 1 })
    expect(await reading('2026-03-12T10:01:00Z')).toEqual({ rows: 0, ways: ['Index Scan'] })
    // A full batch at the time of all of them, and no more.
    expect(await reading('2026-03-12T17:00:00Z')).toEqual({ rows: 500, ways: ['Index Scan'] })
    await db.query(`delete from notification_preferences where user_id <> $1`, [me.id])
  })

  it('plans the next window after a message, and a few more looks where there was none', async () => {
    const { db, people } = context.current
    const me = await people.adult()
    await listen(db, me.id)
    await at('2026-03-12T08:00:00Z')
    expect(await next(me.id)).toBe('2026-03-12T09:00:00.000Z')
    await at('2026-03-12T09:00:00Z')
    expect(await next(me.id)).toBe('2026-03-12T09:15:00.000Z')
    await addTemplate(db, 'hello', { cooldownDays: 1 })
    expect(await at('2026-03-12T09:14:00Z')).toEqual({ delivered: 0 })
    expect(await at('2026-03-12T09:15:00Z')).toEqual({ delivered: 1 })
    expect(await next(me.id)).toBe('2026-03-12T17:00:00.000Z')
    // No worker for a day: the window is over, and the next is planned.
    expect(await at('2026-03-13T12:00:00Z')).toEqual({ delivered: 0 })
    expect(await next(me.id)).toBe('2026-03-13T17:00:00.000Z')
  })

  it('plans each person of a batch by their own zone, windows, and whether they were written to', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'hello', { ageGroup: 'adult', cooldownDays: 1 })
    const plans: [string, string][] = []
    for (const [zone, windows, ageGroup, planned] of [
      ['UTC', ['09:00', '17:00'], 'adult', '2026-03-12T17:00:00.000Z'],
      ['UTC', ['09:00', '17:00'], 'adult', '2026-03-12T17:00:00.000Z'],
      ['UTC', ['09:00', '17:00'], 'elder', '2026-03-12T09:15:00.000Z'],
      ['UTC', ['09:00'], 'adult', '2026-03-13T09:00:00.000Z'],
      ['Europe/Paris', ['09:00', '17:00'], 'adult', '2026-03-12T16:00:00.000Z'],
    ] as const) {
      const { id } = await people[ageGroup]({ timeZone: zone })
      await listen(db, id, { windows: [...windows] })
      plans.push([id, planned])
    }
    await at('2026-03-12T09:00:00Z')
    for (const [id, planned] of plans) expect(await next(id)).toBe(planned)
  })

  it('tries again near the end of a window, and not after it', async () => {
    const { db, people } = context.current
    const me = await people.adult()
    await listen(db, me.id)
    await at('2026-03-12T10:50:00Z')
    expect(await next(me.id)).toBe('2026-03-12T11:05:00.000Z')
    await at('2026-03-12T11:05:00Z')
    expect(await next(me.id)).toBe('2026-03-12T17:00:00.000Z')
  })

  it('looks once a day at a member whose windows are all quiet', async () => {
    const { db, people } = context.current
    const me = await people.adult()
    await listen(db, me.id, { windows: ['22:00'] })
    await at('2026-03-12T12:00:00Z')
    expect(await next(me.id)).toBe('2026-03-13T12:00:00.000Z')
  })

  it.each([
    [
      'the coach',
      (id: string) => listen(context.current.db, id, { windows: ['12:00'] }).then(() => undefined),
    ],
    [
      'reminders, with quiet hours and a zone',
      async (_: string, cookie: string) => {
        const body = {
          ...notificationDefaults,
          timezone: 'America/Detroit',
          quiet_hours: { enabled: true, start: '21:00', end: '07:00' },
        }
        await context.current.call(prefsApi.save, { body }, { cookie })
      },
    ],
    [
      'a profile in another zone',
      async (_: string, cookie: string) => {
        const { call } = context.current
        const { profile } = await call(settingsApi.readProfile, {}, { cookie })
        const { firstName, username, pronouns, showPronouns, country, zipcode, birthDate } = profile
        const body = { firstName, username, pronouns, showPronouns, country, zipcode, birthDate }
        await call(settingsApi.updateProfile, { body: { ...body, timeZone: 'America/Detroit' } }, { cookie })
      },
    ],
  ])('looks again at once after saving %s', async (_, save) => {
    const { db, people } = context.current
    await addTemplate(db, 'hello', { cooldownDays: 1 })
    const me = await people.adult()
    await listen(db, me.id, { windows: ['08:30'] })
    await at('2026-03-12T12:45:00Z')
    expect(await next(me.id)).toBe('2026-03-13T08:30:00.000Z')
    await save(me.id, me.cookie)
    // In Detroit it is 08:45 now; and noon has passed in UTC.
    expect(await at('2026-03-12T12:46:00Z')).toEqual({ delivered: 1 })
    expect(await written(db, me.id)).toHaveLength(1)
  })

  it('meets a window the clocks leave out at the moment of the change, planned the day before', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'hello', { cooldownDays: 1 })
    const me = await people.adult({ timeZone: 'America/Detroit' })
    await listen(db, me.id, { windows: ['02:30'], quiet_hours: { start: '05:00', end: '06:00' } })
    expect(await at('2026-03-07T07:30:00Z')).toEqual({ delivered: 1 })
    expect(await next(me.id)).toBe('2026-03-08T07:00:00.000Z')
    expect(await at('2026-03-08T07:00:00Z')).toEqual({ delivered: 1 })
    expect(await next(me.id)).toBe('2026-03-09T06:30:00.000Z')
  })
})
