import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { NotificationPosted } from '#domain/notifications/events.ts'
import { usePerson } from '../../lib/person.ts'
import { useLiveFlag } from '../../lib/useLiveFlag.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'

const POSTED = 'notice-posted' satisfies NotificationPosted['name']

/** Asks again after a notification, as questions and answers do, and when staff pause the store or open it again. */
export function useRequestNews(queryKey: QueryKey): void {
  const client = useQueryClient()
  const refetch = () => void client.invalidateQueries({ queryKey })
  useLiveChannel({
    channel: `private-user-${usePerson().id}`,
    onEvent: (name) => name === POSTED && refetch(),
    refetch,
  })
  useLiveFlag('ff.store_pause', refetch)
}
