import { setTimeout as pause } from 'node:timers/promises'
import type { OpenAI } from 'openai'
import { isFitToShow } from '#domain/ai/isFitToShow.ts'
import { findsCrisis } from '#domain/moderation/crisis/findsCrisis.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log/log.ts'
import { createBreaker } from './breaker.ts'
import { connectOpenAi, effortOf, MODERATION_MODEL } from './connectOpenAi.ts'
import { AiError, type Ai, type AiErrorReason } from './port.ts'
import { suggestionTask } from './prompt.ts'
import { questionsTask } from './questionsTask.ts'
import type { Task } from './task.ts'
import { writingTask } from './writingTask.ts'

/** Everything together (two moderations and the answer) must be done in this time. */
const DEADLINE_MS = 12_000
/** Longest wait before the one repeat, in milliseconds. */
const REPEAT_WAIT_MAX_MS = 1_500
const ANSWER_TOKENS_MAX = 3_000
/** Generous for what `prompt.ts` and `writingTask.ts` can make. */
const PROMPT_TOKENS_MAX = 2_000

type Settings = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>
type Options = { deadlineMs?: number; now?: () => number }

/**
 * Suggestions and prompts from a language model. What leaves is in `prompt.ts` and `writingTask.ts`; nothing is stored
 * there on our behalf. Both directions pass our crisis lexicon and the moderation service. After several failures the
 * model is left alone for a minute.
 */
export function openAi(
  env: Settings,
  log: Pick<Log, 'warn'>,
  { deadlineMs = DEADLINE_MS, now = () => performance.now() }: Options = {},
): Ai {
  const breaker = createBreaker(now)
  const counts = { made: 0, failed: 0 }
  let client: Promise<OpenAI> | undefined

  const ask = async <T>(task: Task<T>) => {
    if (breaker.isOpen()) throw new AiError('resting', 0)
    const signal = AbortSignal.timeout(task.limits?.deadlineMs ?? deadlineMs)
    try {
      client ??= connectOpenAi(env)
      const answer = await compose(await client, { model: env.OPENAI_MODEL, task, signal })
      breaker.succeeded()
      counts.made += 1
      return answer
    } catch (error) {
      const known = errorOf(error, signal)
      // A declined request is an answer: the service works.
      if (known.reason === 'refused' || known.reason === 'flagged') breaker.succeeded()
      else breaker.failed()
      counts.failed += 1
      const { status } = (known.cause ?? error) as { status?: number }
      log.warn({ reason: known.reason, status, resting: breaker.isOpen() }, 'nothing from the model')
      throw known
    }
  }

  return {
    hasModel: true,
    mostTokens: ANSWER_TOKENS_MAX + PROMPT_TOKENS_MAX,
    async suggest(request) {
      const { items, tokens } = await ask(suggestionTask(request))
      return { source: 'model', suggestions: items, tokens }
    },
    async prompts(request) {
      const { items, tokens } = await ask(writingTask(request))
      return { source: 'model', prompts: items, tokens }
    },
    async questions(request) {
      const { items, tokens } = await ask(questionsTask(request))
      return { source: 'model', questions: items, tokens }
    },
    stats: () => ({ state: breaker.isOpen() ? 'open' : 'closed', ...counts }),
  }
}

type Asking<T> = { model: string; task: Task<T>; signal: AbortSignal }

async function compose<T>(
  client: OpenAI,
  { model, task, signal }: Asking<T>,
): Promise<{ items: readonly T[]; tokens: number }> {
  const { data, locale, recent } = task
  if (findsCrisis(data, locale)) throw new AiError('flagged', 0)
  await moderate(client, { texts: [data], signal, tokens: 0 })
  const answer = await repeatOnce(signal, () =>
    client.chat.completions.create(
      {
        model,
        store: false,
        max_completion_tokens: task.limits?.answerTokens ?? ANSWER_TOKENS_MAX,
        ...effortOf(model),
        messages: [
          { role: 'system', content: task.instructions },
          { role: 'user', content: data },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: task.name, strict: true, schema: task.schema },
        },
      },
      { signal },
    ),
  )
  const tokens = answer.usage?.total_tokens ?? null
  const message = answer.choices?.[0]?.message
  if (message?.refusal) throw new AiError('refused', tokens)
  const items = task.read(message?.content ?? '')
  if (!items) throw new AiError('unusable', tokens)
  const texts = items.map(task.textOf)
  const { isFit = isFitToShow } = task
  if (texts.some((text) => !isFit(text, locale) || recent.includes(text)))
    throw new AiError('unusable', tokens)
  await moderate(client, { texts, signal, tokens })
  return { items, tokens: tokens ?? ANSWER_TOKENS_MAX + PROMPT_TOKENS_MAX }
}

type Checking = { texts: string[]; signal: AbortSignal; tokens: number | null }

/** @throws AiError `flagged` when the moderation service objects to any of the texts, and when it does not say. */
async function moderate(client: OpenAI, { texts, signal, tokens }: Checking): Promise<void> {
  try {
    const { results } = await repeatOnce(signal, () =>
      client.moderations.create({ model: MODERATION_MODEL, input: texts }, { signal }),
    )
    const isClear = results?.length === texts.length && results.every(({ flagged }) => flagged === false)
    if (!isClear) throw new AiError('flagged', tokens)
  } catch (error) {
    if (error instanceof AiError) throw error
    // What was generated before has been paid for.
    throw new AiError(errorOf(error, signal).reason, tokens, { cause: error })
  }
}

/**
 * Repeats once, and only after a status that says nothing was done. A broken connection may have cost tokens
 * already.
 */
async function repeatOnce<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { status, headers } = error as { status?: number; headers?: Headers }
    if (status !== 429 && status !== 502 && status !== 503) throw error
    const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
    const wait = Number.isFinite(seconds) ? seconds * 1000 : 250 + Math.random() * 250
    if (wait > REPEAT_WAIT_MAX_MS) throw error
    await pause(wait, undefined, { signal })
    return ask()
  }
}

/** Names a failure, and whether it may have cost something: only a status tells that it did not. */
function errorOf(error: unknown, signal: AbortSignal): AiError {
  if (error instanceof AiError) return error
  const { status } = error as { status?: number }
  const reason: AiErrorReason = signal.aborted ? 'timeout' : status === 429 ? 'limited' : 'unavailable'
  return new AiError(reason, typeof status === 'number' ? 0 : null, { cause: error })
}
