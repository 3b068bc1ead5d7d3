import './zod.ts'
import type { CallInput, Contract, ErrorBody, ErrorOf, Output } from '#domain/api/contract.ts'
import { ApiError, isConsentMissing } from './apiError.ts'
import { notifyConsentNeeded } from './consentNeeded.ts'

/** After this long without an answer a call counts as failed, in milliseconds. */
const TIMEOUT_MS = 20_000
/** The same for a file, which may be megabytes. */
const FILE_MS = 60_000

let member: string | undefined
/** Names the member this page shows: a call is not answered for another who signed in beside it. */
export const speakFor = (personId: string | undefined): void => void (member = personId)

type Optional<T> =
  Record<never, never> extends T ? [input?: T, signal?: AbortSignal] : [input: T, signal?: AbortSignal]
type Raw = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/**
 * Asks our API. Resolves to the checked answer.
 * @throws ApiError; with status 0 when nothing came back. An abort by the caller is thrown as it is.
 */
export async function call<C extends Contract>(
  c: C,
  ...[input, signal]: Optional<CallInput<C>>
): Promise<Output<C>> {
  const { params = {}, query = {}, body } = (input ?? {}) as Raw
  const init = initOf(c, body)
  const response = await send(urlOf(c.path, params, query), init, {
    caller: signal,
    timeoutMs: (c as Contract).timeoutMs,
  })
  if (!response.ok) throw await apiErrorOf<C>(response)
  return c.output.parseAsync(await response.json()) as Promise<Output<C>>
}

/**
 * Sends a request to our API without waiting for it, also from a page that is being left: the browser finishes it by
 * itself. Never fails.
 */
export function sendBeacon<C extends Contract>(c: C, input: CallInput<C>): void {
  const { params = {}, query = {}, body } = input as Raw
  void fetch(urlOf(c.path, params, query), { ...initOf(c, body), keepalive: true }).catch(() => {})
}

/**
 * Asks the server itself about one of our files: its status, or 0 when nothing came back. HEAD goes past the service
 * worker, which answers from what it keeps.
 */
export const statusOf = (address: string): Promise<number> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  )

/** Fetches one of our files whole. @throws ApiError */
export async function fileAt(address: string): Promise<ArrayBuffer> {
  const response = await send(
    address,
    { credentials: 'same-origin', cache: 'no-store' },
    { timeoutMs: FILE_MS },
  )
  if (!response.ok) throw await apiErrorOf(response)
  return response.arrayBuffer()
}

const initOf = (c: Contract, body: unknown): RequestInit => ({
  method: c.method.toUpperCase(),
  credentials: 'same-origin',
  headers: {
    accept: 'application/json',
    // The message of an error comes in the language of the page, whatever the browser prefers.
    'accept-language': document.documentElement.lang || 'en',
    ...(member && { 'x-member': member }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

function urlOf(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return `/api${filled}${search ? `?${search}` : ''}`
}

type Sending = { caller?: AbortSignal | undefined; timeoutMs?: number | undefined }

async function send(
  url: string,
  init: RequestInit,
  { caller, timeoutMs = TIMEOUT_MS }: Sending = {},
): Promise<Response> {
  const stop = new AbortController()
  const forward = () => stop.abort(caller?.reason)
  if (caller?.aborted) forward()
  caller?.addEventListener('abort', forward)
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop.abort()
  }, timeoutMs)
  try {
    return await fetch(url, { ...init, signal: stop.signal })
  } catch (error) {
    if (caller?.aborted) throw error
    throw new ApiError({ status: 0, code: late ? 'common.error.unavailable' : 'common.error.offline' })
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', forward)
  }
}

async function apiErrorOf<C extends Contract>(response: Response): Promise<ApiError<ErrorOf<C>>> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null
  const passing = response.status === 502 || response.status === 503 || response.status === 504
  if (isConsentMissing(body?.error.code)) notifyConsentNeeded()
  const wait = Number(response.headers.get('retry-after'))
  return new ApiError({
    ...(body?.error ?? {}),
    status: response.status,
    code: (body?.error.code ??
      (passing ? 'common.error.unavailable' : 'common.error.unexpected')) as ErrorOf<C>,
    ...(wait > 0 && { retryAfterMs: wait * 1_000 }),
  })
}
