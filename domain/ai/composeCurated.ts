import type { AgeGroup } from '../account/ageGroup.ts'
import type { FocusArea } from '../account/focusAreas.ts'
import type { Locale } from '../../messages/locales.ts'
import { entries, type Entry, type EntryKey } from './library/entries.ts'
import { keyOfText, library } from './library/index.ts'
import { moodPatternOf, type MoodPattern, type MoodPoint } from './moodPattern.ts'
import { SUGGESTIONS_SHOWN, type Suggestion } from './suggestions.ts'

/** What suggestions are made from: nothing in it says whose it is. */
export type SuggestionRequest = {
  readonly locale: Locale
  readonly ageGroup: AgeGroup
  readonly focusAreas: readonly FocusArea[]
  /** Newest first. */
  readonly moods: readonly MoodPoint[]
  /** Texts shown lately, newest first; they do not come again. */
  readonly recent: readonly string[]
  /** Decides among equals: the same seed gives the same texts. Made from person and day, without saying either. */
  readonly seed: string
}

/** How much the mood and the focus areas count beside chance (0 to 1). */
const PATTERN_WEIGHT = 1.2
const AREA_WEIGHT = 0.8

/**
 * Five texts of our editors by mood pattern, focus area, age and language; each of another kind while there are
 * kinds left. The same request gives the same texts. When nearly everything was shown lately, the oldest come
 * back first.
 */
export function composeCurated(request: SuggestionRequest): Suggestion[] {
  const { locale, ageGroup, recent } = request
  const pattern = moodPatternOf(request.moods)
  const shown = recent.map(keyOfText)
  const age = (key: EntryKey): number => {
    const at = shown.indexOf(key)
    return at < 0 ? Infinity : at
  }
  const ranked = (Object.entries(entries) as [EntryKey, Entry][])
    .filter(([, entry]) => entry.ages.includes(ageGroup))
    .map(([key, entry]) => ({
      key,
      type: entry.type,
      seen: age(key),
      score: scoreOf(key, entry, request, pattern),
    }))
    .sort((a, b) => (a.seen === b.seen ? b.score - a.score : b.seen > a.seen ? 1 : -1))
  const fresh = ranked.filter(({ seen }) => seen === Infinity)
  const chosen: typeof ranked = []
  const take = (from: typeof ranked, isFit: (one: (typeof ranked)[number]) => boolean) => {
    for (const one of from) {
      if (chosen.length === SUGGESTIONS_SHOWN) return
      if (!chosen.includes(one) && isFit(one)) chosen.push(one)
    }
  }
  take(fresh, ({ type }) => chosen.every((other) => other.type !== type))
  take(ranked, () => true)
  return chosen.map(({ key, type }) => ({ type, content: library[locale][key] }))
}

function scoreOf(
  key: EntryKey,
  { patterns, areas }: Entry,
  { focusAreas, seed }: SuggestionRequest,
  pattern: MoodPattern,
): number {
  const isForMood = patterns.length === 0 || patterns.includes(pattern)
  const isForArea = areas.some((area) => focusAreas.includes(area))
  return (isForMood ? PATTERN_WEIGHT : 0) + (isForArea ? AREA_WEIGHT : 0) + chance(`${seed} ${key}`)
}

/** A number from 0 to 1 that is always the same for the same words (FNV-1a, mixed once more). */
function chance(words: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 0x1_0000_0000
}
