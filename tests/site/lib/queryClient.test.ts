import { expect, it } from 'vitest'
import { ApiError } from '#site/lib/apiError.ts'
import { newQueryClient, retryDelay, shouldRetry } from '#site/lib/queryClient.ts'

const error = (status: number, retryAfterMs?: number) =>
  new ApiError({ status, code: 'x', ...(retryAfterMs !== undefined && { retryAfterMs }) })

it('tries again only what may pass by itself, and not for ever', () => {
  expect([0, 502, 503, 504].map((status) => shouldRetry(0, error(status)))).toEqual([true, true, true, true])
  expect([400, 401, 403, 404, 409, 422, 429, 500].some((status) => shouldRetry(0, error(status)))).toBe(false)
  expect(shouldRetry(4, error(503))).toBe(false)
  expect(shouldRetry(0, new TypeError('a bug'))).toBe(false)
})

it('waits as long as the server asked, else longer each time', () => {
  expect(retryDelay(0, error(503, 2_000))).toBe(2_000)
  expect(retryDelay(0, error(503, 600_000))).toBe(8_000)
  for (const [count, least, most] of [
    [0, 375, 625],
    [1, 750, 1_250],
    [10, 6_000, 8_000],
  ] as const) {
    const wait = retryDelay(count, error(0))
    expect(wait).toBeGreaterThanOrEqual(least)
    expect(wait).toBeLessThanOrEqual(most)
  }
})

it('refreshes what a successful write declared stale', async () => {
  const client = newQueryClient()
  client.setQueryData(['checkins', '/checkins'], 1)
  client.setQueryData(['account', '/me'], 1)
  const write = client.getMutationCache().build(client, {
    mutationFn: () => Promise.resolve(1),
    meta: { invalidates: [['checkins']] },
  })
  await write.execute(undefined)
  expect(client.getQueryState(['checkins', '/checkins'])!.isInvalidated).toBe(true)
  expect(client.getQueryState(['account', '/me'])!.isInvalidated).toBe(false)
})
