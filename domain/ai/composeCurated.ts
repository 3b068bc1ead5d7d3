import type { AgeGroup } from '../account/ageGroup.ts'
import type { FocusArea } from '../account/focusAreas.ts'
import type { Locale } from '../../messages/locales.ts'
import { entries } from './library/entries.ts'
import { keyOfText, library } from './library/index.ts'
import type { MoodPoint } from './moodPattern.ts'
import { pickTexts } from './pickTexts.ts'
import { SUGGESTIONS_SHOWN, type Suggestion } from './suggestions.ts'

/** What suggestions and prompts are made from: nothing in it says whose it is. */
export type SuggestionRequest = {
  readonly locale: Locale
  readonly ageGroup: AgeGroup
  readonly focusAreas: readonly FocusArea[]
  /** Newest first. */
  readonly moods: readonly MoodPoint[]
  /** Texts shown lately, newest first; they do not come again. */
  readonly recent: readonly string[]
  /** Texts this member does not want; they never come again. */
  readonly declined?: readonly string[]
  /** Decides among equals: the same seed gives the same texts. Made from person and day, without saying either. */
  readonly seed: string
}

/** A mood weighs more than a focus area; together with chance an area may outweigh it. */
const MOOD_WEIGHT = 1.2

/**
 * Five texts of our editors by mood pattern, focus area, age and language; each of another kind while there are
 * kinds left. The same request gives the same texts. When nearly everything was shown lately, the oldest come
 * back first. Fewer than five when the member declined the others.
 */
export function composeCurated(request: SuggestionRequest): Suggestion[] {
  const picking = {
    ...request,
    shown: request.recent.map(keyOfText),
    declined: (request.declined ?? []).map(keyOfText),
    count: SUGGESTIONS_SHOWN,
    moodWeight: MOOD_WEIGHT,
  }
  return pickTexts(entries, picking).map(({ key, type }) => ({
    type,
    content: library[request.locale][key],
  }))
}
