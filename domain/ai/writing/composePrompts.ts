import type { Mood } from '../../checkins/moods.ts'
import type { Locale } from '../../../messages/locales.ts'
import type { SuggestionRequest } from '../composeCurated.ts'
import { pickTexts } from '../pickTexts.ts'
import { entries } from './entries.ts'
import { keyOfPrompt, promptLibrary } from './library.ts'
import type { WritingPrompt } from './schema.ts'

/** Prompts are made from the same as suggestions, and from the mood a member names; `count` says how many. */
export type PromptRequest = Omit<SuggestionRequest, 'declined'> & {
  readonly named: Mood | null
  readonly count: number
}

/** The mood decides: a happy member is not asked what is heavy. */
const MOOD_WEIGHT = 2

/**
 * Prompts of our editors by the mood that is named (else the pattern of the latest), focus area, age and language;
 * each about another area while there are some left. The same request gives the same prompts. Source:
 * docs/rules/ai.md D-068.
 */
export function composePrompts(request: PromptRequest): WritingPrompt[] {
  const shown = request.recent.map(keyOfPrompt)
  const moods = request.named ? [{ mood: request.named, intensity: 3, daysAgo: 0 }] : request.moods
  return pickTexts(entries, { ...request, moods, shown, moodWeight: MOOD_WEIGHT }).map(({ key, type }) => ({
    area: type,
    prompt: promptLibrary[request.locale][key],
  }))
}

/** A prompt of ours in another language; the words of a model stay as they are. */
export function promptIn(locale: Locale, prompt: string): string {
  const key = keyOfPrompt(prompt)
  return key ? promptLibrary[locale][key] : prompt
}
