import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { contentTypes } from '#domain/content/schema.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { motivation as ar } from './ar/motivation.ts'
import { motivation as en } from './en/motivation.ts'
import { motivation as es } from './es/motivation.ts'
import { motivation as fr } from './fr/motivation.ts'

type Entry = {
  contentType: (typeof contentTypes)[number]
  targetMood: Mood | null
  ageGroup: AgeGroup | null
  tags: readonly string[]
}

/** What kind each piece is. The words of each are in `content/<locale>/motivation.ts`. Oldest first. */
const index = {
  long_breath: { contentType: 'exercise', targetMood: 'anxious', ageGroup: null, tags: ['breathing'] },
  five_senses: { contentType: 'exercise', targetMood: 'anxious', ageGroup: null, tags: ['grounding'] },
  not_all: { contentType: 'affirmation', targetMood: 'tired', ageGroup: null, tags: ['rest'] },
  seven_times: { contentType: 'quote', targetMood: null, ageGroup: null, tags: ['proverb'] },
  small_steps: { contentType: 'quote', targetMood: null, ageGroup: null, tags: ['proverb'] },
  cold_water: { contentType: 'exercise', targetMood: 'angry', ageGroup: null, tags: ['anger'] },
  bench: { contentType: 'story', targetMood: 'sad', ageGroup: null, tags: ['company'] },
  good_days: { contentType: 'affirmation', targetMood: 'happy', ageGroup: null, tags: ['keeping'] },
  child_turtle: { contentType: 'story', targetMood: 'anxious', ageGroup: 'child', tags: ['worry'] },
  child_shake: { contentType: 'exercise', targetMood: 'angry', ageGroup: 'child', tags: ['moving'] },
  teen_break: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'teen', tags: ['rest', 'phone'] },
  teen_unfinished: { contentType: 'affirmation', targetMood: 'sad', ageGroup: 'teen', tags: ['self'] },
  adult_evening: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'adult', tags: ['evening'] },
  adult_half: { contentType: 'story', targetMood: 'calm', ageGroup: 'adult', tags: ['limits'] },
  elder_radio: { contentType: 'story', targetMood: 'sad', ageGroup: 'elder', tags: ['memory'] },
  elder_chair: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'elder', tags: ['moving'] },
} as const satisfies Record<string, Entry>

/** The name of a piece. */
export type MotivationKey = keyof typeof index
/** All pieces in one language. */
export type MotivationTexts = Readonly<Record<MotivationKey, { title: string; content: string }>>

/** Everything to read a new installation starts with, with its words in every language. */
export const motivationalContent = (Object.keys(index) as MotivationKey[]).map((key) => ({
  key,
  ...(index[key] as Entry),
  words: { en: en[key], es: es[key], fr: fr[key], ar: ar[key] },
}))
