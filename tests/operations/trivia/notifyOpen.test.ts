import { addPreferences } from '#tests/kit/factories.ts'
import { setFlag } from '#tests/kit/flags.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { channelsApi } from '#domain/notifications/channelsApi.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { muteApi } from '#domain/notifications/muteApi.ts'
import { notifyOpen } from '#operations/trivia/weeks/notifyOpen.ts'
import { publishWeekend, SATURDAY } from '#tests/endpoints/trivia/publishWeekend.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const look = async (at: string) => {
  context.current.clock.set(at)
  return (await notifyOpen(context.current.services)).notified
}
const bell = async (as: Person) =>
  (await context.current.call(notificationsApi.listNotifications, {}, { as })).notices
const quiet = (person: Person, start: string, end: string) =>
  addPreferences(context.current.db, { user_id: person.id, quiet_start: start, quiet_end: end })

beforeEach(async () => {
  const { db } = context.current
  for (const table of ['notifications', 'notification_preferences', 'trivia_weekly_sessions'])
    await db.query(`delete from ${table}`)
  await db.query('update users set disabled_at = now()')
  await setFlag(db, 'ff.trivia', true)
  await publishWeekend(db)
  context.current.clock.set('2026-03-13T12:00:00Z')
})

describe('the notification of an open weekend', () => {
  it('comes at 10:00 of each member’s own clock on Saturday, once', async () => {
    const { people } = context.current
    const first = await people.adult({ timeZone: 'Pacific/Kiritimati' })
    const nepal = await people.adult({ timeZone: 'Asia/Kathmandu' })
    const last = await people.adult({ timeZone: 'Pacific/Pago_Pago' })
    expect(await look('2026-03-13T19:59:00Z')).toBe(0)
    expect(await look('2026-03-13T20:00:00Z')).toBe(1)
    expect(await look('2026-03-13T20:15:00Z')).toBe(0)
    expect(await look('2026-03-14T04:14:00Z')).toBe(0)
    expect(await look('2026-03-14T04:15:00Z')).toBe(1)
    expect(await look('2026-03-14T21:00:00Z')).toBe(1)
    for (const one of [first, nepal, last])
      expect(await bell(one)).toMatchObject([
        { type: 'trivia_open', title: 'Saturday trivia is open', link: '/trivia/sessions' },
      ])
  })

  it('waits for the end of quiet hours, and for no one after 20:00', async () => {
    const { people } = context.current
    await quiet(await people.adult(), '22:00', '11:30')
    await quiet(await people.adult(), '09:00', '21:00')
    expect(await look('2026-03-14T10:00:00Z')).toBe(0)
    expect(await look('2026-03-14T11:30:00Z')).toBe(1)
    expect(await look('2026-03-14T21:00:00Z')).toBe(0)
    expect(await look('2026-03-15T10:00:00Z')).toBe(0)
  })

  it('waits while a member muted their devices', async () => {
    const { people, call, clock } = context.current
    const me = await people.adult()
    clock.set('2026-03-14T09:50:00Z')
    await call(muteApi.setMute, { body: { length: 'hour' } }, { as: me })
    expect(await look('2026-03-14T10:45:00Z')).toBe(0)
    expect(await look('2026-03-14T11:00:00Z')).toBe(1)
  })

  it('comes only where there is something to play, with consent, and while trivia is on', async () => {
    const { people, db } = context.current
    await people.child({ guardian: 'verified' })
    await people.person({ age: null })
    const french = await people.adult({ locale: 'fr' })
    await publishWeekend(db, { ageGroup: 'teen' })
    await people.teen({ guardian: 'none' })
    const elder = await people.elder()
    await setFlag(db, 'ff.trivia', false)
    expect(await look('2026-03-14T10:00:00Z')).toBe(0)
    await setFlag(db, 'ff.trivia', true)
    expect(await look('2026-03-14T10:00:00Z')).toBe(2)
    expect((await bell(elder)).length).toBe(1)
    expect((await bell(french))[0]!.title).toBe('Le quiz du samedi est ouvert')
  })

  it('keeps to the ways a member left on', async () => {
    const { people, call } = context.current
    const me = await people.adult()
    await call(
      channelsApi.setChannel,
      { body: { kind: 'trivia', channel: 'in_app', isOn: false } },
      { as: me },
    )
    expect(await look(`${SATURDAY}T10:00:00Z`)).toBe(1)
    expect(await bell(me)).toEqual([])
  })
})
