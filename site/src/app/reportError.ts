import { analyticsApi } from '#domain/analytics/api.ts'
import { ApiError } from '../lib/apiError.ts'
import { call } from '../lib/call.ts'

/** Errors one page reports at most: an error in a loop must not become a flood. */
const MOST = 5
const reported = new Set<string>()

/** Reports an error to the server, each once per page and without texts of the member. Silent when that fails too. */
export function reportError(error: unknown): void {
  // A failed call is shown where it was made; the server knows of its own mistakes.
  if (error instanceof ApiError) return
  const cause = error instanceof Error ? error : new Error(String(error))
  const key = `${cause.name} ${cause.message}`
  if (reported.size >= MOST || reported.has(key)) return
  reported.add(key)
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  const release = /([\w.-]{1,40})\.js$/.exec(entry ?? '')?.[1]
  call(analyticsApi.reportError, {
    body: {
      name: cause.name.slice(0, 80),
      message: cause.message.slice(0, 500),
      page_url: location.pathname.slice(0, 300),
      ...(cause.stack && { stack: cause.stack.slice(0, 4_000) }),
      ...(release && { release }),
    },
  }).catch(() => {})
}

/** Forgets what was reported; for tests. */
export const forgetErrors = (): void => reported.clear()
