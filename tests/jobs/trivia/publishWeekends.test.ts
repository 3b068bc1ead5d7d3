import { beforeAll, expect, it } from 'vitest'
import { publishWeekends } from '#domain/trivia/jobs.ts'
import { run } from '#jobs/trivia/publishWeekends.ts'
import { seedTriviaBank } from '#seed/factories/triviaBank.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { useWorkers } from '#tests/kit/workers.ts'

const context = useTestContext()
const workers = useWorkers({ EVENKEEL_NOW: '2026-03-14T08:00:00Z' })
beforeAll(async () => {
  await seedTriviaBank(workers.db, new Date())
  await seedTriviaBank(context.current.db, new Date())
}, 60_000)

const look = async (at: string) => {
  const { services, clock, db } = context.current
  clock.set(at)
  const signal = new AbortController().signal
  await run({ input: {}, services, signal, isLastTry: false })
  return db.query('select week_key as week, count(*) as n from trivia_weekly_sessions group by 1 order by 1')
}

it('a weekend is published on Friday at 9:55 UTC, and made good later when that was missed', async () => {
  expect(await look('2026-03-13T09:54:00Z')).toEqual([])
  expect(await look('2026-03-13T09:55:00Z')).toEqual([{ week: '2026-03-14', n: 16 }])
  expect(await look('2026-03-14T13:55:00Z')).toEqual([{ week: '2026-03-14', n: 16 }])
  expect(await look('2026-03-18T12:00:00Z')).toEqual([{ week: '2026-03-14', n: 16 }])
  // No worker ran on Friday. At the desk it is Saturday, 9:55.
  expect(await look('2026-03-21T13:55:00Z')).toEqual([
    { week: '2026-03-14', n: 16 },
    { week: '2026-03-21', n: 16 },
  ])
})

it('three workers and a kill -9 in the middle: each age group and language is published once', async () => {
  const done = () => workers.count('from trivia_weekly_sessions')
  await workers.killOneOfThree(publishWeekends, {}, { done, all: 16 })
  expect(
    await workers.count('from (select distinct week_key, age_group, locale from trivia_weekly_sessions) s'),
  ).toBe(16)
}, 120_000)
