import { useMutation, useQueryClient } from '@tanstack/react-query'
import { aiApi } from '#domain/ai/api.ts'
import type { SuggestionAnswer } from '#domain/ai/suggestions.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { showToast } from '../../../ui/toasts.ts'
import { suggestionsQuery } from './queries.ts'

/** Answers one suggestion; what the server shows now takes the place of the old ones. */
export function useAnswer(id: string, onAnswered: (answer: SuggestionAnswer) => void) {
  const t = useMessages()
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    ...write(aiApi.answerSuggestion, [], { repeatable: true }),
    onSuccess: async ({ suggestions }, { body }) => {
      // An answer under way may have been read before this was stored.
      await client.cancelQueries({ queryKey: suggestionsQuery.queryKey })
      client.setQueryData(suggestionsQuery.queryKey, (page) => page && { ...page, suggestions })
      onAnswered(body.answer)
    },
    onError: (error) =>
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
  })
  return {
    answer: (answer: SuggestionAnswer) => mutate({ params: { id }, body: { answer } }),
    pending: isPending ? variables.body.answer : undefined,
  }
}
