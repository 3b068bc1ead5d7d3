import type { Payload } from 'payload'
import { env as readSettings, type Env } from './env.ts'
import { curatedAi } from './ai/curated.ts'
import { openAi } from './ai/openai.ts'
import type { Ai } from './ai/port.ts'
import { movedClock, systemClock, type Clock } from './clock/clock.ts'
import { keptContent } from './content/keptContent.ts'
import { noContent, type Content } from './content/port.ts'
import { openDb, type Db } from './database/db.ts'
import { databaseUrl } from './database/url.ts'
import { createLog, type Log } from './log/log.ts'
import { openAiGraphics } from './graphics/openai.ts'
import type { Graphics } from './graphics/port.ts'
import { templateGraphics } from './graphics/template.ts'
import type { Mailer } from './mail/port.ts'
import { smtpMailer } from './mail/smtp.ts'
import type { Payments } from './payments/port.ts'
import { paymentsFor } from './payments/paymentsFor.ts'
import type { Push } from './push/port.ts'
import { webPush } from './push/webPush.ts'
import type { Realtime } from './realtime/port.ts'
import { pusherRealtime } from './realtime/pusher.ts'
import { noSecondOpinion } from './safety/embedded.ts'
import { localOpinion } from './safety/onnx.ts'
import { openAiOpinion } from './safety/openai.ts'
import type { SecondOpinion } from './safety/port.ts'
import { noSpeech } from './speech/embedded.ts'
import { openAiSpeech } from './speech/openai.ts'
import type { Speech } from './speech/port.ts'
import type { FileStore } from './storage/port.ts'
import { storeFor } from './storage/store.ts'
import { embeddedSms } from './sms/embedded.ts'
import type { SmsSender } from './sms/port.ts'
import { twilioSms } from './sms/twilio.ts'
import { curatedVideos } from './video/curated.ts'
import type { VideoFinder } from './video/port.ts'
import { youtubeVideos } from './video/youtube.ts'

/** The outside world, as operations see it. Each port has a working default; settings replace it. */
export type Services = {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly db: Db
  /** A small pool of its own for sign-ins, which wait for each other on purpose and must not hold up other requests. */
  readonly authDb: Db
  readonly realtime: Realtime
  readonly mailer: Mailer
  readonly push: Push
  readonly ai: Ai
  /** Reads words once more; may only raise how near danger is. */
  readonly safety: SecondOpinion
  /** Writes down what is said in a recording. */
  readonly speech: Speech
  /** Draws pictures for the app stores. */
  readonly graphics: Graphics
  readonly files: FileStore
  readonly sms: SmsSender
  /** Takes money for plans. */
  readonly payments: Payments
  /** Finds videos for the breaks of trivia. */
  readonly videos: VideoFinder
  /** What editors keep, as Payload gives it. */
  readonly content: Content
}

let current: Services | undefined

/** The services of this process, made on first use. */
export function services(): Services {
  current ??= createServices(readSettings())
  return current
}

/** Replaces the services of this process: a test, or an entry that wants its own name in the database. */
export function useServices(made: Services): Services {
  current = made
  return made
}

/**
 * How a process may differ: parts of its own, its name in the database, and how it loads Payload if it serves content.
 */
type Own = Partial<Services> & { name?: string; loadPayload?: (db: Db) => Promise<Payload> }

/** Makes services from settings. Parts given in `own` replace the usual ones. */
export function createServices(env: Env, own: Own = {}): Services {
  const name = own.name ?? 'evenkeel'
  const log = own.log ?? createLog(env)
  const url = databaseUrl(env)
  const onError = (error: Error) => log.warn({ err: error.message }, 'database connection lost')
  const db = own.db ?? openDb({ url, max: env.DATABASE_POOL_MAX, name, onError })
  const { loadPayload } = own
  return {
    env,
    log,
    clock: own.clock ?? clockFor(env),
    db,
    authDb: own.authDb ?? openDb({ url, max: 4, name: `${name}-auth`, onError }),
    realtime: own.realtime ?? pusherRealtime(env, log),
    mailer: own.mailer ?? smtpMailer(env),
    push: own.push ?? webPush(env, db),
    ai: own.ai ?? (env.OPENAI_API_KEY ? openAi(env, log) : curatedAi()),
    safety: own.safety ?? safetyFor(env, log),
    speech: own.speech ?? (env.OPENAI_API_KEY ? openAiSpeech(env, log) : noSpeech()),
    graphics: own.graphics ?? (env.OPENAI_API_KEY ? openAiGraphics(env, log) : templateGraphics()),
    files: own.files ?? storeFor(env),
    sms: own.sms ?? (env.SMS_URL ? twilioSms(env) : embeddedSms(db)),
    payments: own.payments ?? paymentsFor(env),
    videos: own.videos ?? (env.YOUTUBE_API_KEY ? youtubeVideos(env) : curatedVideos()),
    content:
      own.content ?? (loadPayload ? keptContent({ env, log, name, load: () => loadPayload(db) }) : noContent),
  }
}

const clockFor = ({ EVENKEEL_NOW, EVENKEEL_NOW_SINCE = new Date() }: Env): Clock =>
  EVENKEEL_NOW ? movedClock(EVENKEEL_NOW, EVENKEEL_NOW_SINCE) : systemClock

/** A model on this machine comes first: with it no words leave. */
function safetyFor(env: Env, log: Log): SecondOpinion {
  const { SAFETY_MODEL_DIR } = env
  if (SAFETY_MODEL_DIR) return localOpinion({ SAFETY_MODEL_DIR }, log)
  return env.OPENAI_API_KEY ? openAiOpinion(env, log) : noSecondOpinion()
}

/** Closes what `createServices` opened. */
export async function closeServices(made: Services): Promise<void> {
  await Promise.allSettled([made.content.close(), made.db.close(), made.authDb.close(), made.mailer.close()])
}
