import { analyticsApi } from '#domain/analytics/api.ts'
import { call } from '../lib/call.ts'

/** Did the page ask for a chunk that a newer version has replaced? */
export const isStaleChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Unable to preload/i.test(error.message)

/** Tells the server about a crash, without words of the person. Silent when that fails too. */
export function reportCrash(error: unknown): void {
  const fault = error instanceof Error ? error : new Error(String(error))
  const at = fault.stack?.split('\n').find((line) => line.includes('/assets/')) ?? ''
  call(analyticsApi.track, {
    body: {
      events: [
        {
          event_type: 'client_error',
          event_metadata: {
            name: fault.name.slice(0, 200),
            message: fault.message.slice(0, 200),
            at: at.trim().slice(0, 200),
          },
          page_url: location.pathname.slice(0, 300),
        },
      ],
    },
  }).catch(() => {})
}
