import type { AgeGroup } from '../../account/ageGroup.ts'
import type { FocusArea } from '../../account/focusAreas.ts'
import type { MoodPattern } from '../moodPattern.ts'
import type { Entry } from '../pickTexts.ts'
import type { PromptArea } from './schema.ts'

const entry = (
  type: PromptArea,
  ages: readonly AgeGroup[],
  patterns: readonly MoodPattern[] = [],
  areas: readonly FocusArea[] = [],
): Entry<PromptArea> => ({ type, ages, patterns, areas })

const CHILD = ['child'] as const
const TEEN = ['teen'] as const
const ADULT = ['adult'] as const
const ELDER = ['elder'] as const
const TEENS_UP = ['teen', 'adult', 'elder'] as const

/**
 * Every prompt of our editors. None asks for names, places or numbers, none asks a child for a secret, and none
 * asks the writer to describe a wound in detail. The words are in `writing/<locale>.ts`.
 */
export const entries = {
  child_small_joy: entry('gratitude', CHILD, ['bright', 'steady', 'low'], ['depression']),
  child_helper: entry('gratitude', CHILD, ['steady', 'low'], ['relationships', 'family']),
  child_cosy: entry('gratitude', CHILD, ['tired', 'tense'], ['sleep', 'stress']),
  child_laugh: entry('gratitude', CHILD, ['bright', 'low'], ['loneliness', 'depression']),
  child_window: entry('gratitude', CHILD, ['tense', 'tired', 'steady'], ['anxiety']),
  child_animal: entry('self_reflection', CHILD, ['steady', 'tired', 'stirred']),
  child_good_at: entry('self_reflection', CHILD, ['low', 'bright'], ['self-esteem', 'pressure']),
  child_like_me: entry('self_reflection', CHILD, ['low', 'steady'], ['self-esteem', 'loneliness']),
  child_quiet: entry('self_reflection', CHILD, ['tired', 'stirred'], ['stress', 'family']),
  child_power: entry('self_reflection', CHILD, ['bright', 'tense'], ['motivation']),
  child_colour: entry('emotions', CHILD, ['tense', 'low', 'stirred'], ['anxiety']),
  child_weather: entry('emotions', CHILD, ['low', 'tense', 'tired'], ['depression']),
  child_worry_box: entry('emotions', CHILD, ['tense'], ['anxiety', 'pressure', 'sleep']),
  child_cross: entry('emotions', CHILD, ['stirred'], ['family', 'relationships', 'stress']),
  child_mixed: entry('emotions', CHILD, ['bright', 'steady'], ['grief']),
  child_hard: entry('growth', CHILD, ['tense', 'tired'], ['pressure', 'motivation']),
  child_mistake: entry('growth', CHILD, ['low', 'stirred'], ['self-esteem', 'pressure']),
  child_brave: entry('growth', CHILD, ['tense', 'bright'], ['anxiety', 'self-esteem']),
  child_change: entry('growth', CHILD, ['low', 'steady'], ['grief', 'family']),
  child_question: entry('growth', CHILD, ['bright', 'steady'], ['motivation']),
  child_miss: entry('relationships', CHILD, ['low'], ['grief', 'loneliness']),
  child_friend: entry('relationships', CHILD, ['bright', 'steady'], ['relationships', 'loneliness']),
  child_grown_up: entry('relationships', CHILD, ['tense', 'low', 'stirred'], ['family', 'depression']),
  child_quarrel: entry('relationships', CHILD, ['stirred'], ['relationships', 'family']),
  child_kind: entry('relationships', CHILD, ['tired', 'bright'], ['relationships']),
  child_tomorrow: entry('goals', CHILD, ['bright', 'low', 'tired'], ['motivation', 'depression']),
  child_try: entry('goals', CHILD, ['bright', 'steady'], ['motivation']),
  child_bedtime: entry('goals', CHILD, ['tired', 'tense'], ['sleep']),
  child_easier: entry('goals', CHILD, ['steady', 'low', 'stirred'], ['pressure', 'stress']),
  child_make: entry('goals', CHILD, ['bright', 'tired'], ['self-esteem']),

  small_thing: entry('gratitude', TEENS_UP, ['low', 'steady', 'bright'], ['depression']),
  someone: entry('gratitude', TEENS_UP, ['bright', 'steady'], ['relationships', 'loneliness']),
  body_did: entry('gratitude', TEENS_UP, ['tired', 'low'], ['sleep', 'self-esteem']),
  place: entry('gratitude', TEENS_UP, ['tense', 'tired'], ['anxiety', 'stress']),
  kept: entry('gratitude', TEENS_UP, ['low'], ['grief', 'family']),
  ordinary: entry('gratitude', TEENS_UP, ['stirred', 'bright'], ['stress', 'motivation']),
  unseen: entry('self_reflection', TEENS_UP, ['steady', 'tense'], ['self-esteem']),
  kind_voice: entry('self_reflection', TEENS_UP, ['low', 'tense'], ['self-esteem', 'pressure']),
  energy: entry('self_reflection', TEENS_UP, ['tired'], ['stress', 'sleep', 'motivation']),
  need: entry('self_reflection', TEENS_UP, ['tired', 'stirred', 'low'], ['stress', 'relationships']),
  true_now: entry('self_reflection', TEENS_UP, ['steady', 'bright'], ['motivation']),
  quiet: entry('self_reflection', TEENS_UP, ['tense', 'tired'], ['sleep', 'anxiety']),
  loudest: entry('emotions', TEENS_UP, ['tense', 'stirred', 'low'], ['anxiety', 'depression']),
  in_body: entry('emotions', TEENS_UP, ['tense', 'stirred'], ['anxiety', 'stress']),
  worry_page: entry('emotions', TEENS_UP, ['tense', 'tired'], ['anxiety', 'sleep', 'pressure']),
  anger: entry('emotions', TEENS_UP, ['stirred'], ['relationships', 'family']),
  heavy: entry('emotions', TEENS_UP, ['low'], ['depression', 'grief']),
  good_day: entry('emotions', TEENS_UP, ['bright', 'steady'], ['depression', 'motivation']),
  got_through: entry('growth', TEENS_UP, ['low', 'tense'], ['depression', 'anxiety']),
  learned: entry('growth', TEENS_UP, ['steady', 'bright'], ['motivation', 'self-esteem']),
  differently: entry('growth', TEENS_UP, ['stirred'], ['relationships', 'pressure']),
  limit: entry('growth', TEENS_UP, ['tired', 'stirred'], ['stress', 'pressure', 'family']),
  let_go: entry('growth', TEENS_UP, ['low', 'steady'], ['grief', 'relationships']),
  slowly: entry('growth', TEENS_UP, ['tired', 'tense'], ['pressure', 'sleep']),
  unsaid: entry('relationships', TEENS_UP, ['stirred', 'low', 'tense'], ['relationships', 'family']),
  missing: entry('relationships', TEENS_UP, ['low'], ['grief', 'loneliness']),
  as_you_are: entry('relationships', TEENS_UP, ['tense', 'steady'], ['loneliness', 'anxiety']),
  first_lines: entry('relationships', TEENS_UP, ['low', 'tired'], ['loneliness', 'depression']),
  keep_moment: entry('relationships', TEENS_UP, ['bright', 'steady'], ['family', 'relationships']),
  their_side: entry('relationships', TEENS_UP, ['stirred'], ['family', 'relationships']),
  one_step: entry('goals', TEENS_UP, ['low', 'tired', 'tense'], ['motivation', 'depression']),
  put_down: entry('goals', TEENS_UP, ['tired', 'tense'], ['stress', 'sleep', 'pressure']),
  look_forward: entry('goals', TEENS_UP, ['bright', 'low'], ['depression', 'loneliness']),
  evening: entry('goals', TEENS_UP, ['tired', 'stirred'], ['sleep']),
  a_year: entry('goals', TEENS_UP, ['bright', 'steady'], ['motivation']),
  ask_for: entry('goals', TEENS_UP, ['tense', 'low'], ['pressure', 'family', 'stress']),

  teen_audience: entry('self_reflection', TEEN, ['low', 'tense'], ['self-esteem', 'loneliness']),
  teen_song: entry('emotions', TEEN, [], ['depression']),
  teen_unfair: entry('emotions', TEEN, ['stirred'], ['family', 'pressure']),
  teen_silent: entry('relationships', TEEN, ['low', 'stirred'], ['relationships', 'loneliness']),
  teen_marks: entry('growth', TEEN, ['tense', 'tired'], ['pressure', 'motivation']),
  teen_letter: entry('goals', TEEN, ['bright', 'steady'], ['motivation']),
  adult_load: entry('emotions', ADULT, ['tired', 'tense'], ['family', 'stress']),
  adult_door: entry('growth', ADULT, ['tired', 'stirred'], ['pressure', 'stress', 'sleep']),
  elder_street: entry('gratitude', ELDER, ['steady', 'bright'], ['grief', 'loneliness']),
  elder_hands: entry('self_reflection', ELDER, ['steady', 'low'], ['self-esteem']),
  elder_table: entry('relationships', ELDER, ['low'], ['grief', 'loneliness']),
  elder_pass_on: entry('goals', ELDER, ['bright', 'steady'], ['family', 'motivation']),
  elder_worry: entry('growth', ELDER, ['tense', 'tired'], ['stress', 'anxiety']),
  elder_morning: entry('emotions', ELDER, ['tired', 'low'], ['sleep', 'depression']),
} as const

/** The name of a prompt. */
export type PromptKey = keyof typeof entries
/** All prompts in one language. */
export type PromptTexts = Readonly<Record<PromptKey, string>>
