import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ReflectionClosed } from '#domain/ai/writing/events.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { localDay } from '#domain/time/localDay.ts'
import { usePerson } from '../../../lib/person.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { write } from '../../../lib/query.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import { closedDay, keepClosedDay } from './closedDay.ts'
import { applyClosed, reflectionQuery } from './queries.ts'
import { ReflectionCard } from './ReflectionCard.tsx'

type DailyReflectionProps = {
  /** Called when the member wants to write about the question. */
  onWrite: (prompt: string) => void
}

/**
 * The question of the day on a card: once for each day of the person's zone, whatever the device. It is an offer, so
 * when it cannot be fetched the page goes on without it.
 */
export function DailyReflection({ onWrite }: DailyReflectionProps) {
  const { id, timeZone } = usePerson()
  const client = useQueryClient()
  const isKnownClosed = closedDay(id) === localDay(new Date(), timeZone)
  const { data, refetch } = useQuery({ ...reflectionQuery, enabled: !isKnownClosed })
  const closing = useMutation(write(writingApi.closeReflection, [], { repeatable: true }))
  useLiveChannel({
    channel: `private-user-${id}`,
    onEvent: (name, event) => {
      const closed = ReflectionClosed.safeParse({ name, data: event })
      if (closed.success) applyClosed(client, closed.data)
    },
    refetch: () => {
      if (data && !data.isClosed) void refetch()
    },
  })
  if (isKnownClosed || !data || data.isClosed) return null
  const { day, prompt } = data
  const close = (fromModel?: boolean) => {
    keepClosedDay(id, day)
    applyClosed(client, { name: 'reflection-closed', data: { day } })
    closing.mutate({ body: { day, ...(fromModel !== undefined && { fromModel }) } })
  }
  return (
    <WithMessages names={['ai']}>
      <ReflectionCard
        reflection={data}
        onLater={(fromModel) => {
          close(fromModel)
          // The button that was pressed goes with the card.
          document.querySelector<HTMLElement>('h1')?.focus()
        }}
        onWrite={(fromModel) => {
          close(fromModel)
          onWrite(prompt)
        }}
      />
    </WithMessages>
  )
}
