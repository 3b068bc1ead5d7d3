import type { OpenAI } from 'openai'
import { isAtLeast } from '#domain/moderation/compareRisk.ts'
import { mayLeave } from '#domain/moderation/mayLeave.ts'
import { createBreaker } from '../ai/breaker.ts'
import { connectOpenAi, effortOf, MODERATION_MODEL } from '../ai/connectOpenAi.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log/log.ts'
import { readModeration } from './moderationLevels.ts'
import { onlyRaising, reasonOf, type Reading, type Timing } from './onlyRaising.ts'
import type { OpinionRequest, SecondOpinion } from './port.ts'
import { READING_INSTRUCTIONS, readingSchema, readReading } from './readingTask.ts'

/** One word, and room to think for models that think first. */
const ANSWER_TOKENS_MAX = 1_000

type Settings = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'SAFETY_AGE_GROUPS'>

/**
 * A second opinion of OpenAI: its moderation service reads each text, its language model those that sound heavy. The
 * text and its language leave, and nothing that says whose they are. The text of a member whose group the operator did
 * not name, or of a minor without a guardian's agreement, stays here.
 */
export function openAiOpinion(env: Settings, log: Pick<Log, 'warn'>, timing: Timing = {}): SecondOpinion {
  // The model has a breaker of its own: a slow model must not silence the moderation service.
  const modelBreaker = createBreaker(timing.now ?? (() => performance.now()))
  let connecting: Promise<OpenAI> | undefined

  const read = async (request: OpinionRequest, { signal, found }: Reading) => {
    connecting ??= connectOpenAi(env)
    const client = await connecting
    const moderation = readModeration(
      await client.moderations.create({ model: MODERATION_MODEL, input: [request.text] }, { signal }),
    )
    found(moderation.level)
    const isHeavy = moderation.isFlagged || moderation.level !== 'none' || isAtLeast(request.level, 'watch')
    if (!isHeavy || modelBreaker.isOpen()) return
    try {
      found(await askModel(client, { model: env.OPENAI_MODEL, request, signal }))
      modelBreaker.succeeded()
    } catch (error) {
      modelBreaker.failed()
      log.warn(
        { source: 'openai', ...reasonOf(error, signal), resting: modelBreaker.isOpen() },
        'no reading by the model',
      )
    }
  }

  const opinion = onlyRaising({ source: 'openai', read, log }, timing)
  return {
    ...opinion,
    raise: (request) =>
      mayLeave(env.SAFETY_AGE_GROUPS, request) ? opinion.raise(request) : Promise.resolve(request.level),
  }
}

type Asking = { model: string; request: OpinionRequest; signal: AbortSignal }

async function askModel(client: OpenAI, { model, request, signal }: Asking) {
  const { choices } = await client.chat.completions.create(
    {
      model,
      store: false,
      max_completion_tokens: ANSWER_TOKENS_MAX,
      ...effortOf(model),
      messages: [
        { role: 'system', content: READING_INSTRUCTIONS },
        { role: 'user', content: JSON.stringify({ language: request.locale, text: request.text }) },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'reading', strict: true, schema: readingSchema },
      },
    },
    { signal },
  )
  // A declined request has no content, and is no reading.
  return readReading(choices?.[0]?.message?.content ?? '')
}
