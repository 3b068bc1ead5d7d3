import { useQueryClient } from '@tanstack/react-query'
import { JournalChanged } from '#domain/journal/events.ts'
import { usePerson } from '../../lib/person.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'
import { journalKey } from './queries.ts'

/** How often to ask while there is no live connection, in milliseconds. */
const POLL_MS = 30_000

/** An entry of another tab or device appears, changes and goes here without a reload. */
export function useLiveJournal(): void {
  const { id } = usePerson()
  const client = useQueryClient()
  const refetch = () => void client.invalidateQueries({ queryKey: journalKey })
  useLiveChannel({
    channel: `private-user-${id}`,
    pollMs: POLL_MS,
    onEvent: (name, data) => {
      if (JournalChanged.safeParse({ name, data }).success) refetch()
    },
    refetch,
  })
}
