import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QuestionRequest } from '#domain/trivia/generation.ts'
import { curatedAi } from '#services/ai/curated.ts'
import { openAi } from '#services/ai/openai.ts'
import { completion, startFakeOpenAi, verdict, type FakeOpenAi } from './fakeOpenAi.ts'

const CHAT = '/v1/chat/completions'
const request: QuestionRequest = { locale: 'en', ageGroup: 'teen', count: 2, avoid: ['What is stress?'] }
const question = (prompt: string) => ({
  category: 'habits',
  difficulty: 'easy',
  prompt,
  options: ['A walk', 'No sleep', 'Bad news', 'Cold feet'],
  correct: 'A walk',
  explanation: 'A walk can lift the mood.',
})
const good = { questions: [question('What lifts the mood?'), question('What helps at noon?')] }
let fake: FakeOpenAi
const model = () =>
  openAi({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.url, OPENAI_MODEL: 'gpt-5-mini' }, {
    warn: () => undefined,
  } as never)
const answers = (content: unknown) => fake.on((path) => (path === CHAT ? completion(content) : undefined))

beforeAll(async () => void (fake = await startFakeOpenAi()))
beforeEach(() => fake.reset())
afterAll(() => fake.close())

describe('questions of trivia', () => {
  it('come as they were written, from a request that names no one', async () => {
    answers(good)
    const { questions, source } = await model().questions(request)
    expect([questions, source]).toEqual([good.questions, 'model'])
    const [{ body }] = fake.completions() as [ReturnType<FakeOpenAi['completions']>[number]]
    expect(body).toMatchObject({
      store: false,
      response_format: { type: 'json_schema', json_schema: { name: 'trivia_questions', strict: true } },
    })
    const [system, user] = body.messages as { content: string }[]
    expect(system!.content).toMatch(/^You write 2 quiz questions .* a teenager of 13 to 17/)
    expect(JSON.parse(user!.content)).toEqual({ do_not_repeat: ['What is stress?'] })
  })

  it.each([
    ['text', 'Here they are:'],
    ['half', { questions: good.questions.slice(1) }],
    ['one more', { questions: [...good.questions, question('What else?')] }],
    ['an unknown category', { questions: good.questions.map((one) => ({ ...one, category: 'diet' })) }],
    ['more than the schema', { ...good, note: 'hello' }],
    [
      'a question without an explanation',
      { questions: good.questions.map((one) => ({ ...one, explanation: '' })) },
    ],
  ])('are none when the model answers %s', async (_, content) => {
    answers(content)
    await expect(model().questions(request)).rejects.toMatchObject({ reason: 'unusable' })
  })

  it('are none when the moderation service objects to one', async () => {
    fake.on((path, body) => {
      if (path === CHAT) return completion(good)
      return verdict(body, (text) => text.includes('at noon'))
    })
    await expect(model().questions(request)).rejects.toMatchObject({ reason: 'flagged' })
  })

  it('are in the bank where there is no model', async () => {
    expect(await curatedAi().questions(request)).toMatchObject({ source: 'curated', questions: [] })
  })
})
