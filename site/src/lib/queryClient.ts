import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { backOff } from '#domain/time/backOff.ts'
import { ApiError } from './apiError.ts'

/** How often a passing error is tried again before it is shown. */
const TRIES = 4
/** Waits between two tries, in milliseconds. */
const WAITS_MS = { first: 500, longest: 8_000 }

/**
 * Only errors that may pass by themselves are tried again; what the server rejected stays rejected, and without a
 * connection waiting is no use.
 */
export const shouldRetry = (count: number, error: unknown): boolean =>
  error instanceof ApiError && error.isPassing && count < TRIES && navigator.onLine

/** The wait before try `count`: what the server asked for, else longer each time. */
export function retryDelay(count: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterMs : undefined
  return Math.min(asked ?? backOff(count, WAITS_MS), WAITS_MS.longest)
}

/** Every successful write refreshes what it declared stale; a caller cannot forget it or switch it off. */
export function newQueryClient(): QueryClient {
  // `always`: being offline is shown as an error with a message, never as an endless wait.
  const shared = { retry: shouldRetry, retryDelay, networkMode: 'always' } as const
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: { ...shared, staleTime: 10_000 }, mutations: shared },
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _result, mutation) => {
        const stale = (mutation.meta?.invalidates ?? []) as readonly QueryKey[]
        return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))).then(
          () => undefined,
        )
      },
    }),
  })
  return client
}
