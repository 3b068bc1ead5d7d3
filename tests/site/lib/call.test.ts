import { afterEach, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { opsApi } from '#domain/ops/api.ts'
import { ApiError } from '#site/lib/apiError.ts'
import { call } from '#site/lib/call.ts'

afterEach(() => vi.unstubAllGlobals())
const answer = (response: Response | Promise<never>) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(response))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init)
const report = () => call(opsApi.reportIssue, { body: { description: 'x' } })

it('sends JSON to our own origin, in the language of the page', async () => {
  document.documentElement.lang = 'fr'
  const fetch = answer(json({ ok: true }))
  await expect(report()).resolves.toEqual({ ok: true })
  const [url, init] = fetch.mock.calls[0]!
  expect(url).toBe('/api/incidents')
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"description":"x"}' })
  expect(init.headers).toMatchObject({ 'accept-language': 'fr', 'content-type': 'application/json' })
})

it('fills the path and rejects an answer of the wrong shape', async () => {
  const fetch = answer(json({ nonsense: 1 }))
  await expect(call(accountApi.revokeSession, { params: { id: 'a/b' } })).rejects.toThrow()
  expect(fetch.mock.calls[0]![0]).toBe('/api/auth/sessions/a%2Fb')
})

it('gives the server’s words, fields and how long to wait', async () => {
  const error = {
    code: 'common.error.rate_limited',
    message: 'Slow down',
    args: { seconds: 3 },
    fields: { 'body.x': 'required' },
    requestId: 'r1',
  }
  answer(json({ error }, { status: 429, headers: { 'retry-after': '3' } }))
  const thrown = await report().catch((caught: unknown) => caught)
  expect(thrown).toBeInstanceOf(ApiError)
  expect(thrown).toMatchObject({ ...error, status: 429, retryAfterMs: 3_000, isPassing: false })
})

it.each([
  [503, 'common.error.unavailable', true],
  [500, 'common.error.unexpected', false],
])('names an answer %i without a body', async (status, code, isPassing) => {
  answer(new Response('<html>', { status }))
  await expect(report()).rejects.toMatchObject({ status, code, isPassing })
})

it('calls a lost connection offline, and passes the caller’s own abort on', async () => {
  answer(Promise.reject(new TypeError('Failed to fetch')))
  await expect(report()).rejects.toMatchObject({ status: 0, code: 'common.error.offline', isPassing: true })
  const stop = new AbortController()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    stop.abort()
    return Promise.reject(signal!.reason as Error)
  })
  await expect(call(accountApi.readPerson, undefined as never, stop.signal)).rejects.toMatchObject({
    name: 'AbortError',
  })
})

it('gives up after twenty seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
    )
  })
  const waiting = expect(report()).rejects.toMatchObject({ status: 0, code: 'common.error.unavailable' })
  await vi.advanceTimersByTimeAsync(20_000)
  await waiting
  vi.useRealTimers()
})
