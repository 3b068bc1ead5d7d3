import { addFinishedSession } from '#tests/kit/factories.ts'
import { beforeEach, expect, it } from 'vitest'
import { triviaBankApi } from '#domain/trivia/bankApi.ts'
import { weekBefore } from '#domain/trivia/week.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRow } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { publishWeekend, SATURDAY } from './publishWeekend.ts'

const context = useTestContext()
const statistics = async () =>
  context.current.call(
    triviaBankApi.deskStatistics,
    {},
    { as: await context.current.people.staff('moderator') },
  )
const finished = (person: Person, weekKey: string, session: number, score: number) =>
  addFinishedSession(context.current.db, {
    user_id: person.id,
    week_key: weekKey,
    session_number: session,
    score,
  })
const begun = (person: Person, weekly: string) =>
  addRow(context.current.db, 'trivia_plays', {
    user_id: person.id,
    week_key: SATURDAY,
    session_number: 1,
    weekly_session_id: weekly,
    begun_at: new Date(),
  })

beforeEach(async () => {
  const { db } = context.current
  await db.query('delete from trivia_session_progress')
  await db.query('delete from trivia_plays')
  await db.query('delete from trivia_weekly_sessions')
})

it('says so before the first play', async () => {
  expect(await statistics()).toEqual({
    plays: 0,
    averagePercent: null,
    maxStreak: 0,
    completionPercent: null,
  })
})

it('counts finished sessions, their average, the longest streak, and who finished all three', async () => {
  const { db, people } = context.current
  const [one, two, three] = [await people.adult(), await people.adult(), await people.adult()]
  const weekly = await publishWeekend(db)
  for (const session of [1, 2, 3]) await finished(one, SATURDAY, session, 100)
  // Five weekends in a row, one session each, the second of them missed, which ends no streak.
  let week = SATURDAY
  for (let back = 0; back < 6; back += 1) {
    if (back !== 1) await finished(two, week, 1, 40)
    week = weekBefore(week)
  }
  await begun(three, weekly)
  await begun(one, weekly)
  expect(await statistics()).toEqual({
    plays: 8,
    // (3 x 100 + 5 x 40) / 8
    averagePercent: 63,
    maxStreak: 5,
    completionPercent: 33,
  })
})

it('finds the longest streak among members who played more often', async () => {
  const { people } = context.current
  const [often, regular] = [await people.adult(), await people.adult()]
  let week = SATURDAY
  for (let back = 0; back < 12; back += 1) {
    if (back % 3 === 0) await finished(often, week, 1, 10)
    if (back < 3) await finished(regular, week, 1, 10)
    week = weekBefore(week)
  }
  expect((await statistics()).maxStreak).toBe(3)
})
