import { vi } from 'vitest'

/** A failing answer of the fake api; status 0 means that nothing comes back. */
export class ErrorAnswer {
  constructor(
    readonly status: number,
    readonly code = 'common.error.unavailable',
    readonly message = '',
    readonly headers: Record<string, string> = {},
  ) {}
}
/** One call the page made. */
export type Call = { route: string; body: unknown }
type Answer = ((call: Call) => unknown) | object

/** Answers the page's calls by method and path (`POST /checkins`); what is not listed is not found. Gives the calls. */
export function serveApi(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(/^\/api/, '').replace(/\?.*/, '')
    const call = {
      route: `${init.method} ${path}`,
      body: init.body ? (JSON.parse(String(init.body)) as unknown) : undefined,
    }
    calls.push(call)
    const known = answers[call.route] ?? answers[call.route.replace(/[0-9a-f-]{36}/, ':id')]
    const given =
      typeof known === 'function'
        ? await known(call)
        : (known ?? new ErrorAnswer(404, 'common.error.not_found'))
    if (!(given instanceof ErrorAnswer)) return Response.json(given)
    if (given.status === 0) throw new TypeError('Failed to fetch')
    const error = { code: given.code, message: given.message, requestId: 'test' }
    return Response.json({ error }, { status: given.status, headers: given.headers })
  })
  return calls
}

/** The calls of one route. */
export const callsOf = (calls: readonly Call[], route: string): Call[] =>
  calls.filter((call) => call.route === route)
