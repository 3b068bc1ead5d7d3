import { z } from 'zod/mini'

/** Kinds of suggestions. */
export const suggestionTypes = [
  'breathing',
  'movement',
  'connection',
  'rest',
  'gratitude',
  'planning',
  'creativity',
  'kindness',
] as const
/** A kind of suggestion. */
export type SuggestionType = (typeof suggestionTypes)[number]

/** Suggestions of one set, and how many are shown. Source: docs/rules/ai.md S-000-9. */
export const SUGGESTIONS_SHOWN = 5
/** Latest check-ins suggestions are made from. Source: docs/rules/ai.md S-000-9. */
export const MOODS_SENT = 7
/** A suggestion does not come again while it is among the latest so many. */
export const SUGGESTIONS_REMEMBERED = 20
/** A declined suggestion does not come again while it is among the latest so many declined ones. */
export const DECLINED_REMEMBERED = 200
/** Longest suggestion we show, in characters. */
export const SUGGESTION_MAX = 320
/** Shortest suggestion we show, in characters. */
export const SUGGESTION_MIN = 20
/** For how many days crisis wording in a check-in keeps a model out and offers support. */
export const CRISIS_DAYS = 7

/** What a member may answer. `not_for_me` takes it away and brings another. Source: docs/rules/ai.md B-35. */
export const suggestionAnswers = ['done', 'not_for_me'] as const
/** An answer to a suggestion; null before there is one, and after it was undone. */
export type SuggestionAnswer = (typeof suggestionAnswers)[number] | null

/** A suggestion as its reader sees it. `source` says who composed it: our editors, or a language model. */
export const SuggestionView = z.object({
  id: z.string(),
  type: z.enum(suggestionTypes),
  content: z.string(),
  source: z.enum(['curated', 'model']),
  isRead: z.boolean(),
  isDone: z.boolean(),
  createdAt: z.string(),
})
export type SuggestionView = z.output<typeof SuggestionView>

/** What a suggestion says before any person or language is known. */
export type Suggestion = { type: SuggestionType; content: string }

/** The first sentence of a suggestion, which stands on the closed card, and the rest (perhaps empty). */
export function headlineOf(content: string): { headline: string; rest: string } {
  const found = /^.*?[.!?؟…](?=\s)/su.exec(content)
  if (!found) return { headline: content, rest: '' }
  return { headline: found[0], rest: content.slice(found[0].length).trim() }
}
