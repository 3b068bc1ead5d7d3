import { useQueryClient } from '@tanstack/react-query'
import { SuggestionAnswered, SuggestionRead, SuggestionsMade } from '#domain/ai/events.ts'
import { usePerson } from '../../../lib/person.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import { applyRead, suggestionsQuery } from './queries.ts'

const fetched = [SuggestionsMade, SuggestionAnswered]

/** What another tab asked for, read or answered appears here without a reload. */
export function useLiveSuggestions(): void {
  const { id } = usePerson()
  const client = useQueryClient()
  const refetch = () => void client.invalidateQueries({ queryKey: suggestionsQuery.queryKey })
  useLiveChannel({
    channel: `private-user-${id}`,
    onEvent: (name, data) => {
      if (fetched.some((event) => event.safeParse({ name, data }).success)) return refetch()
      const read = SuggestionRead.safeParse({ name, data })
      if (read.success) applyRead(client, read.data)
    },
    refetch,
  })
}
