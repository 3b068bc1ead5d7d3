import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '../../lib/router.tsx'
import { CoachWrote } from '#domain/coach/events.ts'
import { usePerson } from '../../app/person.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'
import { Message } from './Message.tsx'
import { addMessage, dismissMessage, messagesQuery } from './queries.ts'

/** What the coach wrote in the last day, at the lower inline end of the dashboard; also while the page is open. */
export function CoachPopup() {
  const client = useQueryClient()
  const { id } = usePerson()
  const isHere = useLocation().pathname === '/dashboard'
  const query = messagesQuery(client)
  const { data } = useQuery({ ...query, enabled: isHere })
  // Elsewhere nothing is opened; it is asked for with the next visit to the dashboard.
  const ask = () => void client.invalidateQueries({ queryKey: query.queryKey })
  useLiveChannel({
    channel: `private-user-${id}`,
    onEvent: (name, body) => {
      const event = CoachWrote.safeParse({ name, data: body })
      if (!event.success) return
      if (isHere) addMessage(client, event.data)
      ask()
    },
    refetch: ask,
  })
  if (!isHere) return null
  const [newest] = data?.messages ?? []
  return (
    // There from the start, so that a message is read out when it comes.
    <div role="status">
      {data && newest && (
        <Message
          key={newest.id}
          persona={data.persona}
          content={newest.content}
          onDismiss={() => dismissMessage(client, newest.id)}
        />
      )}
    </div>
  )
}
