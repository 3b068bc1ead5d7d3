import type { Actor } from '../access/actor.ts'
import type { AgeGroup } from '../account/ageGroup.ts'
import type { Mood } from '../checkins/moods.ts'
import {
  MOTIVATION_ROWS,
  PROMPT_ROWS,
  type ContentView,
  type MotivationView,
  type PromptView,
} from './schema.ts'

/** A published piece in one language, with whom it is for. */
export type Piece = MotivationView & { ageGroup: AgeGroup | null; createdAt: string }
/** A published prompt in one language, with whom it is for. */
export type Prompt = PromptView & { ageGroup: AgeGroup | null }

/** Is a piece for an age group? Without an age group of its own it is for all ages. */
const isFor =
  ({ ageGroup }: Pick<Actor, 'ageGroup'>) =>
  (one: { ageGroup: AgeGroup | null }): boolean =>
    one.ageGroup === null || one.ageGroup === ageGroup

/**
 * What a reader may read or hear: for their age group and for all ages. What suits the mood of the day comes first,
 * then the newest; six of them, unless `all` are asked for. `mood` and `tag` narrow down what is shown, not the filters
 * on offer.
 */
export function choosePieces(
  pieces: readonly Piece[],
  reader: Pick<Actor, 'ageGroup'>,
  {
    today,
    mood,
    tag,
    all = false,
  }: { today: Mood | null; mood?: Mood | undefined; tag?: string | undefined; all?: boolean },
): ContentView {
  const fitting = pieces.filter(isFor(reader))
  const suits = ({ targetMood }: Piece) => Number(targetMood !== null && targetMood === today)
  const found = fitting
    .filter(
      ({ targetMood, tags }) =>
        (mood === undefined || targetMood === mood) && (tag === undefined || tags.includes(tag)),
    )
    .sort((a, b) => suits(b) - suits(a) || descending(a.createdAt, b.createdAt) || descending(a.id, b.id))
  const items = found
    .slice(0, all ? found.length : MOTIVATION_ROWS)
    .map(({ ageGroup: _ageGroup, createdAt: _createdAt, ...view }) => view)
  const moods = fitting.flatMap(({ targetMood }) => targetMood ?? [])
  return {
    items,
    total: found.length,
    today,
    moods: sorted(moods),
    tags: sorted(fitting.flatMap(({ tags }) => tags)),
  }
}

/**
 * Some prompts for a reader's age group and for all ages, in random order. `random` gives numbers from 0 to below 1.
 */
export function choosePrompts(
  prompts: readonly Prompt[],
  reader: Pick<Actor, 'ageGroup'>,
  random: () => number = Math.random,
): PromptView[] {
  return prompts
    .filter(isFor(reader))
    .map(({ id, prompt, category }) => ({ place: random(), view: { id, prompt, category } }))
    .sort((a, b) => a.place - b.place)
    .slice(0, PROMPT_ROWS)
    .map(({ view }) => view)
}

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0)
const sorted = <T extends string>(words: readonly T[]): T[] => [...new Set(words)].sort()
