import { useQueryClient } from '@tanstack/react-query'
import { BadgeEarned, CheckedIn, CheckInsChanged } from '#domain/checkins/events.ts'
import { usePerson } from '../../lib/person.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'
import { fetchCheckIn, overviewQuery } from './queries.ts'

/** How often to ask while there is no live connection, in milliseconds. */
const POLL_MS = 10_000

const others = [BadgeEarned, CheckInsChanged]

/** A check-in or a badge of another tab or device appears here without a reload. */
export function useLiveCheckIns(): void {
  const { id } = usePerson()
  const client = useQueryClient()
  // Every query about check-ins: the history's too.
  const refetch = () => void client.invalidateQueries({ queryKey: overviewQuery.queryKey.slice(0, 1) })
  useLiveChannel({
    channel: `private-user-${id}`,
    pollMs: POLL_MS,
    onEvent: (name, data) => {
      const event = CheckedIn.safeParse({ name, data })
      if (event.success) fetchCheckIn(client, event.data.data.id)
      else if (others.some((other) => other.safeParse({ name, data }).success)) refetch()
    },
    refetch,
  })
}
