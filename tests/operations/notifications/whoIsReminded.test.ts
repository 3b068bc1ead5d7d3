import { addMood } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { coachApi } from '#domain/coach/api.ts'
import { coachDefaults } from '#domain/coach/schema.ts'
import { notificationDefaults, type NotificationPrefs } from '#domain/notifications/schema.ts'
import { LOCK_NEXT_DAILY } from '#operations/notifications/dailySql.ts'
import { deliverDaily } from '#operations/notifications/deliverDaily.ts'
import { saveNotificationPrefs } from '#operations/notifications/preferences.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { addThousands, readingOf } from '#tests/kit/whoIsRead.ts'

const context = useTestContext()
const at = (instant: string) => {
  context.current.clock.set(instant)
  return deliverDaily(context.current.services)
}
const remind = ({ id }: Person, over: Partial<NotificationPrefs> = {}) =>
  saveNotificationPrefs(
    context.current.db,
    id,
    { ...notificationDefaults, timezone: 'UTC', daily_enabled: true, ...over },
    new Date(),
  )
const next = async ({ id }: Person) => {
  const [row] = await context.current.db.query<{ at: Date | null }>(
    'select daily_next_at as at from notification_preferences where user_id = $1',
    [id],
  )
  return row!.at?.toISOString()
}

beforeEach(async () => {
  for (const table of ['notifications', 'notification_preferences'])
    await context.current.db.query(`delete from ${table}`)
  context.current.clock.set('2026-03-12T00:00:00Z')
})

describe('a child', () => {
  it('is reminded while the parental box counts, and not after the guardian took it back', async () => {
    const { people, db } = context.current
    const [mila, waits] = [await people.child(), await people.child({ consent: 'own' })]
    for (const one of [mila, waits]) await remind(one)
    expect(await at('2026-03-12T09:00:00Z')).toEqual({ delivered: 1 })
    await db.query(
      'update profiles set parental_confirmed_at = null, parental_withdrawn_at = now() where id = $1',
      [mila.id],
    )
    expect(await at('2026-03-13T09:00:00Z')).toEqual({ delivered: 0 })
  })
})

describe('a round of the daily reminder', () => {
  it('reads who is due by an index, and no other of thousands', async () => {
    const { db, people } = context.current
    const me = await people.adult()
    await remind(me)
    await addThousands(context.current, { daily_enabled: true, daily_next_at: '2026-03-12T17:00:00Z' })
    const reading = (instant: string) => readingOf(db, LOCK_NEXT_DAILY, [new Date(instant), 500])
    expect(await reading('2026-03-12T09:00:00Z')).toEqual({ rows: 1, ways: ['Index Scan'] })
    expect(await at('2026-03-12T09:00:00Z')).toEqual({ delivered: 1 })
    expect(await reading('2026-03-12T09:01:00Z')).toEqual({ rows: 0, ways: ['Index Scan'] })
    // A full batch at the time of all of them, and no more.
    expect(await reading('2026-03-12T17:00:00Z')).toEqual({ rows: 500, ways: ['Index Scan'] })
  })

  it('plans the next day after a reminder, and a few more looks where none left', async () => {
    const { people, db } = context.current
    const me = await people.adult()
    await remind(me)
    await at('2026-03-12T08:00:00Z')
    expect(await next(me)).toBe('2026-03-12T09:00:00.000Z')
    await addMood(db, { user_id: me.id })
    expect(await at('2026-03-12T09:00:00Z')).toEqual({ delivered: 0 })
    expect(await next(me)).toBe('2026-03-12T09:15:00.000Z')
    await db.query('delete from moods where user_id = $1', [me.id])
    expect(await at('2026-03-12T09:15:00Z')).toEqual({ delivered: 1 })
    expect(await next(me)).toBe('2026-03-13T09:00:00.000Z')
    // No worker for a day: the time is over, and the next is planned.
    expect(await at('2026-03-13T12:00:00Z')).toEqual({ delivered: 0 })
    expect(await next(me)).toBe('2026-03-14T09:00:00.000Z')
  })

  it('looks at the end of quiet hours, and once a day where they cover the time', async () => {
    const { people } = context.current
    const [early, never] = [await people.adult(), await people.adult()]
    await remind(early, { daily_time: '06:30' })
    await remind(never, { daily_time: '23:00' })
    expect(await at('2026-03-12T02:00:00Z')).toEqual({ delivered: 0 })
    expect(await next(early)).toBe('2026-03-12T07:00:00.000Z')
    expect(await next(never)).toBe('2026-03-13T02:00:00.000Z')
    expect(await at('2026-03-12T07:00:00Z')).toEqual({ delivered: 1 })
  })

  it.each<[string, (me: Person) => Promise<unknown>]>([
    ['another time', (me) => remind(me, { daily_time: '12:30' })],
    [
      'quiet hours of the coach',
      (me) =>
        context.current.call(
          coachApi.notificationsPrefs,
          { body: { op: 'save', ...coachDefaults, quiet_hours: { start: '21:00', end: '07:00' } } },
          { as: me },
        ),
    ],
    [
      'a profile in another zone',
      async (me) => {
        const { call } = context.current
        const { profile } = await call(settingsApi.readProfile, {}, { as: me })
        const { firstName, username, pronouns, showPronouns, country, zipcode, birthDate } = profile
        const body = { firstName, username, pronouns, showPronouns, country, zipcode, birthDate }
        await call(settingsApi.updateProfile, { body: { ...body, timeZone: 'America/Detroit' } }, { as: me })
      },
    ],
  ])('looks again at once after saving %s', async (_, save) => {
    const me = await context.current.people.adult()
    await remind(me)
    await at('2026-03-12T12:45:00Z')
    expect(await next(me)).toBe('2026-03-13T09:00:00.000Z')
    await save(me)
    expect(await next(me)).toBeUndefined()
  })

  it('looks again at once after saving another birth date', async () => {
    const { people, call } = context.current
    const me = await people.adult()
    await remind(me, { daily_enabled: false, birthday_messages: true, birth_date: '1992-04-01' })
    expect(await at('2026-03-12T09:00:00Z')).toEqual({ delivered: 0 })
    await at('2026-03-12T11:00:00Z')
    expect(await next(me)).toBe('2026-03-13T09:00:00.000Z')
    const { profile } = await call(settingsApi.readProfile, {}, { as: me })
    const { firstName, username, pronouns, showPronouns, country, zipcode, timeZone } = profile
    const body = { firstName, username, pronouns, showPronouns, country, zipcode, timeZone }
    await call(settingsApi.updateProfile, { body: { ...body, birthDate: '1992-03-12' } }, { as: me })
    expect(await next(me)).toBeUndefined()
  })
})
