import { moods, type Mood } from '../checkins/moods.ts'

/** What the latest check-ins have most of. */
export const moodPatterns = ['tense', 'stirred', 'low', 'tired', 'steady', 'bright'] as const
/** One pattern of moods. */
export type MoodPattern = (typeof moodPatterns)[number]

const patternOfMood: Readonly<Record<Mood, MoodPattern>> = {
  anxious: 'tense',
  angry: 'stirred',
  sad: 'low',
  tired: 'tired',
  calm: 'steady',
  happy: 'bright',
  excited: 'bright',
}

/** A check-in without anything that says whose it is. */
export type MoodPoint = { mood: Mood; intensity: number; daysAgo: number }

/** Is this a mood we know? Old rows may hold other words. */
export const isMood = (word: string): word is Mood => (moods as readonly string[]).includes(word)

/**
 * The pattern of some check-ins, newest first: each counts by its strength, and less with every one after it.
 * Steady without any.
 */
export function moodPatternOf(points: readonly MoodPoint[]): MoodPattern {
  const weight = new Map<MoodPattern, number>()
  points.forEach(({ mood, intensity }, index) => {
    const pattern = patternOfMood[mood]
    weight.set(pattern, (weight.get(pattern) ?? 0) + intensity / (index + 2))
  })
  let best: MoodPattern = 'steady'
  for (const [pattern, sum] of weight) if (sum > (weight.get(best) ?? 0)) best = pattern
  return best
}
