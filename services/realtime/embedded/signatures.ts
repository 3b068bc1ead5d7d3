import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The key pair of the one app this server has. */
export type AppKeys = { key: string; secret: string }

/** How far the clock of a caller of the HTTP API may be off. */
const CLOCK_SKEW_SECONDS = 600

/** Whether `auth` is our signature of a connection joining a channel, over the exact text of `channelData`. */
export function channelAuthOk(
  app: AppKeys,
  given: { socketId: string; channel: string; channelData?: string; auth: unknown },
): boolean {
  const parts = [
    given.socketId,
    given.channel,
    ...(given.channelData === undefined ? [] : [given.channelData]),
  ]
  return equal(given.auth, `${app.key}:${hmac(app.secret, parts.join(':'))}`)
}

/** Whether `auth` is our signature of a connection belonging to a person. */
export function userAuthOk(
  app: AppKeys,
  given: { socketId: string; userData: string; auth: unknown },
): boolean {
  return equal(given.auth, `${app.key}:${hmac(app.secret, `${given.socketId}::user::${given.userData}`)}`)
}

/** Why a call of the HTTP API is rejected, or undefined when its signature is right. */
export function signatureError(
  app: AppKeys,
  call: { method: string; url: URL; body: Buffer },
): string | undefined {
  const { method, url, body } = call
  const signed = [...url.searchParams]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const given = Object.fromEntries(signed)
  if (given.auth_key !== app.key) return 'unknown auth_key'
  const skew = Math.abs(Date.now() / 1000 - Number(given.auth_timestamp))
  if (!(skew <= CLOCK_SKEW_SECONDS)) return 'auth_timestamp is too far off'
  if (body.length > 0 && given.body_md5 !== createHash('md5').update(body).digest('hex'))
    return 'body_md5 does not match'
  const text = [method, url.pathname, signed.map(([name, value]) => `${name}=${value}`).join('&')].join('\n')
  return equal(url.searchParams.get('auth_signature'), hmac(app.secret, text)) ? undefined : 'bad signature'
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

function equal(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
