import { moods, scoreOf } from './moods.ts'
import { INTENSITY_MAX } from './schema.ts'

/** Days before a low check-in in which another low one makes support fit. */
export const LOW_DAYS_BACK = 2
/** Moods of this score and below are low. */
const LOW_SCORE = 2

/** Is a score of 1 to 5 low? Nothing is celebrated then. */
export const isLowScore = (score: number): boolean => score <= LOW_SCORE
/** Is a mood low? */
export const isLowMood = (mood: string): boolean => isLowScore(scoreOf(mood))
/** Every low mood, for statements. */
export const lowMoods: readonly string[] = moods.filter(isLowMood)

type Felt = { readonly mood: string; readonly intensity: number }

/**
 * A low mood at full strength needs no second day: support is offered at once. Source: docs/rules/checkins.md D-058.
 */
export const isStrongLow = ({ mood, intensity }: Felt): boolean =>
  isLowMood(mood) && intensity === INTENSITY_MAX

/** Does a check-in call for support? `lowDays` counts the low ones of the `LOW_DAYS_BACK` days before. */
export const callsForSupport = (felt: Felt, lowDays: number): boolean =>
  isStrongLow(felt) || (isLowMood(felt.mood) && lowDays >= 1)
