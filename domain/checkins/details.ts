import { isActivity } from './activities.ts'
import { isFeelingOf } from './feelings.ts'
import type { Mood } from './moods.ts'

/** What a member adds to a mood when they ask for it: activities and closer words, by id. */
export type Details = { activities: readonly string[]; feelings: readonly string[] }

/**
 * Returns what is stored of details: each once, in the order they were chosen. What no age group is offered, and a
 * closer word of another mood, is left out: no check-in is lost for a chip. Source: docs/rules/checkins.md H-6, H-7.
 */
export const storedDetails = (mood: Mood, { activities, feelings }: Details): Details => ({
  activities: [...new Set(activities)].filter(isActivity),
  feelings: [...new Set(feelings)].filter((id) => isFeelingOf(mood, id)),
})
