import { keepPreviousData } from '@tanstack/react-query'
import { contentApi } from '#domain/content/api.ts'
import type { CallInput } from '#domain/api/contract.ts'
import type { Locale } from '#messages'
import { read } from '../../lib/query.ts'

/** How content is narrowed down. */
export type ContentFilter = CallInput<typeof contentApi.motivationalContent>['query']

/**
 * What editors put out for this person's age and language. What was there stays until the answer to another choice
 * comes.
 */
export const contentQuery = (query: ContentFilter) => ({
  ...read(contentApi.motivationalContent, { query }),
  placeholderData: keepPreviousData,
})

/** A piece as it was saved last, for staff. */
export const draftQuery = (kind: 'content' | 'prompt', id: string, locale: Locale) => ({
  ...read(contentApi.readDraft, { params: { kind, id }, query: { locale } }),
  placeholderData: keepPreviousData,
})

/** Three prompts. They come in random order, so they change only when the member asks for others. */
export const promptsQuery = {
  ...read(contentApi.journalPrompts),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
