import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Actor } from '#domain/access/actor.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import { createAdminProxy } from '#server/http/adminProxy.ts'
import { readEnv } from '#services/env.ts'
import type { Services } from '#services'
import { FIRST_CONSENT } from '#tests/kit/consent.ts'

/** What the panel's process was asked, as it arrived there. */
export type Arrived = { method: string; url: string; headers: http.IncomingHttpHeaders; body: string }
/** An answer of the proxy. */
export type Got = { status: number; headers: http.IncomingHttpHeaders; body: string }
/** The proxy on a port of its own, before a panel that writes down what it is asked. */
export type Proxies = {
  origin: string
  arrived: Arrived[]
  ask: (
    url: string,
    how?: { method?: string; headers?: http.OutgoingHttpHeaders; body?: string },
  ) => Promise<Got>
  /** Offers a socket and tells whether the panel took it. */
  upgrade: (url: string, headers: http.OutgoingHttpHeaders) => Promise<boolean>
  /** Ends the panel's process; the proxy stays. */
  stopPanel: () => Promise<void>
  stop: () => Promise<void>
}

/** The session cookie of one of the people `openDoors` was given. */
export const cookieOf = (name: string): string => `ek_session=${tokenOf(name)}`
const tokenOf = (name: string) => name.replaceAll(' ', '-').padEnd(43, '_').slice(0, 43)

/** Starts the proxy with people who are signed in, and settings over the usual ones. */
export async function openProxies(
  people: Readonly<Record<string, Actor>>,
  settings: Record<string, string> = {},
): Promise<Proxies> {
  const arrived: Arrived[] = []
  const panel = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      arrived.push({ method: request.method!, url: request.url!, headers: request.headers, body })
      response.writeHead(200, {
        'x-powered-by': 'Next.js, Payload',
        'cache-control': request.url!.startsWith('/_next/static/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        'set-cookie': ['payload-theme=dark'],
      })
      response.end('the panel')
    })
  })
  panel.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  })
  const panelPort = await listen(panel)
  const door = http.createServer()
  const port = await listen(door)
  const origin = `http://localhost:${port}`
  const env = readEnv({
    NODE_ENV: 'production',
    EVENKEEL_LOCAL: 'true',
    PUBLIC_ORIGIN: origin,
    ADMIN_URL: `http://127.0.0.1:${panelPort}`,
    ...settings,
  })
  const rows = new Map(Object.entries(people).map(([name, who]) => [hashToken(tokenOf(name)), rowOf(who)]))
  const query = async (_text: string, [hash]: readonly unknown[] = []) => {
    const row = rows.get(hash as string)
    return row ? [row] : []
  }
  const log = { warn: () => {}, error: () => {} }
  const proxy = createAdminProxy({ env, db: { query }, log } as unknown as Services)
  door.on('request', proxy.handle)
  door.on('upgrade', proxy.upgrade)
  return {
    origin,
    arrived,
    ask: (url, how) => ask(port, url, how),
    upgrade: (url, headers) => upgrade(port, url, headers),
    stopPanel: () => close(panel),
    stop: async () => {
      await close(panel)
      await close(door)
    },
  }
}

const rowOf = (who: Actor) => ({
  session_id: who.sessionId,
  id: who.id,
  email: who.email,
  username: who.username,
  time_zone: who.timeZone,
  roles: who.roles,
  mfa_enrolled: who.mfaEnrolled,
  mfa_passed: who.mfaPassed,
  agreed: who.consent ? {} : (JSON.parse(FIRST_CONSENT) as object),
  legal_versions: '',
  is_gated: true,
})

async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function close(server: http.Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}

// Not fetch: it would straighten the paths we want to send crooked.
function ask(
  port: number,
  url: string,
  { method = 'GET', headers = {}, body }: Parameters<Proxies['ask']>[1] = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path: url, method, headers, agent: false },
      (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: text }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

function upgrade(port: number, url: string, headers: http.OutgoingHttpHeaders): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      path: url,
      headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers },
    })
    request.on('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve(true)
    })
    request.on('response', () => resolve(false))
    request.on('error', () => resolve(false))
    request.end()
  })
}
