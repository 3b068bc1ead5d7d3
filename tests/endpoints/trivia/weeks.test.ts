import { beforeEach, describe, expect, it } from 'vitest'
import { can, staffRoles } from '#domain/access/staff.ts'
import { generateSessions } from '#domain/trivia/jobs.ts'
import { triviaDeskApi } from '#domain/trivia/deskApi.ts'
import { triviaWeeksApi } from '#domain/trivia/weeksApi.ts'
import { seedTriviaBank } from '#seed/factories/triviaBank.ts'
import type { Person } from '#tests/kit/people.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T14:00:00Z' })
const WEEK = '2026-03-14'
const TABLES = [
  'trivia_weekly_sessions',
  'trivia_generation_log',
  'trivia_rounds',
  'trivia_questions',
  'notifications',
  'graphile_worker._private_jobs',
]
beforeEach(async () => {
  const { db, clock } = context.current
  for (const table of TABLES) await db.query(`delete from ${table}`)
  await seedTriviaBank(db, clock.now())
})

const questionsFor = async (as: Person, ageGroup = 'child') =>
  (
    await context.current.call(
      triviaWeeksApi.roundQuestions,
      { query: { ageGroup: ageGroup as never, locale: 'en' } },
      { as },
    )
  ).questions
const round = (as: Person, body: object) =>
  context.current.ask(
    triviaWeeksApi.createRound,
    { body: { date: WEEK, ageGroup: 'child', ...body } as never },
    { as },
  )
const events = async (id: string) =>
  (
    await context.current.db.query<{ event: string }>(
      'select event from admin_audit_logs where admin_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ event }) => event)

describe('rounds, publishing and generation', () => {
  it.each(staffRoles)('are for staff who keep content: %s', async (role) => {
    const { people, ask } = context.current
    const as = await people.staff(role)
    const status = can([role], 'content.write') ? 200 : 403
    const answers = [
      await ask(triviaWeeksApi.weeks, {}, { as }),
      await ask(triviaWeeksApi.roundQuestions, { query: { ageGroup: 'teen', locale: 'fr' } }, { as }),
      await ask(triviaWeeksApi.generation, {}, { as }),
      await ask(triviaWeeksApi.publishRounds, {}, { as }),
      await ask(triviaWeeksApi.startGeneration, {}, { as }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status, status])
  })

  it('are closed to members, and to staff without a second factor', async () => {
    const { people, ask } = context.current
    for (const as of [await people.adult(), await people.staff('admin', { mfa: 'enrolled' })]) {
      expect((await ask(triviaWeeksApi.publishRounds, {}, { as })).status).toBe(403)
      expect((await ask(triviaWeeksApi.startGeneration, {}, { as })).status).toBe(403)
      expect((await ask(triviaWeeksApi.weeks, {}, { as })).status).toBe(403)
    }
  })
})

describe('a round', () => {
  it('takes active questions of its age group, five and more, and comes first in its weekend', async () => {
    const { people, call, db } = context.current
    const as = await people.staff('moderator')
    const [off, ...offered] = await questionsFor(as)
    await db.query('update trivia_questions set active = false where id = $1', [off!.id])
    expect((await questionsFor(as)).map(({ id }) => id)).toEqual(offered.map(({ id }) => id))
    const ids = offered.slice(0, 8).map(({ id }) => id)
    const teens = (await questionsFor(as, 'teen')).slice(0, 5).map(({ id }) => id)
    expect((await round(as, { questionIds: ids.slice(0, 4) })).status).toBe(422)
    expect((await round(as, { questionIds: teens })).body.error.code).toBe('trivia.error.round_questions')
    expect((await round(as, { questionIds: [off!.id, ...ids] })).status).toBe(422)
    expect((await round(as, { questionIds: [...ids.slice(0, 4), ids[0]] })).status).toBe(422)
    expect((await round(as, { questionIds: ids })).body.round).toMatchObject({ date: WEEK, questions: 8 })
    expect((await call(triviaWeeksApi.weeks, {}, { as })).rounds).toMatchObject([
      { date: WEEK, ageGroup: 'child', questions: 8 },
    ])
    expect((await call(triviaDeskApi.overview, {}, { as })).counts.rounds).toBe(1)
    await call(triviaWeeksApi.publishRounds, {}, { as })
    const [row] = await db.query<{ ids: string[] }>(
      `select array_agg(e ->> 'id') as ids from trivia_weekly_sessions s,
         jsonb_array_elements(session_1_questions || session_2_questions || session_3_questions) e
       where age_group = 'child' and locale = 'en'`,
    )
    expect(row!.ids).toEqual(expect.arrayContaining(ids))
    expect(await events(as.id)).toEqual(['trivia_round_created', 'trivia_weekend_published'])
  })

  it('needs a Saturday, or that another day is meant', async () => {
    const as = await context.current.people.staff('admin')
    const questionIds = (await questionsFor(as)).slice(0, 5).map(({ id }) => id)
    expect((await round(as, { questionIds, date: '2026-03-12' })).body.error.code).toBe(
      'trivia.error.round_day',
    )
    expect((await round(as, { questionIds, date: '2026-03-12', isOtherDay: true })).status).toBe(200)
    for (const date of ['2026-02-30', '2026-13-01', 'soon', ''])
      expect((await round(as, { questionIds, date, isOtherDay: true })).status).toBe(422)
  })
})

describe('publishing at the desk', () => {
  it('publishes the weekend that is on or comes, says how many and what is missing', async () => {
    const { people, call, db, clock } = context.current
    const as = await people.staff('admin')
    await db.query(
      `update trivia_questions set review_state = 'draft' where age_group = 'teen' and locale = 'ar'`,
    )
    const publish = () => call(triviaWeeksApi.publishRounds, {}, { as })
    expect(await publish()).toEqual({ published: 15, week_key: WEEK, missing: 1 })
    const { weekKey, weeks } = await call(triviaWeeksApi.weeks, {}, { as })
    expect(weekKey).toBe(WEEK)
    const current = weeks.find((week) => week.weekKey === WEEK)!.sessions
    expect(current.filter(({ isPublished }) => isPublished)).toHaveLength(15)
    expect(current.find(({ isPublished }) => !isPublished)).toEqual({
      ageGroup: 'teen',
      locale: 'ar',
      isPublished: false,
      approved: 0,
    })
    await db.query(`update trivia_questions set review_state = 'approved'`)
    clock.set('2026-03-15T14:00:00Z')
    expect(await publish()).toEqual({ published: 1, week_key: WEEK, missing: 0 })
    expect(await publish()).toEqual({ published: 0, week_key: WEEK, missing: 0 })
    clock.set('2026-03-12T14:00:00Z')
  })
})

describe('generating at the desk', () => {
  it('prepares every age group and language once, and the log shows the latest twenty', async () => {
    const { people, call, ask } = context.current
    const as = await people.staff('admin')
    const log = () => call(triviaWeeksApi.generation, {}, { as })
    expect(await log()).toEqual({
      weekKey: WEEK,
      publishes: WEEK,
      questions: 480,
      hasModel: false,
      isRunning: false,
      log: [],
    })
    const start = () => ask(triviaWeeksApi.startGeneration, {}, { as })
    const answers = await Promise.all([start(), start()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)!.body).toEqual({
      week_key: WEEK,
      combinations: 16,
      questions: 480,
    })
    expect((await log()).isRunning).toBe(true)
    expect(await runQueued(context.current, generateSessions)).toBe(16)
    const first = await log()
    expect([first.isRunning, first.log.length]).toEqual([false, 16])
    expect(first.log.every(({ status, kept }) => status === 'success' && kept === 30)).toBe(true)
    expect(new Set(first.log.map(({ ageGroup, locale }) => `${ageGroup} ${locale}`)).size).toBe(16)
    expect((await start()).status).toBe(200)
    await runQueued(context.current, generateSessions)
    expect((await log()).log).toHaveLength(20)
    expect(await events(as.id)).toEqual(['trivia_generation_started', 'trivia_generation_started'])
  })

  it('is for the next weekend once one has begun', async () => {
    const { people, call, clock } = context.current
    const as = await people.staff('admin')
    clock.set('2026-03-14T14:00:00Z')
    const { weekKey, publishes } = await call(triviaWeeksApi.generation, {}, { as })
    expect([weekKey, publishes]).toEqual(['2026-03-21', WEEK])
    clock.set('2026-03-12T14:00:00Z')
  })
})
