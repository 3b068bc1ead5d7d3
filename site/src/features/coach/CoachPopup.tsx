import { lazy, Suspense } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useCare } from '../../lib/care.ts'
import { CoachWrote } from '#domain/coach/events.ts'
import { usePerson } from '../../lib/person.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'
import { dismissMessage, messagesQuery } from './queries.ts'

// Most visits find no message.
const Message = lazy(() => import('./Message.tsx').then((m) => ({ default: m.Message })))

/** What the coach wrote in the last day, at the lower inline end of the dashboard; also while the page is open. */
export function CoachPopup() {
  const client = useQueryClient()
  const { id, analytics = false } = usePerson()
  const { pathname } = useLocation()
  // The panel of help is alone.
  const isHere = useCare() === null && pathname === '/dashboard'
  const query = messagesQuery(client)
  const { data } = useQuery({ ...query, enabled: isHere })
  // Elsewhere nothing is opened; it is asked for with the next visit to the dashboard.
  const ask = () => void client.invalidateQueries({ queryKey: query.queryKey })
  useLiveChannel({
    channel: `private-user-${id}`,
    onEvent: (name, body) => {
      if (CoachWrote.safeParse({ name, data: body }).success) ask()
    },
    refetch: ask,
  })
  if (!isHere) return null
  const [newest] = data?.messages ?? []
  return (
    // There from the start, so that a message is read out when it comes.
    <div role="status">
      {data && newest && (
        <Suspense>
          <Message
            key={newest.id}
            id={newest.id}
            isCounted={analytics}
            persona={data.persona}
            content={newest.content}
            onDismiss={() => dismissMessage(client, newest.id)}
          />
        </Suspense>
      )}
    </div>
  )
}
