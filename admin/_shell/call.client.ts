import type { CallInput, Contract, ErrorBody, Output } from '#domain/api/contract.ts'

/** After this long without an answer a call counts as failed, in milliseconds. */
const TIMEOUT_MS = 15_000

type Optional<T> = Record<never, never> extends T ? [input?: T] : [input: T]
type Raw = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** An answer with an error. */
export class RequestError extends Error {
  constructor(
    contract: Contract,
    readonly status: number,
    /** What the server answered, in the caller's language; null when it was no answer of ours. */
    readonly answer: string | null,
    /** Which fields are wrong, and what to do, in the caller's language. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(`${contract.method} ${contract.path}: ${status}`)
  }
}

/**
 * Calls one of our contracts from a page of the panel. Resolves to the checked answer.
 * @throws RequestError with the status, or another Error; the views show their own text for it.
 */
export async function call<C extends Contract>(c: C, ...[input]: Optional<CallInput<C>>): Promise<Output<C>> {
  const { params = {}, query = {}, body } = (input ?? {}) as Raw
  const response = await fetch(urlOf(c.path, params, query), {
    method: c.method.toUpperCase(),
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(c.timeoutMs ?? TIMEOUT_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
    throw new RequestError(c, response.status, body?.error?.message ?? null, body?.error?.fields)
  }
  return c.output.parseAsync(await response.json()) as Promise<Output<C>>
}

function urlOf(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return `/api${filled}${search ? `?${search}` : ''}`
}

/** Returns the server's message of an error, in the reader's language; `otherwise` without one. */
export const answerOf = (error: unknown, otherwise: string): string =>
  (error instanceof RequestError && error.answer) || otherwise
