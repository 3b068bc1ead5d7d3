import { addFinishedSession } from '#tests/kit/factories.ts'
import { setFlag } from '#tests/kit/flags.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { triviaCardApi } from '#domain/trivia/cardApi.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { publishWeekend, SATURDAY } from './publishWeekend.ts'

const context = useTestContext()
const cardOf = async (as: Person) => (await context.current.call(triviaCardApi.card, {}, { as })).card
const publish = (weekKey: string, ageGroup: string, locale = 'en', status = 'published') =>
  publishWeekend(context.current.db, { weekKey, ageGroup, locale, status })
const play = async (as: Person, weekKey: string, ...scores: number[]) => {
  for (const [index, score] of scores.entries()) {
    await addFinishedSession(context.current.db, {
      user_id: as.id,
      week_key: weekKey,
      session_number: index + 1,
      score,
    })
  }
}
const flag = (enabled: boolean) => setFlag(context.current.db, 'ff.trivia', enabled)

beforeEach(async () => {
  context.current.clock.set('2026-03-14T14:00:00Z')
  await context.current.db.query('delete from trivia_weekly_sessions')
  await flag(true)
  await setFlag(context.current.db, 'ff.trivia_all_week', false)
})

describe('the trivia card', () => {
  it('offers to play on the weekend, by the person’s own clock', async () => {
    const { people, clock } = context.current
    await publish(SATURDAY, 'adult')
    const [here, there] = [
      await people.adult({ timeZone: 'America/Los_Angeles' }),
      await people.adult({ timeZone: 'Pacific/Kiritimati' }),
    ]
    expect(await cardOf(here)).toEqual({
      state: 'not_played',
      weekKey: SATURDAY,
      opensAt: '2026-03-14T07:00:00.000Z',
      closesAt: '2026-03-16T07:00:00.000Z',
      allWeek: false,
      sessions: [],
      streak: 0,
    })
    // Friday evening in Los Angeles is Saturday evening on Kiritimati; Sunday night there is Monday here.
    clock.set('2026-03-14T06:59:00Z')
    expect((await cardOf(here))!.state).toBe('off_day')
    expect((await cardOf(there))!.state).toBe('not_played')
    clock.set('2026-03-16T06:59:00Z')
    expect((await cardOf(here))!.state).toBe('not_played')
    expect(await cardOf(there)).toMatchObject({ state: 'off_day', weekKey: '2026-03-21' })
  })

  it('has played when all three sessions are finished; one is enough for the weekends in a row', async () => {
    const me = await context.current.people.adult()
    await publish(SATURDAY, 'adult')
    await play(me, SATURDAY, 7, 9)
    expect(await cardOf(me)).toMatchObject({
      state: 'not_played',
      sessions: [{ score: 7 }, { score: 9 }],
      streak: 1,
    })
    await context.current.db.query('delete from trivia_session_progress where user_id = $1', [me.id])
    await play(me, SATURDAY, 7, 9, 10)
    await play(me, '2026-03-07', 5)
    await play(me, '2026-02-14', 5, 5, 5)
    expect(await cardOf(me)).toMatchObject({
      state: 'played',
      streak: 2,
      sessions: [
        { number: 1, score: 7 },
        { number: 2, score: 9 },
        { number: 3, score: 10 },
      ],
    })
    expect(await cardOf(await context.current.people.adult())).toMatchObject({
      state: 'not_played',
      streak: 0,
    })
  })

  it.each([
    ['child', 9, 'adult'],
    ['child', 9, 'teen'],
    ['teen', 15, 'adult'],
    ['teen', 15, 'child'],
    ['adult', 34, 'elder'],
  ])('never gives a %s the questions of another group', async (group, age, other) => {
    const { people } = context.current
    const me = await people.person({ age, guardian: 'verified' })
    await publish(SATURDAY, other)
    expect((await cardOf(me))!.state).toBe('no_session')
    await publish(SATURDAY, group)
    expect((await cardOf(me))!.state).toBe('not_played')
  })

  it('falls back to English, and for elders to adults; a draft counts for nothing', async () => {
    const { people } = context.current
    const [elder, french] = [await people.elder(), await people.adult({ locale: 'fr' })]
    await publish(SATURDAY, 'adult', 'en', 'draft')
    expect((await cardOf(french))!.state).toBe('no_session')
    await publish(SATURDAY, 'adult', 'es')
    expect((await cardOf(french))!.state).toBe('no_session')
    await context.current.db.query(`update trivia_weekly_sessions set status = 'published'`)
    expect((await cardOf(french))!.state).toBe('not_played')
    expect((await cardOf(elder))!.state).toBe('not_played')
  })

  it('is not there while trivia is switched off', async () => {
    const me = await context.current.people.adult()
    await publish(SATURDAY, 'adult')
    await flag(false)
    expect(await cardOf(me)).toBeNull()
  })
})
