import { useEffect, useRef } from 'react'
import { FLAG_HEARD_MS, FlagChanged, FLAGS_CHANNEL, FLAGS_POLL_MS } from '#domain/flags/events.ts'
import type { FlagKey } from '#domain/flags/flags.ts'
import { useLiveChannel } from './useLiveChannel.ts'
import { useLatest } from './useLatest.ts'

/**
 * Asks again what hangs on a switch of staff, on a page that stays open: once every process of the server has heard of
 * it. Works for readers without a session too.
 */
export function useLiveFlag(key: FlagKey, refetch: () => void): void {
  const latest = useLatest(refetch)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
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
