import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DraftQuestion } from '#domain/trivia/generation.ts'
import { generateSessions } from '#operations/trivia/weeks/generateSessions.ts'
import { publishWeekend } from '#operations/trivia/weeks/publishWeekend.ts'
import { seedTriviaBank } from '#seed/factories/triviaBank.ts'
import { openAi } from '#services/ai/openai.ts'
import { completion, startFakeOpenAi, type FakeOpenAi } from '#tests/services/ai/fakeOpenAi.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T14:00:00Z' })
const CHAT = '/v1/chat/completions'
const WEEK = '2026-03-14'
let fake: FakeOpenAi
beforeAll(async () => void (fake = await startFakeOpenAi()))
afterAll(() => fake.close())
beforeEach(async () => {
  const { db, clock } = context.current
  for (const table of [
    'notifications',
    'trivia_weekly_sessions',
    'trivia_generation_log',
    'trivia_questions',
  ])
    await db.query(`delete from ${table}`)
  await seedTriviaBank(db, clock.now())
  fake.reset()
  made = 0
})

const run = (over: object = {}) =>
  ({ run: 'test', weekKey: WEEK, ageGroup: 'teen', locale: 'en', ...over }) as const
/** With a model behind it. */
const withModel = () => ({
  ...context.current.services,
  ai: openAi(
    { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.url, OPENAI_MODEL: 'gpt-5-mini' },
    { warn: () => undefined },
    { deadlineMs: 1_000 },
  ),
})
const generate = (over: object = {}, services: Parameters<typeof generateSessions>[0] = withModel()) =>
  generateSessions(services, run(over) as never)

type Logged = { status: string; kept: string[]; dropped: { reason: string; prompt?: string }[] }
const logOf = async (name = 'test') =>
  (
    await context.current.db.query<Logged>(
      'select status, kept_ids as kept, dropped_reasons as dropped from trivia_generation_log where run = $1',
      [name],
    )
  )[0]!
const drafts = () =>
  context.current.db.query<{ id: string; state: string; sensitive: boolean; options: { text: string }[] }>(
    `select id, review_state as state, sensitive, options from trivia_questions where source = 'generated' order by id`,
  )
/** Every question of the bank was in the weekend before. */
const useUp = async () => {
  await context.current.db.query(
    `delete from trivia_questions where id in (select id from (
       select id, row_number() over (partition by age_group, locale order by id) as n from trivia_questions) q where n > 30)`,
  )
  await publishWeekend(context.current.services, '2026-03-07')
}
let made = 0
const ONSETS = 'b c d f g h j k m n p r s t v w br dr fr gr'.split(' ')
/** Three short words of their own for each number below 100, so that no two prompts share one. */
const promptOf = (number: number) =>
  ['t', 'n', 'p'].map((end) => ONSETS[number % 20]! + 'aeiou'[Math.floor(number / 20)]! + end).join(' ') + '?'
const question = (over: Partial<DraftQuestion> = {}): DraftQuestion => {
  made += 1
  return {
    category: 'habits',
    difficulty: 'easy',
    prompt: promptOf(made),
    options: ['A short walk', 'No sleep', 'Bad news', 'Cold feet'],
    correct: 'A short walk',
    explanation: 'A walk can lift the mood for a while.',
    ...over,
  }
}
const countOf = (body: Record<string, unknown>) => {
  const [system] = body.messages as { content: string }[]
  return Number(/^You write (\d+)/.exec(system!.content)![1])
}
const answering = (make: (index: number) => DraftQuestion) =>
  fake.on((path, body) =>
    path === CHAT
      ? completion({ questions: Array.from({ length: countOf(body) }, (_, index) => make(index)) })
      : undefined,
  )

describe('a run of the generation', () => {
  it('takes approved questions that were in no weekend, and asks no model for them', async () => {
    expect(await generate()).toBe('success')
    const { kept, dropped } = await logOf()
    expect([new Set(kept).size, dropped, fake.asked]).toEqual([30, [], []])
    expect(await drafts()).toEqual([])
  })

  it('leaves those of a weekend that is not published yet to that weekend', async () => {
    await generate()
    await generate({ run: 'next', weekKey: '2026-03-21' })
    const [first, next] = [await logOf(), await logOf('next')]
    expect(next.kept.filter((id) => first.kept.includes(id))).toEqual([])
    await publishWeekend(context.current.services, WEEK)
    const [row] = await context.current.db.query<{ ids: string[] }>(
      `select array_agg(e ->> 'id') as ids from trivia_weekly_sessions s,
         jsonb_array_elements(session_1_questions || session_2_questions || session_3_questions) e
       where age_group = 'teen' and locale = 'en'`,
    )
    expect(new Set(row!.ids)).toEqual(new Set(first.kept))
  })

  it('has the model write what is missing, as drafts that no weekend takes', async () => {
    await useUp()
    answering(() => question())
    expect(await generate()).toBe('success')
    const written = await drafts()
    expect(written).toHaveLength(30)
    expect(new Set(written.map(({ state }) => state))).toEqual(new Set(['pending']))
    expect(new Set((await logOf()).kept)).toEqual(new Set(written.map(({ id }) => id)))
    expect(fake.completions()).toHaveLength(3)
    await publishWeekend(context.current.services, WEEK)
    const found = await context.current.db.query(
      `select 1 from trivia_weekly_sessions s, jsonb_array_elements(session_1_questions || session_2_questions || session_3_questions) e
       where e ->> 'id' in (select id::text from trivia_questions where source = 'generated')`,
    )
    expect(found).toEqual([])
    // The drafts wait; another run asks for nothing.
    fake.reset()
    expect(await generate({ run: 'again' })).toBe('success')
    expect(fake.asked).toEqual([])
  })

  it('drops what fails a check, says why, and asks for more', async () => {
    await useUp()
    const twice = question()
    answering((index) => {
      if (index === 0) return question({ correct: 'Something else' })
      if (index === 1) return question({ options: ['A short walk', 'a short walk', 'Rest', 'Sleep'] })
      if (index === 2) return { ...twice }
      return question()
    })
    expect(await generate()).toBe('success')
    const { kept, dropped } = await logOf()
    expect(kept).toHaveLength(30)
    const reasons = dropped.map(({ reason }) => reason)
    expect(new Set(reasons)).toEqual(new Set(['right', 'options', 'duplicate']))
    expect(dropped.every(({ prompt }) => prompt)).toBe(true)
  })

  it.each([
    ['is away', () => ({ status: 500, json: {} }) as const, 'model_away'],
    ['hangs up', () => 'hang up' as const, 'model_away'],
    ['answers with garbage', () => completion('Sure! Here they are:'), 'model_garbage'],
    ['answers with half', () => completion({ questions: [question(), question()] }), 'model_garbage'],
    ['refuses', () => completion('', { refusal: 'No.' }), 'model_refused'],
  ])('whose model %s says failed, and our questions fill it', async (_, answer, reason) => {
    await useUp()
    fake.on((path) => (path === CHAT ? answer() : undefined))
    expect(await generate()).toBe('failed')
    const { kept, dropped, status } = await logOf()
    expect([status, new Set(kept).size, dropped]).toEqual(['failed', 30, [{ reason }]])
    expect(await drafts()).toEqual([])
    expect((await publishWeekend(context.current.services, WEEK)).published).toHaveLength(16)
  })

  it('keeps what came before the model failed', async () => {
    await useUp()
    fake.on((path, body, count) => {
      if (path !== CHAT) return undefined
      if (count > 1) return 'hang up'
      return completion({ questions: Array.from({ length: countOf(body) }, () => question()) })
    })
    expect(await generate()).toBe('failed')
    expect(await drafts()).toHaveLength(10)
    expect((await logOf()).kept).toHaveLength(30)
  })

  it('says other when there are fewer than thirty', async () => {
    await context.current.db.query(`delete from trivia_questions where age_group = 'teen' and locale = 'en'`)
    expect(await generate({}, context.current.services)).toBe('other')
    expect((await logOf()).kept).toEqual([])
  })

  it('is done once, however many workers repeat it', async () => {
    await useUp()
    answering(() => question())
    const done = await Promise.all([generate(), generate(), generate()])
    expect(done.filter(Boolean)).toEqual(['success'])
    expect(await generate()).toBeNull()
    expect(await drafts()).toHaveLength(30)
  })
})
