import { useQueryClient } from '@tanstack/react-query'
import { PromptsMade } from '#domain/ai/writing/events.ts'
import { usePerson } from '../../../lib/person.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import { writingQuery } from './queries.ts'

/** A set that another tab or device asked for appears here without a reload. */
export function useLivePrompts(): void {
  const { id } = usePerson()
  const client = useQueryClient()
  const refetch = () => void client.invalidateQueries({ queryKey: writingQuery.queryKey })
  useLiveChannel({
    channel: `private-user-${id}`,
    onEvent: (name, data) => {
      if (PromptsMade.safeParse({ name, data }).success) refetch()
    },
    refetch,
  })
}
