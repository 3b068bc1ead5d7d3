import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PromptRequest } from '#domain/ai/writing/composePrompts.ts'
import { promptAreas } from '#domain/ai/writing/schema.ts'
import { curatedAi } from '#services/ai/curated.ts'
import { openAi } from '#services/ai/openai.ts'
import type { Ai, AiError } from '#services/ai/port.ts'
import { completion, goodPrompts, startFakeOpenAi, verdict, type FakeOpenAi } from './fakeOpenAi.ts'

const request: PromptRequest = {
  locale: 'en',
  ageGroup: 'teen',
  focusAreas: ['sleep'],
  moods: [{ mood: 'tired', intensity: 3, daysAgo: 0 }],
  recent: ['What is heavy at the moment?'],
  named: 'sad',
  seed: 'seed-of-a-person-and-a-day',
  count: 3,
}
let fake: FakeOpenAi
const model = (): Ai =>
  openAi({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.url, OPENAI_MODEL: 'gpt-5-mini' }, {
    warn: () => {},
  } as never)
const errorOf = (ai: Ai) => ai.prompts(request).catch((error: AiError) => error)

beforeAll(async () => {
  fake = await startFakeOpenAi()
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

describe.each([
  ['our editors', () => curatedAi()],
  ['a model', () => model()],
])('prompts from %s', (_, make) => {
  it.each([1, 3])(
    'are as many as asked for (%s), different, of known areas, and say where they come from',
    async (count) => {
      const ai = make()
      const { prompts, source, tokens } = await ai.prompts({ ...request, count })
      expect(new Set(prompts.map(({ prompt }) => prompt)).size).toBe(count)
      for (const { area } of prompts) expect(promptAreas).toContain(area)
      expect(source).toBe(ai.hasModel ? 'model' : 'curated')
      expect(tokens).toBeLessThanOrEqual(ai.mostTokens)
      expect(ai.stats()).toMatchObject({ made: 1, failed: 0 })
    },
  )
})

it('what leaves is moods, strengths, days, areas and our own questions; both ways are looked at', async () => {
  await model().prompts(request)
  const [{ body }] = fake.completions() as [ReturnType<FakeOpenAi['completions']>[number]]
  expect(body).toMatchObject({
    store: false,
    response_format: { type: 'json_schema', json_schema: { name: 'prompts', strict: true } },
  })
  const messages = body.messages as { content: string }[]
  expect(JSON.parse(messages[1]!.content)).toEqual({
    feels_now: 'sad',
    check_ins: [{ mood: 'tired', intensity: 3, days_ago: 0 }],
    focus_areas: ['sleep'],
    do_not_repeat: request.recent,
  })
  expect(JSON.stringify(fake.asked)).not.toContain(request.seed)
  expect(fake.asked.map(({ path }) => path)).toEqual([
    '/v1/moderations',
    '/v1/chat/completions',
    '/v1/moderations',
  ])
})

describe('a model that', () => {
  const chat = '/v1/chat/completions'
  const [first, ...others] = goodPrompts(3).prompts
  it.each([
    ['text that is no JSON', 'Sure! Here you go:'],
    ['two', goodPrompts(2)],
    ['one twice', { prompts: [first, first, others[0]] }],
    ['an unknown area', { prompts: [{ ...first, focus_area: 'diet' }, ...others] }],
    ['more than the schema', { ...goodPrompts(3), note: 'hello' }],
    ['a link', { prompts: [{ ...first, prompt: 'Have you read https://example.org today?' }, ...others] }],
    [
      'crisis wording',
      { prompts: [{ ...first, prompt: 'When did you last want to die, and why?' }, ...others] },
    ],
    ['what was shown lately', { prompts: [{ ...first, prompt: request.recent[0] }, ...others] }],
  ])('answers %s is not shown', async (_, content) => {
    fake.on((path) => (path === chat ? completion(content) : undefined))
    expect(await errorOf(model())).toMatchObject({ reason: 'unusable', tokens: 1_000 })
  })

  it('writes what the moderation service objects to is not shown', async () => {
    fake.on((path, body) => (path === chat ? undefined : verdict(body, (text) => text === others[0]!.prompt)))
    expect(await errorOf(model())).toMatchObject({ reason: 'flagged', tokens: 1_000 })
  })

  it('failed five times, with suggestions and prompts together, is left alone', async () => {
    const ai = model()
    fake.on(() => ({ status: 500, json: {} }))
    for (let n = 0; n < 3; n += 1) await ai.suggest(request).catch(() => undefined)
    for (let n = 0; n < 2; n += 1) await errorOf(ai)
    expect(await errorOf(ai)).toMatchObject({ reason: 'resting', tokens: 0 })
  })
})
