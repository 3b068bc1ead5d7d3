import { ECDH } from 'node:crypto'
import type { Sql } from '../database/db.ts'
import type { Env } from '../env.ts'
import { isPushEndpoint } from './endpoint.ts'
import type { Push, PushMessage, PushOutcome, PushTarget } from './port.ts'
import { postOutside } from '#lib/outgoing/postOutside.ts'
import { vapidKeys, type VapidKeys } from './vapidKeys.ts'

/** Largest payload: push services promise 4,096 bytes for the encrypted body. */
export const PUSH_PAYLOAD_MAX_BYTES = 3_000
const TIMEOUT_MS = 10_000

type Settings = Pick<Env, 'isPublic' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'APP_SECRET' | 'MAIL_FROM'>

/**
 * Web push over the push services of browsers. The library only encrypts and signs; it loads with the first message.
 */
export function webPush(env: Settings, sql: Sql): Push {
  const allowLoopback = !env.isPublic
  const subject = `mailto:${/[^\s<>@]{1,64}@[^\s<>]+/.exec(env.MAIL_FROM)?.[0] ?? 'hello@evenkeel.example'}`
  let kept: Promise<VapidKeys> | undefined
  const keys = (): Promise<VapidKeys> => {
    kept ??= library().then(({ generateVAPIDKeys }) => vapidKeys(sql, env, generateVAPIDKeys))
    // A failed read is not kept: the next caller asks again.
    kept.catch(() => (kept = undefined))
    return kept
  }
  const isEndpoint = (endpoint: string) => isPushEndpoint(endpoint, { allowLoopback })
  return {
    publicKey: async () => (await keys()).publicKey,
    isEndpoint,
    async send(target, message) {
      if (Buffer.byteLength(message.payload) > PUSH_PAYLOAD_MAX_BYTES)
        throw new RangeError('push payload too large')
      if (!isEndpoint(target.endpoint)) return { kind: 'gone' }
      const request = await encrypted(target, message, { subject, ...(await keys()) })
      return request ? post(target.endpoint, request, allowLoopback) : { kind: 'gone' }
    },
  }
}

const library = async () => (await import('web-push')).default
type Encrypted = { headers: Record<string, string>; body: Buffer }

/** Null when the browser's keys are none: no message for them could ever be read. */
async function encrypted(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, ttlSeconds, topic }: PushMessage,
  vapidDetails: VapidKeys & { subject: string },
): Promise<Encrypted | null> {
  if (!areKeys({ p256dh, auth })) return null
  const { generateRequestDetails } = await library()
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails,
    TTL: ttlSeconds,
    topic,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  })
  // Sending counts for itself.
  const { 'Content-Length': _, ...rest } = headers as Record<string, string>
  return { headers: rest, body: body! }
}

/** A point of the curve and sixteen bytes. Source: RFC 8291 §3.1. */
function areKeys({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}

async function post(
  endpoint: string,
  { headers, body }: Encrypted,
  allowLoopback: boolean,
): Promise<PushOutcome> {
  try {
    return outcomeOf(
      await postOutside({ url: endpoint, headers, body, timeoutMs: TIMEOUT_MS, allowLoopback }),
    )
  } catch (error) {
    return { kind: 'later', reason: (error as Error).name }
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const passes = status === 429 || status >= 500
  return { kind: passes ? 'later' : 'refused', reason: `status ${status}` }
}
