import type { QueryClient } from '@tanstack/react-query'
import { aiApi } from '#domain/ai/api.ts'
import { applySuggestionRead, type SuggestionRead } from '#domain/ai/events.ts'
import type { Output } from '#domain/api/contract.ts'
import { read } from '../../../lib/query.ts'

/** The latest five suggestions. Looked at again each time the tab opens: another device may have asked for others. */
export const suggestionsQuery = { ...read(aiApi.suggestions), refetchOnMount: 'always' } as const
/** What the AI tab holds. */
export type SuggestionsPage = Output<typeof aiApi.suggestions>

/** Marks one read in what the page holds. */
export const applyRead = (client: QueryClient, event: SuggestionRead): void =>
  void client.setQueryData(
    suggestionsQuery.queryKey,
    (page) => page && { ...page, suggestions: applySuggestionRead(page.suggestions, event) },
  )
