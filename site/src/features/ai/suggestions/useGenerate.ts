import { useMutation, useQueryClient } from '@tanstack/react-query'
import { aiApi } from '#domain/ai/api.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { showToast } from '../../../ui/toasts.ts'
import { suggestionsQuery } from './queries.ts'

/** Asking for five new suggestions, and how it stands. */
export type Asking = { ask: (curatedOnly: boolean) => void; isPending: boolean; isLimited: boolean }

/**
 * See `Asking`. New ones take the place of the old; an error for asking too often stays on the page, any other
 * is a notice.
 */
export function useGenerate(): Asking {
  const t = useMessages()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...write(aiApi.generateSuggestions),
    onSuccess: ({ suggestions, isNew, offerSupport }) => {
      // An answer under way may be of before.
      void client.cancelQueries(suggestionsQuery)
      client.setQueryData(suggestionsQuery.queryKey, (page) => page && { ...page, suggestions, offerSupport })
      if (isNew) showToast({ text: t('ai.suggestions.made'), tone: 'good' })
      else if (suggestions.length === 0) showToast({ text: t('ai.suggestions.none_left') })
    },
    onError: (generateError) => {
      if (generateError.status === 429) return
      showToast({ text: t('common.error.title'), detail: errorText(t, generateError), tone: 'bad' })
    },
  })
  return {
    ask: (curatedOnly) => mutate({ body: { curatedOnly } }),
    isPending,
    isLimited: error?.status === 429,
  }
}
