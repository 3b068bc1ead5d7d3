import { contentApi } from '#domain/content/api.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { read } from '../../../lib/query.ts'

/** The latest prompts. Looked at again each time the tab opens: another device may have asked for others. */
export const writingQuery = { ...read(writingApi.page), refetchOnMount: 'always' } as const

/** Three prompts of our editors. They come in random order, so they change only when the member asks. */
export const libraryQuery = {
  ...read(contentApi.journalPrompts),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
