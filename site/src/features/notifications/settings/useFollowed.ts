import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { PreferencesChanged } from '#domain/notifications/events.ts'
import { usePerson } from '../../../lib/person.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'

/** Reads a query again when another tab changed preferences, but not while `isSaving` something here. */
export function useFollowed(queryKey: QueryKey, isSaving: () => boolean): void {
  const client = useQueryClient()
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
