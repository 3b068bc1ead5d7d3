import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { prompts as ar } from './ar/prompts.ts'
import { prompts as en } from './en/prompts.ts'
import { prompts as es } from './es/prompts.ts'
import { prompts as fr } from './fr/prompts.ts'

/** Who a prompt is for and what it is about. The words of each are in `content/<locale>/prompts.ts`. */
const index = {
  small_good: { category: 'gratitude', ageGroup: null },
  feeling_name: { category: 'feelings', ageGroup: null },
  body: { category: 'body', ageGroup: null },
  someone_kind: { category: 'people', ageGroup: null },
  put_down: { category: 'rest', ageGroup: null },
  not_said: { category: 'people', ageGroup: null },
  place: { category: 'memory', ageGroup: null },
  tomorrow: { category: 'hope', ageGroup: null },
  today_sound: { category: 'day', ageGroup: null },
  child_colour: { category: 'feelings', ageGroup: 'child' },
  child_laugh: { category: 'day', ageGroup: 'child' },
  child_animal: { category: 'feelings', ageGroup: 'child' },
  child_grown_up: { category: 'people', ageGroup: 'child' },
  teen_pretend: { category: 'feelings', ageGroup: 'teen' },
  teen_song: { category: 'day', ageGroup: 'teen' },
  teen_unfair: { category: 'anger', ageGroup: 'teen' },
  teen_future: { category: 'hope', ageGroup: 'teen' },
  adult_load: { category: 'rest', ageGroup: 'adult' },
  adult_no: { category: 'limits', ageGroup: 'adult' },
  adult_friend: { category: 'people', ageGroup: 'adult' },
  adult_enough: { category: 'self', ageGroup: 'adult' },
  elder_young: { category: 'memory', ageGroup: 'elder' },
  elder_hands: { category: 'self', ageGroup: 'elder' },
  elder_absent: { category: 'loss', ageGroup: 'elder' },
  elder_pass_on: { category: 'hope', ageGroup: 'elder' },
} as const satisfies Record<string, { category: string; ageGroup: AgeGroup | null }>

/** The name of a prompt. */
export type PromptKey = keyof typeof index
/** All prompts in one language. */
export type PromptTexts = Readonly<Record<PromptKey, string>>

/** Every prompt a new installation starts with, with its words in every language. */
export const journalPrompts = (Object.keys(index) as PromptKey[]).map((key) => ({
  key,
  ...index[key],
  prompt: { en: en[key], es: es[key], fr: fr[key], ar: ar[key] },
}))
