import { beforeAll, expect, it } from 'vitest'
import { generateSessions, generateWeekends } from '#domain/trivia/jobs.ts'
import { run } from '#jobs/trivia/generateWeekends.ts'
import { seedTriviaBank } from '#seed/factories/triviaBank.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { useWorkers } from '#tests/kit/workers.ts'

const context = useTestContext()
const workers = useWorkers({ EVENKEEL_NOW: '2026-03-14T08:00:00Z' })
beforeAll(async () => {
  await seedTriviaBank(workers.db, new Date())
  await seedTriviaBank(context.current.db, new Date())
}, 60_000)

it('a run is queued on Friday at 18:00 of the desk for the weekend after next, once', async () => {
  const { services, clock, db } = context.current
  const look = async (at: string) => {
    clock.set(at)
    await run({ input: {}, services, signal: new AbortController().signal, isLastTry: false })
    return runQueued(context.current, generateSessions)
  }
  expect(await look('2026-03-13T21:59:00Z')).toBe(0)
  expect(await look('2026-03-13T22:00:00Z')).toBe(16)
  expect(await look('2026-03-13T23:00:00Z')).toBe(0)
  expect(await look('2026-03-14T22:00:00Z')).toBe(0)
  const weeks = await db.query('select distinct run, week_key as week from trivia_generation_log')
  expect(weeks).toEqual([{ run: 'schedule:2026-03-21', week: '2026-03-21' }])
})

it('three workers and a kill -9 in the middle: each age group and language has one row', async () => {
  const done = () => workers.count('from trivia_generation_log')
  await workers.killOneOfThree(generateWeekends, {}, { done, all: 16 })
  expect(await workers.count('from (select distinct age_group, locale from trivia_generation_log) l')).toBe(
    16,
  )
}, 120_000)
