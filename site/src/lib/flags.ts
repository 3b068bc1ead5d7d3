import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { flagsApi } from '#domain/flags/api.ts'
import {
  applyFlagChanged,
  FLAG_HEARD_MS,
  FlagChanged,
  FLAGS_CHANNEL,
  FLAGS_POLL_MS,
} from '#domain/flags/events.ts'
import { FLAGS_CACHE_MS } from '#domain/flags/flags.ts'
import { read } from './query.ts'
import { useLiveChannel } from './useLiveChannel.ts'

/** All flags: kept for five minutes, fetched again on focus. Source: docs/rules/flags.md S-000-7. */
export const flagsQuery = queryOptions({
  ...read(flagsApi.readFlags),
  staleTime: FLAGS_CACHE_MS,
  refetchOnWindowFocus: 'always',
})

/** A switch by staff counts here at once, whatever is kept. */
export function useLiveFlags(): void {
  const client = useQueryClient()
  const refetch = () => void client.invalidateQueries({ queryKey: flagsQuery.queryKey })
  useLiveChannel({
    channel: FLAGS_CHANNEL,
    pollMs: FLAGS_POLL_MS,
    onEvent: (name, data) => {
      const event = FlagChanged.safeParse({ name, data })
      if (!event.success) return
      client.setQueryData(
        flagsQuery.queryKey,
        (known) => known && { ...known, flags: applyFlagChanged(known.flags, event.data) },
      )
      // What else hangs on it (languages that are offered) the server knows; each of its processes has heard by then.
      setTimeout(refetch, FLAG_HEARD_MS)
    },
    refetch,
  })
}
