import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SuggestionRequest } from '#domain/ai/composeCurated.ts'
import { suggestionTypes, SUGGESTION_MAX } from '#domain/ai/suggestions.ts'
import { curatedAi } from '#services/ai/curated.ts'
import { openAi } from '#services/ai/openai.ts'
import { AiError, type Ai } from '#services/ai/port.ts'
import { completion, goodSet, startFakeOpenAi, verdict, type FakeOpenAi } from './fakeOpenAi.ts'

const request: SuggestionRequest = {
  locale: 'en',
  ageGroup: 'adult',
  focusAreas: ['anxiety'],
  moods: [
    { mood: 'anxious', intensity: 4, daysAgo: 0 },
    { mood: 'sad', intensity: 2, daysAgo: 1 },
  ],
  recent: ['Take three slow sighs. A second sip of air on top.'],
  seed: 'seed-of-a-person-and-a-day',
}
const warnings: Record<string, unknown>[] = []
const log = { warn: (fields: object) => void warnings.push(fields as Record<string, unknown>) }
let fake: FakeOpenAi
let time = 0
const model = (deadlineMs = 5_000): Ai =>
  openAi({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.url, OPENAI_MODEL: 'gpt-5-mini' }, log as never, {
    deadlineMs,
    now: () => time,
  })
const errorOf = (ai: Ai) => ai.suggest(request).catch((error: AiError) => error)

beforeAll(async () => {
  fake = await startFakeOpenAi()
})
beforeEach(() => {
  fake.reset()
  warnings.length = 0
  time = 0
})
afterAll(() => fake.close())

describe.each([
  ['our texts', () => curatedAi()],
  ['a model', () => model()],
])('suggestions from %s', (_, make) => {
  it('are five different ones of known kinds, and say where they come from', async () => {
    const ai = make()
    const { suggestions, source, tokens } = await ai.suggest(request)
    expect(suggestions).toHaveLength(5)
    expect(new Set(suggestions.map(({ content }) => content)).size).toBe(5)
    for (const { type, content } of suggestions) {
      expect(suggestionTypes).toContain(type)
      expect(content.length).toBeLessThanOrEqual(SUGGESTION_MAX)
    }
    expect(source).toBe(ai.hasModel ? 'model' : 'curated')
    expect(tokens).toBeLessThanOrEqual(ai.mostTokens)
    expect(ai.stats()).toMatchObject({ made: 1, failed: 0 })
  })
})

describe('what leaves for the model', () => {
  it('is moods, strengths, days, areas and recent headlines: nothing that says whose they are', async () => {
    await model().suggest(request)
    const [{ body, headers }] = fake.completions() as [ReturnType<FakeOpenAi['completions']>[number]]
    expect(body).toMatchObject({
      model: 'gpt-5-mini',
      store: false,
      reasoning_effort: 'low',
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    })
    const messages = body.messages as { role: string; content: string }[]
    expect(JSON.parse(messages[1]!.content)).toEqual({
      check_ins: [
        { mood: 'anxious', intensity: 4, days_ago: 0 },
        { mood: 'sad', intensity: 2, days_ago: 1 },
      ],
      focus_areas: ['anxiety'],
      do_not_repeat: ['Take three slow sighs.'],
    })
    expect(JSON.stringify(fake.asked)).not.toContain(request.seed)
    expect(headers.authorization).toBe('Bearer sk-test')
    expect(body).not.toHaveProperty('user')
    expect(body).not.toHaveProperty('safety_identifier')
  })

  it('passes the moderation service in both directions', async () => {
    await model().suggest(request)
    expect(fake.asked.map(({ path }) => path)).toEqual([
      '/v1/moderations',
      '/v1/chat/completions',
      '/v1/moderations',
    ])
    expect(fake.asked[2]!.body.input).toHaveLength(5)
  })

  it('never holds crisis wording, wherever it came from', async () => {
    const ai = model()
    const poisoned = { ...request, recent: ['I want to kill myself. Then something else.'] }
    await expect(ai.suggest(poisoned)).rejects.toMatchObject({ reason: 'flagged', tokens: 0 })
    expect(fake.asked).toEqual([])
  })
})

describe('a model that', () => {
  const chat = '/v1/chat/completions'
  const answers = (content: unknown, more?: object) =>
    fake.on((path) => (path === chat ? completion(content, more) : undefined))
  const withFirst = (content: string) => ({
    suggestions: [{ type: 'rest', content }, ...goodSet().suggestions.slice(1)],
  })

  it.each([
    ['text that is no JSON', 'Sure! Here are five ideas:'],
    ['an empty text', ''],
    ['four', { suggestions: goodSet().suggestions.slice(1) }],
    [
      'six',
      {
        suggestions: [...goodSet().suggestions, { type: 'rest', content: 'Sit down for a while and wait.' }],
      },
    ],
    ['one twice', { suggestions: [...goodSet().suggestions.slice(1), goodSet().suggestions[1]] }],
    ['an unknown kind', { suggestions: goodSet().suggestions.map((one) => ({ ...one, type: 'diet' })) }],
    ['more than the schema', { ...goodSet(), note: 'hello' }],
    ['advice on medicine', withFirst('Take your medication earlier tonight. It will help you.')],
    ['a diet', withFirst('Try a day of fasting this week. It clears the head.')],
    ['a link', withFirst('Read this page tonight. See https://example.org for it.')],
    ['a phone number', withFirst('Call this number when you like. It is 555 010 0199.')],
    ['another script', withFirst('تنفّس ببطء خمس مرات ثم استرح قليلًا.')],
    ['crisis wording', withFirst('Think about why you want to die. Write it down tonight.')],
    ['a text without end', withFirst('Sit down. '.repeat(60))],
    ['what was shown lately', withFirst(request.recent[0]!)],
  ])('answers %s is not shown, and what it cost is told', async (_, content) => {
    answers(content)
    expect(await errorOf(model())).toMatchObject({ reason: 'unusable', tokens: 1_000 })
  })

  it('sends no JSON at all is not shown; its cost is unknown', async () => {
    fake.on((path) => (path === chat ? { raw: '<html>' } : undefined))
    expect(await errorOf(model())).toBeInstanceOf(AiError)
  })

  it('refuses is believed', async () => {
    answers('', { refusal: 'I cannot help with that.' })
    expect(await errorOf(model())).toMatchObject({ reason: 'refused', tokens: 1_000 })
  })

  it('writes what the moderation service objects to is not shown', async () => {
    fake.on((path, body) =>
      path === chat ? undefined : verdict(body, (text) => text.startsWith('Tell one')),
    )
    expect(await errorOf(model())).toMatchObject({ reason: 'flagged', tokens: 1_000 })
  })

  it('is not asked what the moderation service objects to', async () => {
    fake.on((path, body) => (path === chat ? undefined : verdict(body, () => true)))
    expect(await errorOf(model())).toMatchObject({ reason: 'flagged', tokens: 0 })
    expect(fake.completions()).toEqual([])
  })

  it('is not asked while the moderation service is away: nothing goes unchecked', async () => {
    fake.on((path) => (path === chat ? undefined : { status: 500, json: {} }))
    expect(await errorOf(model())).toMatchObject({ reason: 'unavailable', tokens: 0 })
    expect(fake.completions()).toEqual([])
  })

  it('is busy is asked once more, and no oftener', async () => {
    fake.on((path, _, count) =>
      path === chat && count === 1 ? { status: 429, headers: { 'retry-after': '0' }, json: {} } : undefined,
    )
    expect(await model().suggest(request)).toMatchObject({ source: 'model' })
    fake.reset()
    fake.on((path) =>
      path === chat ? { status: 429, headers: { 'retry-after': '0' }, json: {} } : undefined,
    )
    expect(await errorOf(model())).toMatchObject({ reason: 'limited', tokens: 0 })
    expect(fake.completions()).toHaveLength(2)
  })

  it('says it is busy for long is not waited for', async () => {
    fake.on((path) =>
      path === chat ? { status: 429, headers: { 'retry-after': '20' }, json: {} } : undefined,
    )
    expect(await errorOf(model())).toMatchObject({ reason: 'limited' })
    expect(fake.completions()).toHaveLength(1)
  })

  it.each(['hang up', 'silence'] as const)(
    'answers with %s is not asked again: it may have cost something',
    async (how) => {
      fake.on((path) => (path === chat ? how : undefined))
      expect(await errorOf(model(400))).toMatchObject({
        reason: how === 'silence' ? 'timeout' : 'unavailable',
        tokens: null,
      })
      expect(fake.completions()).toHaveLength(1)
    },
  )

  it('does not know our key is named in the log, without a word of what was asked', async () => {
    fake.on(() => ({ status: 401, json: { error: { message: 'bad key sk-test' } } }))
    expect(await errorOf(model())).toMatchObject({ reason: 'unavailable', tokens: 0 })
    expect(warnings).toEqual([{ reason: 'unavailable', status: 401, resting: false }])
  })

  it('fails five times in a row is left alone for a minute, then tried once', async () => {
    const ai = model()
    fake.on(() => ({ status: 500, json: {} }))
    for (let n = 0; n < 5; n += 1) await errorOf(ai)
    expect(ai.stats()).toEqual({ state: 'open', made: 0, failed: 5 })
    fake.reset()
    expect(await errorOf(ai)).toMatchObject({ reason: 'resting', tokens: 0 })
    expect(fake.asked).toEqual([])
    time = 60_001
    fake.on(() => ({ status: 500, json: {} }))
    expect(await errorOf(ai)).toMatchObject({ reason: 'unavailable' })
    expect(await errorOf(ai)).toMatchObject({ reason: 'resting' })
    time = 121_000
    fake.reset()
    expect(await ai.suggest(request)).toMatchObject({ source: 'model' })
    expect(ai.stats().state).toBe('closed')
  })
})
