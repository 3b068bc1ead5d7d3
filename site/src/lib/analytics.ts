import { analyticsApi, EVENTS_BATCH } from '#domain/analytics/api.ts'
import type { CallInput } from '#domain/api/contract.ts'
import { sendBeacon } from './call.ts'

type Event = CallInput<typeof analyticsApi.track>['body']['events'][number]

/** Events that wait at most, and for how long, in milliseconds. */
const FULL = 10
const WAIT_MS = 10_000

let isOn = false
let queue: Event[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Switches counting on or off. Off, nothing is kept and nothing leaves; what waited is forgotten. */
export function countEvents(on: boolean): void {
  isOn = on
  if (!on) queue = []
}

/**
 * Queues an event. Events leave together: when ten wait, after ten seconds, or when the page is left. Fails silently.
 * Never sends a member's text: ids, moods and texts stay where they are.
 */
export function count(event_type: string, event_metadata?: Event['event_metadata']): void {
  if (!isOn) return
  // The path alone: queries carry codes and search terms.
  queue.push({
    event_type,
    page_url: location.pathname.slice(0, 300),
    ...(event_metadata && { event_metadata }),
  })
  if (queue.length >= FULL) flushEvents()
  else timer ??= setTimeout(flushEvents, WAIT_MS)
}

/** Sends what waits. Also from a page that is being left: the browser then finishes the request by itself. */
export function flushEvents(): void {
  clearTimeout(timer)
  timer = undefined
  const events = queue.splice(0, EVENTS_BATCH)
  if (events.length > 0) sendBeacon(analyticsApi.track, { body: { events } })
}
