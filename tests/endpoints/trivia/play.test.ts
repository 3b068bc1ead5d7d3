import { setFlag } from '#tests/kit/flags.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { triviaApi } from '#domain/trivia/api.ts'
import { triviaCardApi } from '#domain/trivia/cardApi.ts'
import { TRIVIA_QUESTIONS } from '#domain/trivia/figures.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { publishWeekend, RIGHT, SATURDAY, WRONG } from './publishWeekend.ts'

const context = useTestContext()
const key = { weekKey: SATURDAY, session: 1 }
const open = (as: Person, over: Partial<typeof key> = {}) =>
  context.current.ask(triviaApi.open, { body: { ...key, ...over } }, { as })
const answer = (as: Person, question: number, choice = RIGHT, over: Partial<typeof key> = {}) =>
  context.current.ask(triviaApi.answer, { body: { ...key, ...over, question, choice } }, { as })
const finish = (as: Person, over: Partial<typeof key> = {}) =>
  context.current.ask(triviaApi.finish, { body: { ...key, ...over } }, { as })
const outcome = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
]
const playAll = async (as: Person, session = 1, right = TRIVIA_QUESTIONS) => {
  await open(as, { session })
  for (let number = 1; number <= TRIVIA_QUESTIONS; number += 1)
    await answer(as, number, number <= right ? RIGHT : WRONG, { session })
}

beforeEach(async () => {
  const { clock, db } = context.current
  clock.set('2026-03-14T14:00:00Z')
  await db.query('delete from trivia_weekly_sessions')
  await setFlag(db, 'ff.trivia', true)
  await setFlag(db, 'ff.trivia_all_week', false)
  await publishWeekend(db)
})

describe('a session', () => {
  it('is opened without its answers, takes the first answer, and resumes at the very question', async () => {
    const me = await context.current.people.adult()
    const { body } = await open(me)
    expect(body).toMatchObject({ weekKey: SATURDAY, session: 1, language: 'en', score: 0 })
    expect(body.questions).toHaveLength(TRIVIA_QUESTIONS)
    expect(JSON.stringify(body)).not.toMatch(/correct|explanation|helps/)
    expect(body.questions[0]).toEqual({
      number: 1,
      q: 'Question 1 of session 1?',
      options: ['Rest', 'Walk', 'Sing', 'Read'].map((text, index) => ({ id: 'abcd'[index], text })),
      answered: null,
    })
    const first = {
      choice: RIGHT,
      isCorrect: true,
      correct: RIGHT,
      explanation: 'Walking helps, 1-1.',
      score: 10,
    }
    expect((await answer(me, 1)).body).toEqual(first)
    expect((await answer(me, 1, WRONG)).body).toEqual(first)
    expect((await answer(me, 2, 'Rest')).body).toMatchObject({
      choice: WRONG,
      isCorrect: false,
      correct: RIGHT,
      score: 10,
    })
    const again = (await open(me)).body
    expect(again.questions.map(({ answered }) => answered?.isCorrect)).toEqual([true, false, ...Array(8)])
    expect(again.questions.filter(({ answered }) => answered)).toHaveLength(2)
    expect(again.score).toBe(10)
  })

  it('is finished with its tenth answer: points, answers, streak; the next one opens then', async () => {
    const me = await context.current.people.adult()
    expect(outcome(await open(me, { session: 2 }))).toEqual([409, 'trivia.error.not_yet'])
    await open(me)
    for (let number = 1; number < TRIVIA_QUESTIONS; number += 1) await answer(me, number)
    expect(outcome(await finish(me))).toEqual([409, 'trivia.error.unfinished'])
    await answer(me, TRIVIA_QUESTIONS, WRONG)
    expect((await finish(me)).body).toEqual({ score: 90, streak: 1, isWeekendDone: false })
    expect((await finish(me)).body).toEqual({ score: 90, streak: 1, isWeekendDone: false })
    const rows = await context.current.db.query(
      'select answers, score from trivia_session_progress where user_id = $1',
      [me.id],
    )
    expect(rows).toEqual([{ answers: [...Array<string>(9).fill(RIGHT), WRONG], score: 90 }])
    expect((await open(me, { session: 2 })).status).toBe(200)
    await playAll(me, 2, 5)
    await playAll(me, 3, 0)
    expect((await finish(me, { session: 3 })).body).toEqual({ score: 0, streak: 1, isWeekendDone: true })
    expect(await context.current.call(triviaApi.scoreboard, {}, { as: me })).toEqual({
      weeks: [{ weekKey: SATURDAY, sessions: 3, score: 140 }],
      streak: 1,
      longest: 1,
    })
    expect((await context.current.call(triviaApi.weekend, {}, { as: me })).state).toBe('played')
  })

  it('keeps one row of an answer that comes twenty times from two tabs', async () => {
    const me = await context.current.people.adult()
    await open(me)
    const answers = await inWaves(20, (n) => answer(me, 3, n % 2 ? RIGHT : WRONG))
    expect(new Set(answers.map(({ body }) => body.choice)).size).toBe(1)
    const rows = await context.current.db.query('select choice from trivia_answers where user_id = $1', [
      me.id,
    ])
    expect(rows).toEqual([{ choice: answers[0]!.body.choice }])
  })

  it.each([
    ['an option it does not have', { choice: 'e' }, 422],
    ['a text it does not have', { choice: 'walk' }, 422],
    ['a choice that is far too long', { choice: 'x'.repeat(100_000) }, 422],
    ['an empty choice', { choice: '' }, 422],
    ['question 0', { question: 0 }, 422],
    ['question 11', { question: 11 }, 422],
    ['session 4', { session: 4 }, 422],
    ['a Friday', { weekKey: '2026-03-13' }, 422],
    ['no day', { weekKey: 'x; drop table' }, 422],
    ['a weekend never begun', { weekKey: '2026-03-07' }, 404],
    ['a session never begun', { session: 2 }, 404],
  ])('rejects %s and stores nothing', async (_, over, status) => {
    const me = await context.current.people.adult()
    await open(me)
    const body = { ...key, question: 1, choice: RIGHT, ...over }
    const found = await context.current.ask(triviaApi.answer, { body }, { as: me })
    expect(found.status).toBe(status)
    if (status === 422)
      expect(Object.keys(found.body.error.fields ?? {})).toEqual([`body.${Object.keys(over)[0]}`])
    expect(
      await context.current.db.query('select 1 from trivia_answers where user_id = $1', [me.id]),
    ).toEqual([])
  })
})

describe('the end of a weekend', () => {
  it('gives a session begun in time an hour, then says what counts', async () => {
    const { clock, people } = context.current
    const me = await people.adult({ timeZone: 'America/Detroit' })
    clock.set('2026-03-16T03:50:00Z')
    await playAll(me, 1, 7)
    clock.set('2026-03-16T03:59:59Z')
    await open(me, { session: 2 })
    clock.set('2026-03-16T04:30:00Z')
    expect((await answer(me, 1, RIGHT, { session: 2 })).body.isCorrect).toBe(true)
    const weekend = await context.current.call(triviaApi.weekend, {}, { as: me })
    expect(weekend).toMatchObject({
      weekKey: SATURDAY,
      state: 'not_played',
      closesAt: '2026-03-16T05:00:00.000Z',
    })
    expect((await open(me, { session: 2 })).body.score).toBe(10)
    clock.set('2026-03-16T05:00:00Z')
    const late = await answer(me, 2, RIGHT, { session: 2 })
    expect(outcome(late)).toEqual([409, 'trivia.error.closed'])
    expect(late.body.error.args).toEqual({ sessions: 1, score: 70 })
    expect(outcome(await open(me, { session: 2 }))).toEqual([409, 'trivia.error.closed'])
    expect((await context.current.call(triviaApi.weekend, {}, { as: me })).state).toBe('off_day')
  })

  it('opens nothing before Saturday, after Sunday, or twice by moving', async () => {
    const { clock, people, db } = context.current
    const me = await people.adult({ timeZone: 'Pacific/Kiritimati' })
    await playAll(me)
    clock.set('2026-03-15T10:30:00Z')
    expect(outcome(await open(me, { session: 2 }))).toEqual([409, 'trivia.error.closed'])
    // West of there it is still Sunday: the same weekend goes on, and what was played stays played.
    await db.query(`update profiles set time_zone = 'America/Los_Angeles' where id = $1`, [me.id])
    expect((await open(me)).body.questions.every(({ answered }) => answered)).toBe(true)
    expect((await open(me, { session: 2 })).status).toBe(200)
    clock.set('2026-03-20T12:00:00Z')
    expect(outcome(await open(me, { weekKey: '2026-03-21' }))).toEqual([409, 'trivia.error.closed'])
  })

  it('is on Friday night where the flag keeps it open, and the card says so', async () => {
    const { clock, people, db } = context.current
    await setFlag(db, 'ff.trivia_all_week', true)
    const me = await people.adult({ timeZone: 'UTC' })
    clock.set('2026-03-20T23:59:00Z')
    expect((await open(me)).status).toBe(200)
    expect(await context.current.call(triviaCardApi.card, {}, { as: me })).toMatchObject({
      card: { state: 'not_played', allWeek: true, weekKey: SATURDAY, closesAt: '2026-03-21T00:00:00.000Z' },
    })
  })
})

describe('who plays what', () => {
  it('gives no questions of another group, also not those begun before an age was corrected', async () => {
    const { people, db } = context.current
    const me = await people.elder()
    await open(me)
    expect((await answer(me, 1)).status).toBe(200)
    await db.query(`update profiles set age_group = 'adult', age = 40 where id = $1`, [me.id])
    expect((await answer(me, 2)).status).toBe(200)
    await db.query(`update trivia_weekly_sessions set age_group = 'elder'`)
    expect((await answer(me, 3)).status).toBe(404)
    expect(outcome(await open(me))).toEqual([404, 'trivia.error.no_session'])
    await db.query(`update trivia_weekly_sessions set age_group = 'adult'`)
    const teen = await people.teen({ guardian: 'verified' })
    expect(outcome(await open(teen))).toEqual([404, 'trivia.error.no_session'])
    await publishWeekend(db, { ageGroup: 'teen' })
    expect((await open(teen)).status).toBe(200)
  })

  it('begins anew when the age group advances in a weekend, and keeps what was finished', async () => {
    const { people, db } = context.current
    await publishWeekend(db, { ageGroup: 'teen' })
    const me = await people.teen({ guardian: 'verified' })
    await playAll(me)
    await finish(me)
    await open(me, { session: 2 })
    await answer(me, 1, RIGHT, { session: 2 })
    await db.query(`update profiles set age_group = 'adult', age = 18 where id = $1`, [me.id])
    expect((await answer(me, 2, RIGHT, { session: 2 })).status).toBe(404)
    const { status, body } = await open(me, { session: 2 })
    expect([status, body.score, body.questions.some(({ answered }) => answered)]).toEqual([200, 0, false])
    expect((await answer(me, 1, RIGHT, { session: 2 })).body.score).toBe(10)
    expect((await open(me, { session: 2 })).body.score).toBe(10)
    const plays = await db.query<{ answers: number }>(
      `select count(a.id)::int as answers from trivia_plays p left join trivia_answers a on a.play_id = p.id
       where p.user_id = $1 group by p.session_number order by p.session_number`,
      [me.id],
    )
    expect((await open(me)).status).toBe(404)
    expect(plays).toEqual([{ answers: TRIVIA_QUESTIONS }, { answers: 1 }])
  })

  it('asks the guardian of a minor first, and everybody for a session of their own', async () => {
    const { people, db } = context.current
    await publishWeekend(db, { ageGroup: 'child' })
    const child = await people.child({ guardian: 'none' })
    expect(outcome(await open(child))).toEqual([403, 'trivia.error.guardian_needed'])
    const [me, other] = [await people.adult(), await people.adult()]
    await playAll(me)
    const [foreign, missing] = [
      await answer(other, 1),
      await answer(other, 1, RIGHT, { weekKey: '2026-03-07' }),
    ]
    const bare = ({ body }: typeof foreign) => ({ ...body.error, requestId: '' })
    expect(foreign.status).toBe(404)
    expect(bare(foreign)).toEqual(bare(missing))
    expect((await context.current.call(triviaApi.scoreboard, {}, { as: other })).weeks).toEqual([])
  })

  it('says that questions are in English, and stays with the language that was begun', async () => {
    const { people, db } = context.current
    const me = await people.adult({ locale: 'fr' })
    expect((await context.current.call(triviaApi.weekend, {}, { as: me })).language).toBe('en')
    await playAll(me)
    await publishWeekend(db, { locale: 'fr' })
    expect((await open(me, { session: 2 })).body.language).toBe('en')
    const other = await people.adult({ locale: 'fr' })
    expect((await open(other)).body.language).toBe('fr')
  })

  it('is away while trivia is turned off', async () => {
    const me = await context.current.people.adult()
    await setFlag(context.current.db, 'ff.trivia', false)
    expect((await open(me)).status).toBe(503)
  })
})

describe('around the game', () => {
  it('stores a report of a question once', async () => {
    const me = await context.current.people.adult()
    await open(me)
    const report = (over: object = {}) =>
      context.current.ask(
        triviaApi.report,
        { body: { ...key, question: 4, reason: 'unclear', ...over } },
        { as: me },
      )
    expect((await report()).status).toBe(200)
    expect((await report({ reason: 'wrong' })).status).toBe(200)
    expect((await report({ note: 'My own words.' })).status).toBe(422)
    const rows = await context.current.db.query(
      'select question_id, question, reason from trivia_reports where user_id = $1',
      [me.id],
    )
    expect(rows).toEqual([{ question_id: 'q-1-4', question: 'Question 4 of session 1?', reason: 'unclear' }])
  })

  it('counts no more of a break than the clock of the server saw', async () => {
    const { clock, people } = context.current
    const me = await people.adult()
    const watch = (seconds: number) =>
      context.current.ask(
        triviaApi.watchBreak,
        { body: { weekKey: SATURDAY, position: 1, seconds } },
        { as: me },
      )
    expect((await watch(0)).status).toBe(404)
    await playAll(me)
    expect((await watch(500)).body).toEqual({ position: 1, seconds: 0, completed: false })
    clock.advance(5)
    expect((await watch(500)).body).toEqual({ position: 1, seconds: 5, completed: false })
    expect((await watch(2)).body.seconds).toBe(5)
    clock.advance(40)
    expect((await watch(45)).body).toEqual({ position: 1, seconds: 45, completed: true })
    const { breaks } = await context.current.call(triviaApi.weekend, {}, { as: me })
    expect(breaks).toEqual([{ position: 1, seconds: 45, completed: true }])
  })

  it('keeps whether trivia moves', async () => {
    const me = await context.current.people.adult()
    expect((await context.current.call(triviaApi.weekend, {}, { as: me })).animations).toBe(true)
    await context.current.call(triviaApi.saveSettings, { body: { animations: false } }, { as: me })
    expect((await context.current.call(triviaApi.weekend, {}, { as: me })).animations).toBe(false)
  })
})
