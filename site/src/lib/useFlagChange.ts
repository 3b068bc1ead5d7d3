import { useEffect, useRef } from 'react'
import { FlagChanged, FLAGS_CHANNEL } from '#domain/flags/events.ts'
import type { FlagKey } from '#domain/flags/flags.ts'
import { useLiveChannel } from './useLiveChannel.ts'

/** How often to ask while there is no live connection, in milliseconds. */
export const FLAGS_POLL_MS = 60_000
/** After this long every process of the server has read a switch, in milliseconds; they keep flags for two seconds. */
export const FLAG_HEARD_MS = 3_000

/**
 * Asks again what hangs on a switch of staff, on a page that stays open: once every process of the server has heard of
 * it. Works for readers without a session too.
 */
export function useFlagChange(key: FlagKey, refetch: () => void): void {
  const latest = useRef(refetch)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    latest.current = refetch
  })
  useEffect(() => {
    const waiting = timers.current
    return () => waiting.forEach(clearTimeout)
  }, [])
  useLiveChannel({
    channel: FLAGS_CHANNEL,
    pollMs: FLAGS_POLL_MS,
    onEvent: (name, data) => {
      const event = FlagChanged.safeParse({ name, data })
      if (!event.success || event.data.data.key !== key) return
      timers.current.add(setTimeout(() => latest.current(), FLAG_HEARD_MS))
    },
    refetch,
  })
}
