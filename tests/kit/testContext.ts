import { afterAll, beforeAll } from 'vitest'
import type { CallInput, Contract, ErrorBody, Output } from '#domain/api/contract.ts'
import { endpoints } from '#endpoints/index.ts'
import { buildDispatch } from '#server/http/dispatch.ts'
import type { HttpAnswer, HttpRequest } from '#server/http/types.ts'
import { createServices, closeServices, useServices, type Services } from '#services'
import { fixedClock, type FixedClock } from '#services/clock/clock.ts'
import { readEnv } from '#services/env.ts'
import { newDatabase } from './database.ts'
import { freshContent } from './content.ts'
import { makePeople, type Person } from './people.ts'
import { memoryStore, recordingMailer, recordingRealtime, recordingSms } from './recorders.ts'

/** How a test asks: as whom, from where. */
export type Asking = { as?: Person; address?: string; cookie?: string; headers?: Record<string, string> }
/** An answer with what a browser would keep. */
export type Answered<T> = {
  status: number
  body: T
  cookies: Record<string, string>
  headers: HttpAnswer['headers']
}

/** A failed call, as the site sees it. */
export class CallFailed extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly body: ErrorBody,
    readonly headers: HttpAnswer['headers'],
  ) {
    super(`${status} ${code} ${JSON.stringify(body.error.fields ?? {})}`)
  }
}

/** A product of its own: a database, a still clock, remembered mails and events, and the real front door. */
export type TestContext = Omit<Services, 'clock' | 'realtime' | 'mailer' | 'files' | 'sms'> & {
  services: Services
  clock: FixedClock
  realtime: ReturnType<typeof recordingRealtime>
  mailer: ReturnType<typeof recordingMailer>
  files: ReturnType<typeof memoryStore>
  sms: ReturnType<typeof recordingSms>
  people: ReturnType<typeof makePeople>
  databaseUrl: string
  /** Sends a raw request through the dispatcher. Null when no contract answers the path. */
  send: (
    request: Partial<HttpRequest> & { url: string; text?: string; headers?: Record<string, string> },
  ) => Promise<HttpAnswer | null>
  /** Calls a contract the way the site does. @throws CallFailed */
  call: <C extends Contract>(contract: C, input?: CallInput<C>, asking?: Asking) => Promise<Output<C>>
  /** As `call`, but gives status and cookies, and does not throw. */
  ask: <C extends Contract>(
    contract: C,
    input?: CallInput<C>,
    asking?: Asking,
  ) => Promise<Answered<Output<C> & ErrorBody>>
}

const ORIGIN = 'http://localhost:3000'

/** Settings of tests; `extra` replaces some. */
export const testEnv = (url: string, extra: Record<string, string> = {}) =>
  readEnv({ NODE_ENV: 'test', DATABASE_URL: url, LOG_LEVEL: 'silent', DATABASE_POOL_MAX: '12', ...extra })

/** Makes a world for the tests of one file and takes it down after them. */
export function useTestContext(options: { now?: string; env?: Record<string, string> } = {}): {
  readonly current: TestContext
} {
  const holder: { current: TestContext } = { current: undefined as unknown as TestContext }
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await newDatabase()
    drop = database.drop
    holder.current = newTestContext(database.url, options)
  })
  afterAll(async () => {
    await closeServices(holder.current.services)
    await drop()
  })
  return holder
}

/** Makes a world on a database that is there already. Several on one database stand for several processes. */
export function newTestContext(
  url: string,
  { now = '2026-03-12T14:00:00Z', env = {} }: { now?: string; env?: Record<string, string> } = {},
): TestContext {
  const clock = fixedClock(now)
  const realtime = recordingRealtime()
  const mailer = recordingMailer()
  const files = memoryStore()
  const sms = recordingSms()
  const services = useServices(
    createServices(testEnv(url, env), {
      clock,
      realtime,
      mailer,
      files,
      sms,
      content: freshContent(),
      name: 'test',
    }),
  )
  const dispatch = buildDispatch(endpoints, services)
  const send: TestContext['send'] = ({ headers = {}, text = '', ...request }) => {
    const lower = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    return dispatch({
      method: 'GET',
      peer: '127.0.0.1',
      header: (name) => lower[name],
      body: () => Promise.resolve(Buffer.from(text)),
      ...request,
    })
  }
  const ask: TestContext['ask'] = async (contract, input, { as, address, cookie, headers } = {}) => {
    const raw = (input ?? {}) as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
    }
    const path = contract.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(raw.params?.[name])),
    )
    const search = new URLSearchParams(
      Object.entries(raw.query ?? {}).map(([key, value]) => [key, String(value)]),
    ).toString()
    const hasBody = contract.method !== 'get' && contract.method !== 'delete'
    const answer = await send({
      method: contract.method.toUpperCase(),
      url: `/api${path}${search ? `?${search}` : ''}`,
      ...(address && { peer: address }),
      text: hasBody ? JSON.stringify(raw.body ?? {}) : '',
      headers: {
        origin: ORIGIN,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...((as || cookie) && { cookie: [as?.cookie, cookie].filter(Boolean).join('; ') }),
        ...headers,
      },
    })
    if (!answer) throw new Error(`no contract answers ${contract.method} ${contract.path}`)
    return {
      status: answer.status,
      body: JSON.parse(answer.body) as never,
      cookies: cookiesOf(answer),
      headers: answer.headers,
    }
  }
  const call: TestContext['call'] = async (contract, input, asking) => {
    const answer = await ask(contract, input, asking)
    if (answer.status >= 400)
      throw new CallFailed(answer.status, answer.body.error.code, answer.body, answer.headers)
    return answer.body
  }
  return {
    ...services,
    services,
    clock,
    realtime,
    mailer,
    files,
    sms,
    databaseUrl: url,
    people: makePeople(services),
    send,
    ask,
    call,
  }
}

function cookiesOf(answer: HttpAnswer): Record<string, string> {
  const lines = [answer.headers['set-cookie'] ?? []].flat()
  return Object.fromEntries(
    lines.map((line) => {
      const pair = line.split(';', 1)[0]!
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}
