import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import type { Locale } from '#messages'
import { reflections as ar } from './ar/reflections.ts'
import { reflections as en } from './en/reflections.ts'
import { reflections as es } from './es/reflections.ts'
import { reflections as fr } from './fr/reflections.ts'

/**
 * What people of the demo dataset write to a check-in, by mood and age: children in words of their own, `grown` for
 * adults and elders, `all` for everyone but children.
 */
export type ReflectionTexts = Readonly<
  Record<Mood, Readonly<Record<'all' | 'grown' | AgeGroup, readonly string[]>>>
>

/** Reflections in every language. Not translations of each other: people write in their own. */
const reflections: Readonly<Record<Locale, ReflectionTexts>> = { en, es, fr, ar }

/** Returns the sentences that fit a member's language, mood and age. */
export function reflectionsFor(locale: Locale, mood: Mood, ageGroup: AgeGroup): readonly string[] {
  const texts = reflections[locale][mood]
  if (ageGroup === 'child') return texts.child
  return [...texts.all, ...(ageGroup === 'teen' ? [] : texts.grown), ...texts[ageGroup]]
}
