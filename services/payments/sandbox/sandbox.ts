import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../database/db.ts'
import type { Log } from '../../log/log.ts'
import { answerApi, makePlans } from './api.ts'
import { ApiError } from './apiError.ts'
import { moveSessions } from './checkout.ts'
import { deliverDue, type Receiver } from './deliver.ts'
import { readForm } from './form.ts'
import { answerPage } from './hosted.ts'
import { closedPage, pagesCsp } from './pages.ts'
import { newObjectId, Store } from './store.ts'
import { advance } from './subscriptions.ts'

/** Payments to play with: the provider's API and its pages. */
export type Sandbox = {
  server: Server
  /** Does what is due by the clock, and sends what happened. */
  tick(): Promise<void>
}

type Options = {
  db: Db
  clock: Clock
  log: Pick<Log, 'error'>
  secretKey: string
  /** Where browsers find the pages, `http://localhost:3000/sandbox` for example. */
  pagesAt: string
  receiver: Receiver
}

type Answer = { status: number; body: unknown }

/** Makes a sandbox on a database; its objects outlive the process. Source: docs/rules/billing.md B-sandbox. */
export function createSandbox({ db, clock, log, secretKey, pagesAt, receiver }: Options): Sandbox {
  const within = <T>(work: (store: Store) => Promise<T>): Promise<T> =>
    db.tx(async (sql) => {
      const store = new Store(sql, clock)
      await store.lock()
      return work(store)
    })

  async function api(request: IncomingMessage, url: URL, body: string): Promise<Answer> {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return errorAnswer(
        new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }),
      )
    const { method = 'GET' } = request
    const path = url.pathname.slice('/v1'.length)
    const params = readForm(method === 'POST' ? body : url.search.slice(1))
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined
    const ask = (store: Store) => answerApi(store, { method, path, params, pagesAt, receiver: receiver.url })
    try {
      if (typeof key !== 'string') return { status: 200, body: await within(ask) }
      const hash = createHash('sha256').update(`${path}\n${body}`).digest('hex')
      return await db.tx(async (sql) => {
        const store = new Store(sql, clock)
        await store.lock()
        const [known] = await sql.query<{ hash: string; answer: unknown }>(
          'select hash, answer from sandbox_requests where key = $1',
          [key],
        )
        if (known && known.hash !== hash) throw otherParameters
        if (known) return { status: 200, body: known.answer }
        const answer = await ask(store)
        await sql.query('insert into sandbox_requests (key, hash, answer) values ($1, $2, $3)', [
          key,
          hash,
          JSON.stringify(answer),
        ])
        return { status: 200, body: answer }
      })
    } catch (error) {
      if (error instanceof ApiError) return errorAnswer(error)
      throw error
    }
  }

  async function page(request: IncomingMessage, response: ServerResponse, url: URL, body: string) {
    const form = request.method === 'POST' ? readForm(body) : null
    const path = url.pathname.slice('/sandbox'.length)
    const answer = await within((store) => answerPage(store, path, form))
    if ('to' in answer) return void response.writeHead(303, { location: answer.to }).end()
    response.writeHead(answer.status, pageHeaders).end(answer.html)
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    const body = (await buffer(request)).toString('utf8')
    if (url.pathname === '/readyz') return void response.writeHead(200).end('ready')
    if (url.pathname.startsWith('/sandbox/')) return page(request, response, url, body)
    if (!url.pathname.startsWith('/v1/'))
      return void response.writeHead(404, pageHeaders).end(closedPage('Not found'))
    const answer = await api(request, url, body)
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': newObjectId('req'),
    })
    response.end(JSON.stringify(answer.body))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the sandbox of payments failed')
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { 'content-type': 'application/json' })
          .end('{"error":{"type":"api_error","message":"failed"}}')
    })
  })

  return {
    server,
    async tick() {
      await within(async (store) => {
        await makePlans(store)
        await moveSessions(store)
        await advance(store)
      })
      await deliverDue(db, receiver)
    },
  }
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': pagesCsp,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const otherParameters = new ApiError(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
})

const errorAnswer = ({ status, body }: ApiError): Answer => ({ status, body: { error: body } })
