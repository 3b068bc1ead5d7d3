import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { PreferencesChanged } from '#domain/notifications/events.ts'
import { usePerson } from './person.ts'
import { useLiveChannel } from './useLiveChannel.ts'
import { useSavesOf } from './useSavesOf.ts'

/** Reads a query again when another tab changed preferences. While this one saves, its own answer has the last word. */
export function useFollowPreferences(queryKey: QueryKey): void {
  const client = useQueryClient()
  const { isSaving } = useSavesOf(queryKey)
  const ask = () => {
    if (!isSaving()) void client.invalidateQueries({ queryKey })
  }
  useLiveChannel({
    channel: `private-user-${usePerson().id}`,
    onEvent: (name, data) => {
      if (PreferencesChanged.safeParse({ name, data }).success) ask()
    },
    refetch: ask,
  })
}
