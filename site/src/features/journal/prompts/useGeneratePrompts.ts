import { useMutation, useQueryClient } from '@tanstack/react-query'
import { writingApi } from '#domain/ai/writingApi.ts'
import type { ErrorOf } from '#domain/api/contract.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import type { ApiError } from '../../../lib/apiError.ts'
import { write } from '../../../lib/query.ts'
import { writingQuery } from './queries.ts'

/** Asking for three prompts, and how it stands. An error stays on the page until the next try. */
export type AskingForPrompts = {
  ask: (request: { mood: Mood; curatedOnly: boolean }) => void
  isPending: boolean
  error: ApiError<ErrorOf<typeof writingApi.generate>> | null
}

/** Asks for new prompts, which replace the old ones. Entries are not sent along: the server reads them. */
export function useGeneratePrompts(): AskingForPrompts {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...write(writingApi.generate),
    onSuccess: (made) => {
      // An answer under way may be of before.
      void client.cancelQueries(writingQuery)
      client.setQueryData(writingQuery.queryKey, (page) => page && { ...page, ...made })
    },
  })
  return { ask: (body) => mutate({ body }), isPending, error }
}
