import type { AgeGroup } from '../account/ageGroup.ts'

/** What a check-in can name as part of the day, by age group. Source: docs/rules/checkins.md H-6. */
const byAge = {
  child: [
    ...['school', 'homework', 'play', 'friends', 'family', 'pet'],
    ...['sport', 'outside', 'making', 'music', 'reading', 'screens'],
  ],
  teen: [
    ...['school', 'homework', 'friends', 'family', 'sport', 'outside'],
    ...['making', 'music', 'reading', 'games', 'screens', 'rest'],
  ],
  adult: [
    ...['work', 'family', 'friends', 'exercise', 'outside', 'making'],
    ...['music', 'reading', 'cooking', 'housework', 'screens', 'rest'],
  ],
  elder: [
    ...['family', 'friends', 'walk', 'garden', 'making', 'music'],
    ...['reading', 'cooking', 'housework', 'screens', 'rest', 'health'],
  ],
} as const satisfies Record<AgeGroup, readonly string[]>
/** The id of an activity. */
export type Activity = (typeof byAge)[AgeGroup][number]

/** Every activity there is, each once. */
export const activities: readonly Activity[] = [...new Set(Object.values(byAge).flat())]
/** The activities a member of an age group is offered. */
export const activitiesFor = (ageGroup: AgeGroup | null): readonly Activity[] => byAge[ageGroup ?? 'adult']
/** Is this an activity of any age group? A member keeps what they named when they grow older. */
export const isActivity = (id: string): id is Activity => (activities as readonly string[]).includes(id)
