import { afterAll, beforeAll, expect } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '#server/start/ports.mjs'
import { closeServices, createServices, type Services } from '#services'
import type { Person } from '#tests/kit/people.ts'
import { listen } from '#tests/services/realtime/kit.ts'
import { testEnv } from '#tests/kit/testContext.ts'
import { ownCluster, type OwnCluster } from './ownCluster.ts'
import { startProcess, type Process } from './processes.ts'

const SECRET = 'a-secret-of-live-events'

/** An answer of one of the processes. */
export type Answer = { status: number; code: string | undefined; text: string; body: Record<string, unknown> }
/** An open page. */
export type Tab = {
  /** Names and data of the events it heard. */
  heard: { event: string; channel?: string; data: string }[]
  /** Resolves when it is hung up on. */
  closed: Promise<void>
  socketId: string
}
/**
 * Several api processes and a worker on one database; the first, or a server of its own, holds the live connections.
 */
export type Apis = {
  services: Services
  /** Asks one of them, by its number from 0. */
  ask: (api: number, method: string, path: string, as: Person, body?: object) => Promise<Answer>
  /** Connects a page of a member, signed in, and joins a channel when one is given. */
  connect: (as: Person, channel?: string) => Promise<Tab>
}

/**
 * Starts them for the tests of a file and ends them after it. `hasServer`: live connections end at a server of the
 * protocol that none of them is, as `PUSHER_HOST` names it.
 */
export function useApis(processes: number, { hasServer = false } = {}): Apis {
  const apis = {} as { -readonly [K in keyof Apis]: Apis[K] }
  const running: Process[] = []
  let cluster: OwnCluster
  let server: Awaited<ReturnType<typeof listen>> | undefined

  beforeAll(async () => {
    cluster = await ownCluster()
    const ports = await Promise.all(Array.from({ length: processes }, freePort))
    const origin = `http://localhost:${ports[0]}`
    if (hasServer) server = await listen({ appId: '1', key: 'evenkeel', secret: SECRET })
    const channels = `127.0.0.1:${server?.port ?? ports[0]}`
    const settings = async (port: number) => ({
      DATABASE_URL: cluster.url,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      PUSHER_SECRET: SECRET,
      [hasServer ? 'PUSHER_HOST' : 'CHANNELS_URL']: `http://${channels}`,
      DATABASE_POOL_MAX: '8',
      WORKER_HEALTH_PORT: String(await freePort()),
      EMBEDDED_SMTP_PORT: String(await freePort()),
      STAFF_MFA: 'relaxed',
      EVENKEEL_LOCAL: 'true',
    })
    apis.services = createServices(testEnv(cluster.url))
    apis.ask = (api, method, path, as, body) =>
      ask(`http://127.0.0.1:${ports[api]!}/api${path}`, { origin, method, as, body })
    apis.connect = (as, channel) => connect(apis, `ws://${channels}/app/evenkeel?protocol=7`, { as, channel })
    for (const port of ports)
      running.push(await startProcess('api', await settings(port), `http://127.0.0.1:${port}/healthz`))
    const worker = await settings(await freePort())
    running.push(
      await startProcess('worker', worker, `http://127.0.0.1:${worker.WORKER_HEALTH_PORT}/healthz`),
    )
  }, 180_000)
  afterAll(async () => {
    await Promise.all(running.map((process) => process.kill()))
    await server?.close()
    await closeServices(apis.services)
    await cluster.remove()
  }, 60_000)
  return apis
}

type Request = { origin: string; method: string; as: Person; body: object | undefined }

async function ask(url: string, { origin, method, as, body }: Request): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', origin, cookie: as.cookie },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const read = JSON.parse(text) as Record<string, unknown> & { error?: { code: string } }
  return { status: answer.status, code: read.error?.code, text, body: read }
}

async function connect(
  apis: Apis,
  url: string,
  { as, channel }: { as: Person; channel: string | undefined },
): Promise<Tab> {
  const socket = new WebSocket(url)
  const heard: Tab['heard'] = []
  const waiting = new Map<string, (data: string) => void>()
  const next = (event: string) => new Promise<string>((resolve) => waiting.set(event, resolve))
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('message', (raw) => {
    const {
      event,
      channel: name,
      data,
    } = JSON.parse(String(raw)) as { event: string; channel?: string; data: unknown }
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    if (!event.startsWith('pusher')) heard.push({ event, data: text, ...(name && { channel: name }) })
    waiting.get(event)?.(text)
  })
  const { socket_id: socketId } = JSON.parse(await next('pusher:connection_established')) as {
    socket_id: string
  }
  const signature = await apis.ask(1, 'POST', '/realtime/user-auth', as, { socket_id: socketId })
  expect(signature.status, signature.text).toBe(200)
  const isIn = next('pusher:signin_success')
  socket.send(JSON.stringify({ event: 'pusher:signin', data: signature.body }))
  await isIn
  if (channel) {
    const right = await apis.ask(2, 'POST', '/realtime/auth', as, {
      socket_id: socketId,
      channel_name: channel,
    })
    expect(right.status, right.text).toBe(200)
    const joined = next('pusher_internal:subscription_succeeded')
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { ...right.body, channel } }))
    await joined
  }
  return { heard, closed, socketId }
}
