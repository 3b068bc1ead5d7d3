import { aiApi } from '#domain/ai/api.ts'
import { read } from '../../lib/query.ts'

/** What editors put out for this person's age and language. */
export const contentQuery = read(aiApi.motivationalContent)

/** Three prompts. They come in random order, so they change only when somebody asks for others. */
export const promptsQuery = {
  ...read(aiApi.journalPrompts),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
