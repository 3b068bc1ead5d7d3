import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createProxyServer } from 'httpxy'
import type { Actor } from '#domain/access/actor.ts'
import { isLocale, type Locale } from '#messages'
import { readActor } from '#operations/account/readActor.ts'
import { cookieFrom, sessionTokenFrom } from '#operations/account/sessionCookie.ts'
import type { Services } from '#services'
import { adminDownPage } from './adminDown.ts'
import { adminRedirect, adminPath } from './adminRedirect.ts'
import { adminHeaders, adminPolicy, newNonce } from './adminHeaders.ts'
import { acceptedLocale } from './dispatch.ts'
import { comesFromOurPages } from './sameSite.ts'

/** The way into the staff panel. */
export type AdminProxy = {
  /** Answers a request for `/admin…` or `/_next/…`. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Takes over a socket, while developing only: the panel's reload channel. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

// What tells the panel where a request came from. Only we set it, never the client.
const SET_BY_US = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-middleware-subrequest',
  'content-security-policy-report-only',
]
/** How long a connection to the panel's process may wait for its next request, in milliseconds. */
const IDLE_MS = 15_000
const METHODS = new Set(['GET', 'HEAD', 'POST'])

/**
 * Forwards callers who may enter to the panel's process; all others are answered here, so that no code of the panel
 * runs for them. While that process is away, a page says so and members notice nothing.
 */
export function createAdminProxy(services: Pick<Services, 'env' | 'db' | 'log'>): AdminProxy {
  const { env, db, log } = services
  const developing = env.NODE_ENV === 'development'
  const headers = adminHeaders(env)
  const nonces = new WeakMap<IncomingMessage, string>()
  const { host, protocol } = new URL(env.origin)
  // Idle connections end here long before the panel's process ends them, so that none is reused while it closes.
  const lasting = { keepAlive: true, maxSockets: 128, timeout: IDLE_MS }
  const agent = env.ADMIN_URL.startsWith('https:') ? new SecureAgent(lasting) : new Agent(lasting)
  const proxy = createProxyServer({
    target: env.ADMIN_URL,
    proxyTimeout: developing ? 300_000 : 60_000,
    agent,
  })

  proxy.on('proxyRes', (answer, request) => {
    delete answer.headers['x-powered-by']
    Object.assign(answer.headers, adminHeaders(env, nonces.get(request)))
    if (!request.url?.startsWith('/_next/static/')) answer.headers['cache-control'] = 'private, no-store'
  })
  proxy.on('error', (error, request, response) => {
    log.warn({ err: error.message }, 'the staff panel does not answer')
    if (response && 'writeHead' in response && request) away(request, response)
    else response?.destroy()
  })

  const actorOf = async (request: IncomingMessage): Promise<Actor | null> => {
    const token = sessionTokenFrom(request.headers.cookie ?? null, env.origin)
    return token ? readActor(db, token) : null
  }

  const own = (request: IncomingMessage): boolean =>
    comesFromOurPages({ method: request.method ?? 'GET', header: (name) => one(request.headers[name]) }, [
      env.origin,
    ])

  function respond(
    response: ServerResponse,
    status: number,
    more: Record<string, string> = {},
    body = '',
  ): void {
    response.writeHead(status, {
      ...headers,
      'cache-control': 'private, no-store',
      'content-type': 'text/plain',
      ...more,
    })
    response.end(body)
  }

  function away(request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent) return void response.destroy()
    const page = adminPath(pathOf(request), developing) === 'page'
    const html = { 'content-type': 'text/html; charset=utf-8' }
    respond(
      response,
      503,
      { 'retry-after': '5', ...(page && html) },
      page ? adminDownPage(localeOf(request)) : '',
    )
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    setOriginHeader(request)
    setNonceHeader(request)
    // Errors reach the 'error' listener above; the promise only says that the answer ended.
    proxy.web(request, response).catch(() => response.destroy())
  }

  function setOriginHeader(request: IncomingMessage): void {
    for (const name of SET_BY_US) delete request.headers[name]
    const before = env.TRUSTED_PROXIES > 0 ? one(request.headers['x-forwarded-for']) : undefined
    const peer = request.socket.remoteAddress ?? ''
    request.headers['x-forwarded-for'] = before ? `${before}, ${peer}` : peer
    request.headers['x-forwarded-host'] = host
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  }

  /**
   * Next takes the nonce for its inline scripts from the policy in the request; a client's own policy is not passed on.
   */
  function setNonceHeader(request: IncomingMessage): void {
    const nonce = newNonce()
    nonces.set(request, nonce)
    request.headers['content-security-policy'] = adminPolicy(env, nonce)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const kind = adminPath(pathOf(request), developing)
    const method = request.method ?? 'GET'
    if (kind === 'nothing') return respond(response, 404)
    if (!METHODS.has(method)) return respond(response, 405, { allow: 'GET, HEAD, POST' })
    if (kind === 'asset') return forward(request, response)
    if (!own(request)) return respond(response, 403)
    const elsewhere = adminRedirect(await actorOf(request), request.url!, env.STAFF_MFA)
    if (elsewhere === null) return forward(request, response)
    // A server function cannot follow a redirect; the panel then loads the page again and is sent where it should be.
    if (kind === 'tool' || method === 'POST') return respond(response, 401)
    respond(response, 302, { location: elsewhere })
  }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const ours = request.headers.origin === env.origin
    if (!ours || adminPath(pathOf(request), developing) !== 'tool') return void socket.destroy()
    if (adminRedirect(await actorOf(request), '/admin', env.STAFF_MFA) !== null) return void socket.destroy()
    setOriginHeader(request)
    await proxy.ws(request, socket as Socket, {}, head)
  }

  return {
    handle: (request, response) => {
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'the staff panel cannot be reached')
        away(request, response)
      })
    },
    upgrade: (request, socket, head) => {
      open(request, socket, head).catch(() => socket.destroy())
    },
  }
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0]!
const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

function localeOf(request: IncomingMessage): Locale {
  const chosen = cookieFrom(request.headers.cookie ?? null, 'ek_lang')
  return isLocale(chosen) ? chosen : acceptedLocale(request.headers['accept-language'])
}
