import { useEffect } from 'react'
import { follow, type LiveChannel } from './realtime.ts'
import { useLatest } from './useLatest.ts'

/** Follows a live channel while the component is on the page. The functions may be new on every draw. */
export function useLiveChannel({ channel, onEvent, refetch, pollMs }: LiveChannel): void {
  const latest = useLatest({ onEvent, refetch })
  useEffect(
    () =>
      follow({
        channel,
        onEvent: (name, data) => latest.current.onEvent(name, data),
        refetch: () => latest.current.refetch(),
        ...(pollMs !== undefined && { pollMs }),
      }),
    [channel, pollMs, latest],
  )
}
