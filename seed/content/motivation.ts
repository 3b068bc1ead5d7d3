import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { contentTypes } from '#domain/content/schema.ts'
import type { Topic } from '#domain/content/topics.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { motivation as ar } from './ar/motivation.ts'
import { motivation as en } from './en/motivation.ts'
import { motivation as es } from './es/motivation.ts'
import { motivation as fr } from './fr/motivation.ts'

type Entry = {
  contentType: (typeof contentTypes)[number]
  targetMood: Mood | null
  ageGroup: AgeGroup | null
  tags: readonly Topic[]
}

/**
 * What kind each piece is. The words of each are in `content/<locale>/pieces/`. Oldest first; the ages take turns, so
 * that the newest of each age differ in mood and topic.
 */
const index = {
  long_breath: { contentType: 'exercise', targetMood: 'anxious', ageGroup: null, tags: ['breathing'] },
  five_senses: { contentType: 'exercise', targetMood: 'anxious', ageGroup: null, tags: ['grounding'] },
  not_all: { contentType: 'affirmation', targetMood: 'tired', ageGroup: null, tags: ['rest'] },
  seven_times: { contentType: 'quote', targetMood: null, ageGroup: null, tags: ['proverb'] },
  small_steps: { contentType: 'quote', targetMood: null, ageGroup: null, tags: ['proverb'] },
  cold_water: { contentType: 'exercise', targetMood: 'angry', ageGroup: null, tags: ['anger'] },
  bench: { contentType: 'story', targetMood: 'sad', ageGroup: null, tags: ['company'] },
  good_days: { contentType: 'affirmation', targetMood: 'happy', ageGroup: null, tags: ['joy'] },
  child_left_out: { contentType: 'exercise', targetMood: 'sad', ageGroup: 'child', tags: ['company'] },
  teen_worry_slot: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'teen', tags: ['worry'] },
  adult_alarm: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'adult', tags: ['breathing'] },
  elder_news: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'elder', tags: ['worry'] },
  child_chain: { contentType: 'exercise', targetMood: 'excited', ageGroup: 'child', tags: ['planning'] },
  teen_hands: { contentType: 'story', targetMood: 'calm', ageGroup: 'teen', tags: ['kindness'] },
  adult_doctor: { contentType: 'exercise', targetMood: 'sad', ageGroup: 'adult', tags: ['health'] },
  elder_pills: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'elder', tags: ['health'] },
  child_not_you: { contentType: 'affirmation', targetMood: 'sad', ageGroup: 'child', tags: ['kindness'] },
  teen_missing: { contentType: 'affirmation', targetMood: 'sad', ageGroup: 'teen', tags: ['grief'] },
  adult_second_cup: { contentType: 'story', targetMood: 'sad', ageGroup: 'adult', tags: ['grief'] },
  elder_first_year: { contentType: 'affirmation', targetMood: 'sad', ageGroup: 'elder', tags: ['grief'] },
  child_pass_it: { contentType: 'exercise', targetMood: 'happy', ageGroup: 'child', tags: ['company'] },
  teen_landing: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'teen', tags: ['sleep'] },
  adult_jaw: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'adult', tags: ['rest'] },
  elder_past_you: { contentType: 'exercise', targetMood: 'angry', ageGroup: 'elder', tags: ['anger'] },
  child_biscuit: { contentType: 'story', targetMood: 'sad', ageGroup: 'child', tags: ['grief'] },
  teen_then: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'teen', tags: ['worry'] },
  adult_under: { contentType: 'exercise', targetMood: 'angry', ageGroup: 'adult', tags: ['anger'] },
  elder_window: { contentType: 'exercise', targetMood: 'calm', ageGroup: 'elder', tags: ['grounding'] },
  child_shake: { contentType: 'exercise', targetMood: 'angry', ageGroup: 'child', tags: ['moving'] },
  teen_break: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'teen', tags: ['rest'] },
  adult_half: { contentType: 'story', targetMood: 'calm', ageGroup: 'adult', tags: ['kindness'] },
  elder_chair: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'elder', tags: ['moving'] },
  child_soup: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'child', tags: ['breathing'] },
  teen_two_minutes: { contentType: 'exercise', targetMood: 'sad', ageGroup: 'teen', tags: ['planning'] },
  adult_circles: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'adult', tags: ['worry'] },
  elder_visit: { contentType: 'exercise', targetMood: 'excited', ageGroup: 'elder', tags: ['planning'] },
  child_cloud: { contentType: 'story', targetMood: 'calm', ageGroup: 'child', tags: ['rest'] },
  teen_thanks: { contentType: 'exercise', targetMood: 'happy', ageGroup: 'teen', tags: ['company'] },
  adult_three_am: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'adult', tags: ['sleep'] },
  elder_stairs: { contentType: 'affirmation', targetMood: 'angry', ageGroup: 'elder', tags: ['kindness'] },
  child_wiggle: { contentType: 'exercise', targetMood: 'excited', ageGroup: 'child', tags: ['moving'] },
  teen_unfinished: { contentType: 'affirmation', targetMood: 'sad', ageGroup: 'teen', tags: ['kindness'] },
  adult_first_wind: { contentType: 'exercise', targetMood: 'excited', ageGroup: 'adult', tags: ['planning'] },
  elder_salt: { contentType: 'story', targetMood: 'happy', ageGroup: 'elder', tags: ['company'] },
  child_turtle: { contentType: 'story', targetMood: 'anxious', ageGroup: 'child', tags: ['worry'] },
  teen_square: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'teen', tags: ['breathing'] },
  adult_three_lines: { contentType: 'exercise', targetMood: 'sad', ageGroup: 'adult', tags: ['kindness'] },
  elder_fingers: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'elder', tags: ['breathing'] },
  child_best_bit: { contentType: 'exercise', targetMood: 'happy', ageGroup: 'child', tags: ['joy'] },
  teen_big_yes: { contentType: 'exercise', targetMood: 'excited', ageGroup: 'teen', tags: ['planning'] },
  adult_parts: { contentType: 'exercise', targetMood: 'angry', ageGroup: 'adult', tags: ['anger'] },
  elder_nap: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'elder', tags: ['sleep'] },
  child_volcano: { contentType: 'story', targetMood: 'angry', ageGroup: 'child', tags: ['anger'] },
  teen_unsent: { contentType: 'exercise', targetMood: 'angry', ageGroup: 'teen', tags: ['anger'] },
  adult_cup: { contentType: 'exercise', targetMood: 'calm', ageGroup: 'adult', tags: ['grounding'] },
  elder_radio: { contentType: 'story', targetMood: 'sad', ageGroup: 'elder', tags: ['memory'] },
  child_ears: { contentType: 'exercise', targetMood: 'calm', ageGroup: 'child', tags: ['grounding'] },
  teen_lap: { contentType: 'exercise', targetMood: 'calm', ageGroup: 'teen', tags: ['grounding'] },
  adult_shoes: { contentType: 'exercise', targetMood: 'sad', ageGroup: 'adult', tags: ['planning'] },
  elder_questions: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'elder', tags: ['health'] },
  child_bear: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'child', tags: ['sleep'] },
  teen_note: { contentType: 'exercise', targetMood: 'happy', ageGroup: 'teen', tags: ['joy'] },
  adult_evening: { contentType: 'exercise', targetMood: 'tired', ageGroup: 'adult', tags: ['rest'] },
  elder_photo: { contentType: 'exercise', targetMood: 'happy', ageGroup: 'elder', tags: ['memory'] },
  child_worry_box: { contentType: 'exercise', targetMood: 'anxious', ageGroup: 'child', tags: ['worry'] },
  teen_own_side: { contentType: 'exercise', targetMood: 'sad', ageGroup: 'teen', tags: ['kindness'] },
  adult_why: { contentType: 'exercise', targetMood: 'happy', ageGroup: 'adult', tags: ['joy'] },
  elder_sunday: { contentType: 'exercise', targetMood: 'sad', ageGroup: 'elder', tags: ['company'] },
} as const satisfies Record<string, Entry>

/** The name of a piece. */
export type MotivationKey = keyof typeof index
/** The words of a piece. `content` is written as `pieceText` reads it. */
type Words = { title: string; content: string }
/** All pieces in one language. */
export type MotivationTexts = Readonly<Record<MotivationKey, Words>>
/** The pieces of an age group in one language. */
export type PiecesOf<Age extends AgeGroup> = Readonly<
  Record<Extract<MotivationKey, `${Age}_${string}`>, Words>
>
/** The pieces for every age in one language. */
export type PiecesForEveryone = Readonly<Record<Exclude<MotivationKey, `${AgeGroup}_${string}`>, Words>>

/** Everything to read a new installation starts with, with its words in every language. */
export const motivationalContent = (Object.keys(index) as MotivationKey[]).map((key) => ({
  key,
  ...(index[key] as Entry),
  words: { en: en[key], es: es[key], fr: fr[key], ar: ar[key] },
}))
