import { expect, it } from 'vitest'
import { checkinsApi } from '#domain/checkins/api.ts'
import { loadToken, seedLoad } from '#seed/datasets/load.ts'
import { sessionCookieName } from '#operations/account/sessionCookie.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('makes people with histories, and sessions that open them', async () => {
  const { db, call } = context.current
  await db.tx((sql) => seedLoad(sql, { people: 1_500, moods: 60_000 }))
  const [counts] = await db.query<{ people: number; moods: number; reflections: number; users: number }>(
    `select (select count(*) from profiles) as people, (select count(*) from moods) as moods,
       (select count(*) from reflections) as reflections, (select count(distinct user_id) from moods) as users`,
  )
  expect(counts).toEqual({ people: 1_500, moods: 60_000, reflections: 36_000, users: 1_500 })
  const { checkIns } = await call(
    checkinsApi.moodHistory,
    {},
    { cookie: `${sessionCookieName(false)}=${loadToken(7)}` },
  )
  expect(checkIns).toHaveLength(20)
  expect(checkIns.some(({ reflection }) => reflection !== null)).toBe(true)
})
