import type { AgeGroup } from '../account/ageGroup.ts'
import type { FocusArea } from '../account/focusAreas.ts'
import { moodPatternOf, type MoodPattern, type MoodPoint } from './moodPattern.ts'

/** What a text of our editors is, for which ages, and when it fits best. Without patterns it fits always. */
export type Entry<T extends string> = {
  readonly type: T
  readonly ages: readonly AgeGroup[]
  readonly patterns: readonly MoodPattern[]
  readonly areas: readonly FocusArea[]
}

/**
 * The member that texts are picked for, and what was shown to them lately (newest first; undefined where it was not
 * ours).
 */
export type Picking<K extends string> = {
  readonly count: number
  readonly ageGroup: AgeGroup
  readonly focusAreas: readonly FocusArea[]
  /** Newest first. */
  readonly moods: readonly MoodPoint[]
  readonly shown: readonly (K | undefined)[]
  /** What is never picked. */
  readonly declined?: readonly (NoInfer<K> | undefined)[]
  /** Decides among equals: the same seed gives the same texts. */
  readonly seed: string
  /** How much the mood counts beside the focus areas (0.8) and chance (0 to 1). */
  readonly moodWeight: number
}

const AREA_WEIGHT = 0.8

/**
 * Some entries by mood pattern, focus area and age; each of another kind while there are kinds left. The same
 * picking gives the same entries. When nearly everything was shown lately, the oldest come back first.
 */
export function pickTexts<K extends string, T extends string>(
  entries: Readonly<Record<K, Entry<T>>>,
  picking: Picking<K>,
): { key: K; type: T }[] {
  const pattern = moodPatternOf(picking.moods)
  const lastShown = (key: K): number => {
    const at = picking.shown.indexOf(key)
    return at < 0 ? Infinity : at
  }
  const ranked = (Object.entries(entries) as [K, Entry<T>][])
    .filter(([key, entry]) => entry.ages.includes(picking.ageGroup) && !picking.declined?.includes(key))
    .map(([key, entry]) => ({
      key,
      type: entry.type,
      seen: lastShown(key),
      score: scoreOf(entry, picking, pattern) + chance(`${picking.seed} ${key}`),
    }))
    .sort((a, b) => (a.seen === b.seen ? b.score - a.score : b.seen > a.seen ? 1 : -1))
  const fresh = ranked.filter(({ seen }) => seen === Infinity)
  const chosen: typeof ranked = []
  const take = (from: typeof ranked, isFit: (one: (typeof ranked)[number]) => boolean) => {
    for (const one of from) {
      if (chosen.length === picking.count) return
      if (!chosen.includes(one) && isFit(one)) chosen.push(one)
    }
  }
  take(fresh, ({ type }) => chosen.every((other) => other.type !== type))
  take(ranked, () => true)
  return chosen.map(({ key, type }) => ({ key, type }))
}

function scoreOf(
  { patterns, areas }: Entry<string>,
  { focusAreas, moodWeight }: Pick<Picking<string>, 'focusAreas' | 'moodWeight'>,
  pattern: MoodPattern,
): number {
  const isForMood = patterns.length === 0 || patterns.includes(pattern)
  const isForArea = areas.some((area) => focusAreas.includes(area))
  return (isForMood ? moodWeight : 0) + (isForArea ? AREA_WEIGHT : 0)
}

/** A number from 0 to 1 that is always the same for the same words (FNV-1a, mixed once more). */
function chance(words: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 0x1_0000_0000
}
