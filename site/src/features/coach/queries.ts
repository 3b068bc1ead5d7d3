import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { coachApi } from '#domain/coach/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../lib/messages.tsx'
import { keyOf, read } from '../../lib/query.ts'

/** How long a page believes that the coach's name is still the same. */
const PERSONA_STALE_MS = 10 * 60_000

/** When and how the coach may write. */
export const preferencesQuery = read(coachApi.notificationsPrefs, { body: { op: 'get' } })

type Opened = Output<typeof coachApi.openMessages>
const messagesKey = keyOf(coachApi.openMessages)

/**
 * What the coach wrote lately. Asking marks it opened, so it is asked once per visit, is never aborted half way, and
 * what was not dismissed yet stays beside what comes new.
 */
export const messagesQuery = (client: QueryClient) =>
  queryOptions<Opened>({
    queryKey: messagesKey,
    queryFn: async () => {
      const { persona, messages } = await call(coachApi.openMessages)
      const shown = client.getQueryData<Opened>(messagesKey)?.messages ?? []
      const known = new Set(messages.map(({ id }) => id))
      return { persona, messages: [...messages, ...shown.filter(({ id }) => !known.has(id))] }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Takes a message away on this page. The server knows already that it was opened. */
export const dismissMessage = (client: QueryClient, dismissed: string): unknown =>
  client.setQueryData<Opened>(
    messagesKey,
    (old) => old && { ...old, messages: old.messages.filter(({ id }) => id !== dismissed) },
  )

/** The coach's name: as staff set it, once it is known. */
export function usePersona(): string {
  const t = useMessages()
  const { data } = useQuery({ ...read(coachApi.persona), staleTime: PERSONA_STALE_MS })
  return data?.name ?? t('coach.persona')
}
