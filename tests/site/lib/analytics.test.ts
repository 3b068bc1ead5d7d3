import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { count, countEvents, flushEvents } from '#site/lib/analytics.ts'

let sent: { url: string; init: RequestInit; events: { event_type: string; page_url: string }[] }[]
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { events } = JSON.parse(String(init.body)) as (typeof sent)[number]
    sent.push({ url, init, events })
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  window.history.replaceState(null, '', '/settings?tab=privacy#x')
})
afterEach(() => {
  countEvents(false)
  flushEvents()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps nothing and sends nothing without consent', () => {
  count('page_viewed')
  vi.advanceTimersByTime(60_000)
  flushEvents()
  expect(sent).toEqual([])
})

it('sends in batches: after ten seconds, or when ten wait; errors stay silent', async () => {
  countEvents(true)
  count('page_viewed')
  count('page_viewed', { step: 2 })
  vi.advanceTimersByTime(9_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map(({ events }) => events.length)).toEqual([2])
  for (let n = 0; n < 10; n += 1) count('page_viewed')
  expect(sent.map(({ events }) => events.length)).toEqual([2, 10])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
})

it('sends the path alone, to our own server, in a way that outlives the page', () => {
  countEvents(true)
  count('page_viewed')
  flushEvents()
  expect(sent[0]!.events).toEqual([{ event_type: 'page_viewed', page_url: '/settings' }])
  expect(sent[0]!.url).toBe('/api/events')
  expect(sent[0]!.init.keepalive).toBe(true)
})

it('forgets what waited when consent is taken back', () => {
  countEvents(true)
  count('page_viewed')
  countEvents(false)
  flushEvents()
  expect(sent).toEqual([])
})
