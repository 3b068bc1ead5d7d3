import type { AgeGroup } from '../account/ageGroup.ts'
import type { Mood } from './moods.ts'

// The second level of the feelings wheel. A word belongs to one mood.
const children = {
  excited: ['proud', 'silly', 'curious', 'brave'],
  happy: ['loved', 'thankful', 'glad', 'friendly'],
  calm: ['safe', 'cozy', 'quiet', 'rested'],
  anxious: ['scared', 'nervous', 'shy', 'unsure'],
  sad: ['lonely', 'hurt', 'left_out', 'homesick'],
  angry: ['grumpy', 'annoyed', 'jealous', 'unfair'],
  tired: ['sleepy', 'bored', 'worn_out', 'unwell'],
} as const
const teens = {
  excited: ['proud', 'inspired', 'curious', 'hopeful', 'amazed', 'brave'],
  happy: ['loved', 'thankful', 'glad', 'confident', 'relieved', 'connected'],
  calm: ['safe', 'peaceful', 'rested', 'relaxed', 'focused', 'content'],
  anxious: ['scared', 'nervous', 'overwhelmed', 'insecure', 'stressed', 'unsure'],
  sad: ['lonely', 'hurt', 'disappointed', 'left_out', 'guilty', 'embarrassed'],
  angry: ['annoyed', 'frustrated', 'jealous', 'let_down', 'misunderstood', 'impatient'],
  tired: ['sleepy', 'bored', 'worn_out', 'drained', 'unmotivated', 'unwell'],
} as const
const adults = {
  ...teens,
  calm: ['safe', 'peaceful', 'rested', 'patient', 'focused', 'content'],
  anxious: ['scared', 'nervous', 'overwhelmed', 'insecure', 'restless', 'stressed'],
  sad: ['lonely', 'hurt', 'disappointed', 'left_out', 'guilty', 'grieving'],
  angry: ['annoyed', 'frustrated', 'jealous', 'let_down', 'resentful', 'impatient'],
} as const

/** Closer words for each mood, by age group. Source: docs/rules/checkins.md H-7. */
const byAge = { child: children, teen: teens, adult: adults, elder: adults } as const satisfies Record<
  AgeGroup,
  Record<Mood, readonly string[]>
>
/** The id of a closer word. */
export type Feeling = (typeof byAge)[AgeGroup][Mood][number]

/** The closer words a member of an age group is offered for a mood. */
export const feelingsFor = (ageGroup: AgeGroup | null, mood: Mood): readonly Feeling[] =>
  byAge[ageGroup ?? 'adult'][mood]
/** Every closer word of a mood, of all age groups. */
const feelingsOf = (mood: Mood): readonly string[] => Object.values(byAge).flatMap((words) => words[mood])
/** Does a closer word belong to a mood? A member keeps the words of a younger age. */
export const isFeelingOf = (mood: Mood, id: string): id is Feeling => feelingsOf(mood).includes(id)
/** Every closer word there is, each once. */
export const feelings: readonly Feeling[] = [
  ...new Set(Object.values(byAge).flatMap((words) => Object.values(words).flat())),
]
/** Is this a closer word of any mood? */
export const isFeeling = (id: string): id is Feeling => (feelings as readonly string[]).includes(id)
