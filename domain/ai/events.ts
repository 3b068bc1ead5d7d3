import { z } from 'zod/mini'
import type { SuggestionView } from './suggestions.ts'

/**
 * Sent on `private-user-<id>`: a new set was made. It carries nothing, since the texts tell how a member feels
 * and the live connection may be another company's: tabs fetch.
 */
export const SuggestionsMade = z.object({ name: z.literal('suggestions-made'), data: z.object({}) })
/** Sent on `private-user-<id>` when one was read in some tab. */
export const SuggestionRead = z.object({
  name: z.literal('suggestion-read'),
  data: z.object({ id: z.string() }),
})
export type SuggestionRead = z.output<typeof SuggestionRead>

/** Sent on `private-user-<id>` when one was answered in some tab. Another may have come for it: tabs fetch. */
export const SuggestionAnswered = z.object({ name: z.literal('suggestion-answered'), data: z.object({}) })

/** Marks one read; the result equals fetching again, and twice changes nothing. */
export const applySuggestionRead = (suggestions: SuggestionView[], event: SuggestionRead): SuggestionView[] =>
  suggestions.map((one) => (one.id === event.data.id && !one.isRead ? { ...one, isRead: true } : one))
