import { setFlag } from '#tests/kit/flags.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CoachPreferences } from '#domain/coach/schema.ts'
import { deliverDue } from '#operations/coach/deliverDue.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { addTemplate, clearCoach, listen, written } from './coachKit.ts'

const context = useTestContext()
/** Runs the job at an instant. */
const at = (instant: string) => {
  context.current.clock.set(instant)
  return deliverDue(context.current.services)
}

beforeEach(() => clearCoach(context.current.db))

describe('a message is due', () => {
  type Case = [
    why: string,
    zone: string,
    preferences: Partial<CoachPreferences>,
    instant: string,
    due: boolean,
  ]
  const night = { start: '21:00', end: '07:00' }
  it.each<Case>([
    ['a minute before the window: not yet', 'UTC', {}, '2026-03-12T08:59:59Z', false],
    ['at its first moment', 'UTC', {}, '2026-03-12T09:00:00Z', true],
    ['in its last minute', 'UTC', {}, '2026-03-12T10:59:59Z', true],
    ['two hours after its start: no more', 'UTC', {}, '2026-03-12T11:00:00Z', false],
    ['by the clock of the person, not of the server', 'America/Detroit', {}, '2026-03-12T13:00:00Z', true],
    ['where it is tomorrow already', 'Pacific/Kiritimati', {}, '2026-03-11T19:05:00Z', true],
    ['with a zone of half hours', 'Asia/Kolkata', {}, '2026-03-12T03:30:00Z', true],
    ['in an unknown zone: by the fallback zone', 'Mars/Olympus', {}, '2026-03-12T13:10:00Z', true],
    [
      'inside the quiet hours: no',
      'UTC',
      { windows: ['22:00'], quiet_hours: night },
      '2026-03-12T22:10:00Z',
      false,
    ],
    [
      'quiet hours after midnight: no',
      'UTC',
      { windows: ['05:30'], quiet_hours: night },
      '2026-03-12T06:59:00Z',
      false,
    ],
    [
      'when the quiet hours end inside the window',
      'UTC',
      { windows: ['05:30'], quiet_hours: night },
      '2026-03-12T07:00:00Z',
      true,
    ],
    [
      'quiet hours within a day: no',
      'UTC',
      { quiet_hours: { start: '08:00', end: '10:00' } },
      '2026-03-12T09:30:00Z',
      false,
    ],
    [
      'quiet hours that start and end together are none',
      'UTC',
      { quiet_hours: { start: '09:00', end: '09:00' } },
      '2026-03-12T09:30:00Z',
      true,
    ],
    [
      'a window ends with its day',
      'UTC',
      { windows: ['23:30'], quiet_hours: { start: '03:00', end: '04:00' } },
      '2026-03-13T00:10:00Z',
      false,
    ],
    [
      'a window at midnight',
      'UTC',
      { windows: ['00:00'], quiet_hours: { start: '03:00', end: '04:00' } },
      '2026-03-13T00:10:00Z',
      true,
    ],
    ['switched off: no', 'UTC', { enabled: false }, '2026-03-12T09:30:00Z', false],
    // In Detroit the clocks go from 02:00 to 03:00 on 8 March 2026, and from 02:00 back to 01:00 on 1 November.
    [
      'a window the clocks leave out comes when they go on',
      'America/Detroit',
      { windows: ['02:30'], quiet_hours: { start: '05:00', end: '06:00' } },
      '2026-03-08T07:00:00Z',
      true,
    ],
    ['the day after the change, an hour earlier by UTC', 'America/Detroit', {}, '2026-03-09T13:00:00Z', true],
    ['before the change, the same moment is too early', 'America/Detroit', {}, '2026-03-07T13:30:00Z', false],
  ])('%s', async (_, timeZone, preferences, instant, due) => {
    const { db, people } = context.current
    await addTemplate(db, 'hello')
    const me = await people.adult({ timeZone })
    await listen(db, me.id, preferences)
    expect(await at(instant)).toEqual({ delivered: due ? 1 : 0 })
  })

  it('once where an hour comes twice', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'hello', { cooldownDays: 1 })
    const me = await people.adult({ timeZone: 'America/Detroit' })
    await listen(db, me.id, { windows: ['01:30'], quiet_hours: { start: '05:00', end: '06:00' } })
    expect(await at('2026-11-01T05:30:00Z')).toEqual({ delivered: 1 })
    expect(await at('2026-11-01T06:30:00Z')).toEqual({ delivered: 0 })
  })

  it.each([
    ['child', 'verified', 1],
    ['child', 'pending', 0],
    ['teen', 'none', 0],
    ['teen', 'verified', 1],
    ['adult', 'none', 1],
    ['elder', 'none', 1],
  ] as const)('for a %s whose guardian is %s: %i', async (group, guardian, count) => {
    const { db, people } = context.current
    await addTemplate(db, 'hello', { ageGroup: group })
    const me = await people[group]({ guardian })
    await listen(db, me.id)
    expect(await at('2026-03-12T09:30:00Z')).toEqual({ delivered: count })
  })

  it('not for a member without an age, nor for a closed account', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'hello')
    const [unknown, closed] = [await people.person({ age: null }), await people.adult()]
    await db.query('update users set disabled_at = now() where id = $1', [closed.id])
    await Promise.all([listen(db, unknown.id), listen(db, closed.id)])
    expect(await at('2026-03-12T09:30:00Z')).toEqual({ delivered: 0 })
  })

  it('not while notices are paused', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'hello')
    await listen(db, (await people.adult()).id)
    const pause = (on: boolean) => setFlag(db, 'ff.notifications_pause', on)
    await pause(true)
    expect(await at('2026-03-12T09:30:00Z')).toEqual({ delivered: 0 })
    await pause(false)
    expect(await at('2026-03-12T09:31:00Z')).toEqual({ delivered: 1 })
  })

  it('is not stopped by unreadable preferences', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'hello')
    const [odd, fine] = [await people.adult(), await people.adult()]
    await Promise.all([listen(db, odd.id), listen(db, fine.id)])
    await db.query(`update notification_preferences set coach_windows = '"never"' where user_id = $1`, [
      odd.id,
    ])
    expect(await at('2026-03-12T09:30:00Z')).toEqual({ delivered: 1 })
  })
})

describe('how many', () => {
  it('one for each window, two a day, also when the windows are changed during the day', async () => {
    const { db, people } = context.current
    for (const name of ['a', 'b', 'c', 'd']) await addTemplate(db, name)
    const me = await people.adult()
    await listen(db, me.id)
    for (const minute of ['09:00', '09:01', '10:59', '17:00', '17:30']) await at(`2026-03-12T${minute}:00Z`)
    expect((await written(db, me.id)).map(({ window }) => window)).toEqual(['09:00', '17:00'])
    await listen(db, me.id, { windows: ['18:00', '19:00'] })
    expect(await at('2026-03-12T19:10:00Z')).toEqual({ delivered: 0 })
    expect(await at('2026-03-13T18:10:00Z')).toEqual({ delivered: 1 })
  })

  it('a window that was missed is not made up for once the next began', async () => {
    const { db, people } = context.current
    for (const name of ['a', 'b']) await addTemplate(db, name)
    const me = await people.adult()
    await listen(db, me.id, { windows: ['09:00', '10:00'] })
    await at('2026-03-12T10:30:00Z')
    await at('2026-03-12T10:31:00Z')
    expect((await written(db, me.id)).map(({ window }) => window)).toEqual(['10:00'])
  })

  it('all members who are due, over several batches', async () => {
    const { db, people, services, clock } = context.current
    await addTemplate(db, 'hello')
    for (let index = 0; index < 7; index += 1) await listen(db, (await people.adult()).id)
    clock.set('2026-03-12T09:30:00Z')
    expect(await deliverDue(services, { batch: 3 })).toEqual({ delivered: 7 })
  })

  it('ends between two batches when the worker stops', async () => {
    const { db, people, services, clock } = context.current
    await addTemplate(db, 'hello')
    for (let index = 0; index < 3; index += 1) await listen(db, (await people.adult()).id)
    clock.set('2026-03-12T09:30:00Z')
    expect(await deliverDue(services, { batch: 1, signal: AbortSignal.abort() })).toEqual({ delivered: 0 })
  })
})
