import type { AgeGroup } from '../../account/ageGroup.ts'
import type { FocusArea } from '../../account/focusAreas.ts'
import type { MoodPattern } from '../moodPattern.ts'
import type { Entry as TextEntry } from '../pickTexts.ts'
import type { SuggestionType } from '../suggestions.ts'

/** A suggestion of our editors. */
export type Entry = TextEntry<SuggestionType>

const entry = (
  type: SuggestionType,
  ages: readonly AgeGroup[],
  patterns: readonly MoodPattern[] = [],
  areas: readonly FocusArea[] = [],
): Entry => ({ type, ages, patterns, areas })

const CHILD = ['child'] as const
const TEENS_UP = ['teen', 'adult', 'elder'] as const
const ADULTS = ['adult', 'elder'] as const

/**
 * Every suggestion of our editors. Nothing for children sends them outside or away from their grown-ups; nothing
 * anywhere is about food, weight or medicine. The words are in `library/<locale>.ts`.
 */
export const entries = {
  child_balloon: entry('breathing', CHILD, ['tense', 'stirred'], ['anxiety', 'stress']),
  child_soup: entry('breathing', CHILD, ['tense', 'stirred'], ['stress', 'family']),
  child_finger: entry('breathing', CHILD, ['tense', 'low'], ['anxiety', 'pressure']),
  child_bee: entry('breathing', CHILD, ['tense', 'tired', 'steady'], ['sleep']),
  child_shake: entry('movement', CHILD, ['stirred', 'bright'], ['stress', 'motivation']),
  child_tree: entry('movement', CHILD, ['steady', 'tense'], ['self-esteem']),
  child_cat: entry('movement', CHILD, ['tired', 'low'], ['sleep']),
  child_dance: entry('movement', CHILD, ['bright', 'stirred'], ['motivation', 'depression']),
  child_tell: entry('connection', CHILD, ['low', 'tense', 'stirred'], ['family', 'loneliness', 'grief']),
  child_hug: entry('connection', CHILD, ['low', 'tired'], ['loneliness', 'grief', 'depression']),
  child_together: entry('connection', CHILD, ['steady', 'low'], ['family', 'loneliness']),
  child_friend: entry('connection', CHILD, ['bright', 'steady'], ['relationships', 'loneliness']),
  child_nest: entry('rest', CHILD, ['tired', 'low'], ['sleep', 'stress']),
  child_listen: entry('rest', CHILD, ['tense', 'tired', 'steady'], ['anxiety', 'sleep']),
  child_toy: entry('rest', CHILD, ['tired', 'tense'], ['sleep', 'anxiety']),
  child_quiet: entry('rest', CHILD, ['tired', 'stirred'], ['stress', 'pressure']),
  child_three: entry('gratitude', CHILD, ['bright', 'steady', 'low'], ['depression']),
  child_thanks: entry('gratitude', CHILD, ['bright', 'steady'], ['relationships', 'family']),
  child_colour: entry('gratitude', CHILD, ['low', 'tense'], ['anxiety']),
  child_tomorrow: entry('planning', CHILD, ['bright', 'low'], ['motivation', 'depression']),
  child_small: entry('planning', CHILD, ['tense', 'tired'], ['pressure', 'stress']),
  child_ready: entry('planning', CHILD, ['steady', 'tired'], ['pressure', 'motivation']),
  child_draw: entry('creativity', CHILD, ['low', 'stirred', 'tense'], ['grief', 'family']),
  child_monster: entry('creativity', CHILD, ['tense', 'stirred'], ['anxiety', 'stress']),
  child_build: entry('creativity', CHILD, ['bright', 'steady'], ['motivation']),
  child_story: entry('creativity', CHILD, ['bright', 'tired'], ['loneliness']),
  child_kind: entry('kindness', CHILD, ['low', 'tired'], ['self-esteem', 'pressure']),
  child_feel: entry('kindness', CHILD, ['low', 'stirred', 'tense'], ['grief', 'depression']),
  child_brave: entry('kindness', CHILD, ['tense', 'bright'], ['self-esteem', 'anxiety']),

  longer_out: entry('breathing', TEENS_UP, ['tense', 'stirred'], ['anxiety', 'stress', 'sleep']),
  square: entry('breathing', TEENS_UP, ['tense', 'steady'], ['anxiety', 'pressure']),
  sighs: entry('breathing', TEENS_UP, ['stirred', 'tired'], ['stress', 'family']),
  hand: entry('breathing', TEENS_UP, ['low', 'tired', 'steady'], ['grief', 'depression']),
  shoulders: entry('movement', TEENS_UP, ['tense', 'stirred'], ['stress', 'pressure']),
  window: entry('movement', TEENS_UP, ['tired', 'tense'], ['pressure', 'stress']),
  stretch: entry('movement', TEENS_UP, ['tired', 'low', 'steady'], ['sleep', 'depression']),
  walk: entry('movement', ADULTS, ['bright', 'stirred', 'low'], ['motivation', 'depression']),
  message: entry('connection', TEENS_UP, ['low', 'tense'], ['loneliness', 'relationships', 'grief']),
  ask: entry('connection', TEENS_UP, ['bright', 'steady'], ['relationships', 'family']),
  near: entry('connection', TEENS_UP, ['low', 'tired'], ['loneliness', 'family', 'grief']),
  one_true: entry('connection', TEENS_UP, ['steady', 'low', 'stirred'], ['depression', 'loneliness']),
  screen: entry('rest', TEENS_UP, ['tired', 'tense'], ['sleep']),
  ten_minutes: entry('rest', TEENS_UP, ['tired', 'low'], ['sleep', 'pressure']),
  senses: entry('rest', TEENS_UP, ['tense', 'stirred'], ['anxiety']),
  less: entry('rest', TEENS_UP, ['tired', 'tense'], ['pressure', 'stress']),
  warm_cup: entry('rest', TEENS_UP, ['low', 'steady'], ['grief', 'depression']),
  water: entry('rest', TEENS_UP, ['stirred', 'tense'], ['anxiety', 'stress']),
  three: entry('gratitude', TEENS_UP, ['low', 'steady', 'bright'], ['depression', 'motivation']),
  thanks: entry('gratitude', TEENS_UP, ['bright', 'steady'], ['relationships', 'family']),
  moment: entry('gratitude', TEENS_UP, ['bright', 'tired'], ['stress']),
  body: entry('gratitude', TEENS_UP, ['tired', 'low'], ['self-esteem', 'sleep']),
  one_thing: entry('planning', TEENS_UP, ['bright', 'tired'], ['motivation', 'pressure']),
  first_step: entry('planning', TEENS_UP, ['tense', 'low'], ['motivation', 'pressure', 'depression']),
  appointment: entry('planning', TEENS_UP, ['tense', 'stirred'], ['anxiety', 'stress', 'sleep']),
  mine: entry('planning', TEENS_UP, ['stirred', 'tense'], ['family', 'relationships', 'stress']),
  tonight: entry('planning', TEENS_UP, ['steady', 'tired'], ['motivation', 'sleep']),
  lines: entry('creativity', TEENS_UP, ['tense', 'stirred'], ['stress', 'anxiety']),
  first_time: entry('creativity', TEENS_UP, ['steady', 'low'], ['depression', 'loneliness']),
  detail: entry('creativity', TEENS_UP, ['bright', 'steady'], ['motivation']),
  letter: entry('creativity', TEENS_UP, ['stirred', 'low'], ['grief', 'family', 'relationships']),
  six_words: entry('creativity', TEENS_UP, ['bright', 'tired', 'low'], ['self-esteem']),
  friend: entry('kindness', TEENS_UP, ['low', 'tense'], ['self-esteem', 'depression']),
  enough: entry('kindness', TEENS_UP, ['tired', 'steady'], ['pressure', 'self-esteem', 'motivation']),
  name_it: entry('kindness', TEENS_UP, ['stirred', 'tense', 'low'], ['grief', 'anxiety']),
  forgive: entry('kindness', TEENS_UP, ['stirred', 'low'], ['relationships', 'self-esteem', 'family']),
  half_speed: entry('kindness', TEENS_UP, ['tired', 'bright'], ['stress', 'sleep']),

  teen_song: entry('connection', ['teen'], ['bright', 'low'], ['relationships', 'loneliness']),
  teen_mute: entry('rest', ['teen'], ['stirred', 'tense', 'tired'], ['relationships', 'sleep', 'pressure']),
  teen_rounds: entry('planning', ['teen'], ['tense', 'tired'], ['pressure', 'motivation']),
  teen_move: entry('movement', ['teen'], ['stirred', 'bright', 'low'], ['stress', 'depression']),

  adult_corner: entry(
    'connection',
    ['adult'],
    ['tired', 'tense', 'low'],
    ['pressure', 'family', 'loneliness'],
  ),
  adult_no: entry('planning', ['adult'], ['stirred', 'tired'], ['pressure', 'relationships', 'stress']),
  adult_close: entry('rest', ['adult'], ['tired', 'tense'], ['pressure', 'sleep', 'stress']),
  adult_evening: entry('gratitude', ['adult'], ['steady', 'bright'], ['motivation', 'family']),

  elder_call: entry('connection', ['elder'], ['low', 'steady', 'bright'], ['loneliness', 'grief', 'family']),
  elder_chair: entry('movement', ['elder'], ['tired', 'steady', 'tense'], ['sleep', 'stress']),
  elder_photo: entry('gratitude', ['elder'], ['low', 'steady', 'bright'], ['grief', 'loneliness']),
  elder_plant: entry('creativity', ['elder'], ['bright', 'tired', 'low'], ['depression', 'motivation']),
  elder_point: entry('planning', ['elder'], ['low', 'tired'], ['motivation', 'depression', 'loneliness']),
} as const satisfies Readonly<Record<string, Entry>>

/** The name of a text. */
export type EntryKey = keyof typeof entries
/** All texts in one language. The first sentence is the headline of the card. */
export type LibraryTexts = Readonly<Record<EntryKey, string>>
