import { useQueryClient } from '@tanstack/react-query'
import { PreferencesChanged } from '#domain/notifications/events.ts'
import { usePerson } from '../../lib/person.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'
import { preferencesQuery } from './queries.ts'
import { SAVING_KEY } from './useSavePreferences.ts'

/** Keeps the card in step with other tabs. While this one is saving, its own answer has the last word. */
export function useFollowPreferences(): void {
  const client = useQueryClient()
  const ask = () => {
    if (client.isMutating({ mutationKey: SAVING_KEY }) > 0) return
    void client.invalidateQueries({ queryKey: preferencesQuery.queryKey })
  }
  useLiveChannel({
    channel: `private-user-${usePerson().id}`,
    onEvent: (name, data) => {
      if (PreferencesChanged.safeParse({ name, data }).success) ask()
    },
    refetch: ask,
  })
}
