import { beforeEach, describe, expect, it } from 'vitest'
import { checkinsApi } from '#domain/checkins/api.ts'
import { historyApi } from '#domain/checkins/historyApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { DAYS } from '#operations/checkins/readDays.ts'
import { MONTH } from '#operations/checkins/readMonth.ts'
import { welcomeOnce } from '#operations/checkins/welcomeOnce.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import type { Person } from '#tests/kit/people.ts'

const context = useTestContext()
const body = (extra: object = {}) => ({ id: newId(), mood: 'calm' as const, ...extra })
const earlier = (day: string, extra: object = {}) => ({ ...body(extra), day })

beforeEach(() => context.current.clock.set('2026-03-12T10:00:00Z'))

describe('reading days and months', () => {
  it('gives the caller’s own rows of the month, oldest first, with words', async () => {
    const { call, people, clock } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    clock.set('2026-02-28T10:00:00Z')
    await call(checkinsApi.saveCheckIn, { body: body({ mood: 'sad' }) }, { as: me })
    clock.set('2026-03-01T10:00:00Z')
    await call(checkinsApi.saveCheckIn, { body: body({ mood: 'happy', reflection: 'First.' }) }, { as: me })
    clock.set('2026-03-31T10:00:00Z')
    await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    await call(checkinsApi.saveCheckIn, { body: body({ mood: 'angry' }) }, { as: other })
    const { checkIns } = await call(historyApi.readMonth, { query: { month: '2026-03' } }, { as: me })
    expect(checkIns.map(({ day, mood }) => [day, mood])).toEqual([
      ['2026-03-01', 'happy'],
      ['2026-03-31', 'calm'],
    ])
    expect(checkIns[0]?.reflection?.content).toBe('First.')
  })

  it('gives each day once, its moods in order and the latest strength', async () => {
    const { call, people, clock } = context.current
    const me = await people.adult()
    await call(checkinsApi.saveCheckIn, { body: body({ mood: 'sad', intensity: 5 }) }, { as: me })
    clock.set('2026-03-12T15:00:00Z')
    await call(checkinsApi.saveCheckIn, { body: body({ mood: 'happy', intensity: 2 }) }, { as: me })
    const query = { from: '2026-01-01', to: '2026-12-31' }
    const { days } = await call(historyApi.readDays, { query }, { as: me })
    const none = { activities: [], feelings: [] }
    const checkIns = [
      { mood: 'sad', ...none },
      { mood: 'happy', ...none },
    ]
    expect(days).toEqual([{ day: '2026-03-12', checkIns, intensity: 2 }])
    expect((await call(historyApi.readDays, { query }, { as: await people.adult() })).days).toEqual([])
  })

  it.each([
    ['2026-01-01', '2025-12-31'],
    ['2026-01-01', '2027-01-08'],
    ['2026-02-30', '2026-03-30'],
    ['1', '2'],
  ])('rejects days from %s to %s', async (from, to) => {
    const { ask, people } = context.current
    expect(
      (await ask(historyApi.readDays, { query: { from, to } }, { as: await people.adult() })).status,
    ).toBe(422)
  })

  it.each([
    ['month', MONTH],
    ['days', DAYS],
  ])('reads the %s by an index of the member', async (_, text) => {
    const { db, people } = context.current
    const me = await people.adult()
    const plan = await db.tx(async (sql) => {
      await sql.query('set local enable_seqscan = off')
      const values = [me.id, '2026-03-01', '2026-03-31']
      return sql.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    })
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/user_day_idx/)
  })
})

describe('a check-in for an earlier day', () => {
  it('is marked, stands on its day, and moves neither streak nor badges', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    for (const day of ['2026-03-11', '2026-03-09', '2026-03-10'])
      await call(historyApi.addEarlier, { body: earlier(day) }, { as: me })
    const saved = await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    expect(saved.streak.current).toBe(1)
    expect(saved.badgeEarned).toBeNull()
    const counted = await call(checkinsApi.updateUserStreak, {}, { as: me })
    expect(counted).toEqual({ current_streak: 1, badge_earned: null })
    const { checkIns } = await call(checkinsApi.moodHistory, {}, { as: me })
    expect(checkIns.map(({ day, addedLater }) => [day, addedLater])).toEqual([
      ['2026-03-12', false],
      ['2026-03-11', true],
      ['2026-03-10', true],
      ['2026-03-09', true],
    ])
  })

  it('does not stop the greeting of the first check-in', async () => {
    const { call, people, db, clock } = context.current
    const me = await people.adult()
    await call(historyApi.addEarlier, { body: earlier('2026-03-10') }, { as: me })
    await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    expect(await welcomeOnce(db, me.id, clock.now())).toBe(true)
  })

  it.each(['2026-03-12', '2026-03-13', '2026-03-04'])('is rejected for %s', async (day) => {
    const { ask, people } = context.current
    const answer = await ask(historyApi.addEarlier, { body: earlier(day) }, { as: await people.adult() })
    expect([answer.status, answer.body.error.code]).toEqual([422, 'history.error.day_range'])
  })

  it('reaches seven days back, counted where the member lives', async () => {
    const { ask, people, clock } = context.current
    clock.set('2026-03-12T02:00:00Z')
    const me = await people.adult({ timeZone: 'America/Detroit' })
    expect((await ask(historyApi.addEarlier, { body: earlier('2026-03-04') }, { as: me })).status).toBe(200)
    expect((await ask(historyApi.addEarlier, { body: earlier('2026-03-11') }, { as: me })).status).toBe(422)
  })

  it('sent twice counts once, also after midnight; another member’s id is not found', async () => {
    const { call, ask, people, clock } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const same = earlier('2026-03-05', { reflection: 'Late.' })
    const first = await call(historyApi.addEarlier, { body: same }, { as: me })
    clock.set('2026-03-13T00:10:00Z')
    expect(await call(historyApi.addEarlier, { body: same }, { as: me })).toEqual(first)
    const stolen = { ...same, day: '2026-03-10' }
    expect((await ask(historyApi.addEarlier, { body: stolen }, { as: other })).status).toBe(404)
  })

  it('needs a guardian’s consent of a child', async () => {
    const { ask, people } = context.current
    const me = await people.child({ guardian: 'none' })
    const answer = await ask(historyApi.addEarlier, { body: earlier('2026-03-10') }, { as: me })
    expect([answer.status, answer.body.error.code]).toEqual([403, 'checkins.error.guardian_needed'])
  })

  it('opens help and asks staff when a minor’s words speak of danger', async () => {
    const { call, people, db } = context.current
    const me = await people.teen()
    const words = { reflection: 'I want to kill myself' }
    const { heavyWords } = await call(
      historyApi.addEarlier,
      { body: earlier('2026-03-10', words) },
      { as: me },
    )
    expect(heavyWords).toBe(true)
    expect(await db.query('select 1 from child_safety_cases where user_id = $1', [me.id])).toHaveLength(1)
  })
})

describe('a change', () => {
  const change = (mood: string, reflection = '') => ({ mood, intensity: 4, reflection }) as never
  const checkedIn = async (as: Person, extra: object = {}) =>
    (await context.current.call(checkinsApi.saveCheckIn, { body: body(extra) }, { as })).checkIn

  it('replaces mood, strength and words for fifteen minutes', async () => {
    const { call, ask, people, clock } = context.current
    const me = await people.adult()
    const { id } = await checkedIn(me, { reflection: 'Before' })
    clock.set('2026-03-12T10:15:00Z')
    const changed = await call(
      historyApi.change,
      { params: { id }, body: change('sad', 'After') },
      { as: me },
    )
    expect(changed.checkIn).toMatchObject({ mood: 'sad', intensity: 4, reflection: { content: 'After' } })
    const without = await call(historyApi.change, { params: { id }, body: change('happy') }, { as: me })
    expect(without.checkIn.reflection).toBeNull()
    clock.set('2026-03-12T10:15:01Z')
    const late = await ask(historyApi.change, { params: { id }, body: change('calm') }, { as: me })
    expect([late.status, late.body.error.code]).toEqual([409, 'history.error.edit_closed'])
    expect((await call(checkinsApi.moodHistory, {}, { as: me })).checkIns[0]?.mood).toBe('happy')
  })

  it('of another member’s check-in finds nothing', async () => {
    const { ask, call, people } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const { id } = await checkedIn(me)
    for (const answer of [
      await ask(historyApi.change, { params: { id }, body: change('sad') }, { as: other }),
      await ask(historyApi.remove, { params: { id } }, { as: other }),
    ])
      expect(answer.status).toBe(404)
    expect((await call(checkinsApi.moodHistory, {}, { as: me })).checkIns[0]?.mood).toBe('calm')
  })

  it('notifies the member’s other tabs, without saying what', async () => {
    const { call, people, realtime } = context.current
    const me = await people.adult()
    const { id } = await checkedIn(me)
    await call(historyApi.change, { params: { id }, body: change('sad') }, { as: me })
    expect(realtime.published.at(-1)).toEqual({
      channel: `private-user-${me.id}`,
      event: 'check-ins-changed',
      data: {},
    })
  })
})

describe('delete and undo', () => {
  it('leaves nothing in the database, and undo brings back the same', async () => {
    const { call, people, db } = context.current
    const me = await people.adult()
    const saved = await call(checkinsApi.saveCheckIn, { body: body({ reflection: 'Mine.' }) }, { as: me })
    const { id } = saved.checkIn
    const { undo } = await call(historyApi.remove, { params: { id } }, { as: me })
    expect(undo).not.toContain('Mine')
    expect(await db.query('select 1 from moods where user_id = $1', [me.id])).toEqual([])
    expect(await db.query('select 1 from reflections where user_id = $1', [me.id])).toEqual([])
    for (const _ of [1, 2]) {
      expect((await call(historyApi.restore, { body: { undo } }, { as: me })).checkIn).toEqual(saved.checkIn)
    }
    expect((await call(checkinsApi.moodHistory, {}, { as: me })).checkIns).toEqual([saved.checkIn])
  })

  it('is over after a minute, and not for another member or a forged copy', async () => {
    const { call, ask, people, clock } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const { checkIn } = await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    const { undo } = await call(historyApi.remove, { params: { id: checkIn.id } }, { as: me })
    const codeOf = async (copy: string, as: Person) => {
      const answer = await ask(historyApi.restore, { body: { undo: copy } }, { as })
      return [answer.status, answer.body.error.code]
    }
    const over = [410, 'history.error.undo_over']
    expect(await codeOf(undo, other)).toEqual(over)
    expect(await codeOf(`${undo}x`, me)).toEqual(over)
    expect(await codeOf('nothing', me)).toEqual(over)
    clock.set('2026-03-12T10:01:01Z')
    expect(await codeOf(undo, me)).toEqual(over)
  })

  it('counts the streak again both times; badges stay', async () => {
    const { call, people, clock } = context.current
    const me = await people.adult()
    let id = ''
    for (const day of ['10', '11', '12']) {
      clock.set(`2026-03-${day}T10:00:00Z`)
      id = (await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })).checkIn.id
    }
    const streak = async () => (await call(checkinsApi.overview, {}, { as: me })).streak
    expect(await streak()).toMatchObject({ current: 3 })
    const { undo } = await call(historyApi.remove, { params: { id } }, { as: me })
    expect(await streak()).toEqual({ current: 2, longest: 3, lastDay: '2026-03-11' })
    expect((await call(checkinsApi.overview, {}, { as: me })).badges).toHaveLength(1)
    await call(historyApi.restore, { body: { undo } }, { as: me })
    expect(await streak()).toEqual({ current: 3, longest: 3, lastDay: '2026-03-12' })
  })

  it('of the only check-in ends the streak', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const { checkIn } = await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    await call(historyApi.remove, { params: { id: checkIn.id } }, { as: me })
    const { streak } = await call(checkinsApi.overview, {}, { as: me })
    expect(streak).toEqual({ current: 0, longest: 1, lastDay: null })
  })

  it('is open to a child whose guardian took the consent back', async () => {
    const { call, people, db } = context.current
    const me = await people.child()
    const { checkIn } = await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    await db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [me.id])
    await call(historyApi.remove, { params: { id: checkIn.id } }, { as: me })
    expect(await db.query('select 1 from moods where user_id = $1', [me.id])).toEqual([])
  })
})
