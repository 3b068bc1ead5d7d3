import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Body = Record<string, unknown>
/** What arrived, in order. */
export type Asked = { path: string; body: Body; headers: Record<string, string | string[] | undefined> }
/** An answer: JSON with a status, raw text, or silence. */
type Answer =
  | { status?: number; headers?: Record<string, string>; json: unknown }
  | { raw: string }
  | 'silence'
  | 'hang up'

const texts = [
  ['breathing', 'Breathe out longer than you breathe in. Six slow rounds are enough.'],
  ['movement', 'Stand up and stretch both arms. Let them fall when you like.'],
  ['connection', 'Tell one person one true thing. It may be very small.'],
  ['rest', 'Close your eyes for two minutes. Nothing has to happen.'],
  ['planning', 'Write down one thing for tomorrow. Leave the others out.'],
]
/** A good set, as a model would answer it. */
export const goodSet = (round = 0) => ({
  suggestions: texts.map(([type, content]) => ({
    type,
    content: round === 0 ? content : `${content} (${round})`,
  })),
})
const questions = [
  ['emotions', 'What was loud today, and what was quiet?'],
  ['goals', 'What would be one small step for tomorrow?'],
  ['relationships', 'Whom would you like to tell about today?'],
]
/** Good prompts, as a model would answer them. */
export const goodPrompts = (count: number) => ({
  prompts: questions.slice(0, count).map(([focus_area, prompt]) => ({ focus_area, prompt })),
})
/** A completion around some content. */
export const completion = (content: unknown, more: object = {}): Answer => ({
  json: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
          refusal: null,
          ...more,
        },
      },
    ],
    usage: { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1_000 },
  },
})
/** What the moderation service says: which of the texts it objects to. */
export const verdict = (body: Body, flagged: (text: string) => boolean): Answer => ({
  json: {
    id: 'm',
    model: 'omni',
    results: (body.input as string[]).map((text) => ({
      flagged: flagged(text),
      categories: {},
      category_scores: noScores,
    })),
  },
})

/** What the moderation service says of one text: scores of categories, 0 where none is given. */
export const scored = (scores: Record<string, number>, flagged = false): Answer => ({
  json: {
    id: 'm',
    model: 'omni',
    results: [{ flagged, categories: {}, category_scores: { ...noScores, ...scores } }],
  },
})
const noScores = Object.fromEntries(
  [
    'harassment',
    'harassment/threatening',
    'hate',
    'hate/threatening',
    'illicit',
    'illicit/violent',
    'self-harm',
    'self-harm/instructions',
    'self-harm/intent',
    'sexual',
    'sexual/minors',
    'violence',
    'violence/graphic',
  ].map((name) => [name, 0]),
)

/** A local server that speaks like OpenAI. `on` decides; unless told, everything is well. */
export async function startFakeOpenAi() {
  const asked: Asked[] = []
  let sets = 0
  const usual = (path: string, body: Body): Answer =>
    path.endsWith('/moderations') ? verdict(body, () => false) : completion(answerTo(body))
  const answerTo = (body: Body) => {
    const { name } = (body.response_format as { json_schema: { name: string } }).json_schema
    if (name === 'suggestions') return goodSet(sets++)
    const [system] = body.messages as { content: string }[]
    return goodPrompts(Number(/^You write (\d+)/.exec(system!.content)![1]))
  }
  let decide: (
    path: string,
    body: Body,
    count: number,
  ) => Answer | undefined | Promise<Answer | undefined> = () => undefined
  const hanging = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const path = request.url!
      const body = JSON.parse(text) as Body
      asked.push({ path, body, headers: request.headers })
      const count = asked.filter((one) => one.path === path).length
      void Promise.resolve(decide(path, body, count)).then((notified) => {
        const answer = notified ?? usual(path, body)
        if (answer === 'silence') return void hanging.add(response)
        if (answer === 'hang up') return void response.destroy()
        if ('raw' in answer)
          return void response.writeHead(200, { 'content-type': 'application/json' }).end(answer.raw)
        response
          .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
          .end(JSON.stringify(answer.json))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Answers differently from now on; undefined is the usual answer. */
    on: (notified: typeof decide) => (decide = notified),
    reset: () => {
      asked.length = 0
      decide = () => undefined
    },
    /** Calls to the model itself. */
    completions: () => asked.filter(({ path }) => path.endsWith('/chat/completions')),
    close: () =>
      new Promise<void>((resolve) => {
        for (const response of hanging) response.destroy()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
/** A running fake of OpenAI. */
export type FakeOpenAi = Awaited<ReturnType<typeof startFakeOpenAi>>
