/** Moods a member can choose, best first. Source: docs/rules/checkins.md D-054, D-055. */
export const moods = ['excited', 'happy', 'calm', 'anxious', 'sad', 'angry', 'tired'] as const
/** The id of a mood. */
export type Mood = (typeof moods)[number]

/** Score of each mood on the chart's scale of 1 to 5. */
export const moodScores: Readonly<Record<Mood, number>> = {
  excited: 5,
  happy: 4,
  calm: 3,
  anxious: 2,
  angry: 2,
  tired: 2,
  sad: 1,
}
/** A face for each mood, where there is no drawing: mails and notifications. */
export const moodEmojis: Readonly<Record<Mood, string>> = {
  excited: '🤩',
  happy: '😊',
  calm: '😌',
  anxious: '😟',
  angry: '😠',
  tired: '😴',
  sad: '😢',
}
/** The score of a word we do not know (old rows). */
export const UNKNOWN_MOOD_SCORE = 3
/** The score of any stored mood word. */
export const scoreOf = (mood: string): number => moodScores[mood as Mood] ?? UNKNOWN_MOOD_SCORE

/** The five faces of the landing page and the mood of each. Source: docs/rules/checkins.md D-054. */
export const heroMoods = {
  great: 'excited',
  good: 'happy',
  okay: 'calm',
  low: 'anxious',
  struggling: 'sad',
} as const
/** The id of a hero face. */
export type HeroMood = keyof typeof heroMoods

/** Bands of an average, best first: the lowest average that still belongs. Source: docs/rules/checkins.md S-000-3. */
const bandFloors = [
  ['great', 4.5],
  ['good', 3.5],
  ['neutral', 2.5],
  ['low', 1.5],
  ['struggling', -Infinity],
] as const
/** Great, Good, Neutral, Low or Struggling. */
export type MoodBand = (typeof bandFloors)[number][0]
/** The band of an average score. */
export const bandOf = (average: number): MoodBand => bandFloors.find(([, floor]) => average >= floor)![0]
