import type { AgeGroup } from '../../account/ageGroup.ts'
import { hash, hashOfTwo } from './hash.ts'

/** Kinds of features that are read sentence by sentence. */
export const sentenceKinds = ['word', 'pair', 'skip', 'chars', 'emoji', 'shape'] as const
type SentenceKind = (typeof sentenceKinds)[number]
type Kind = SentenceKind | 'age'

/**
 * How much all features of one kind count beside the others: their squares add up to the square of this. Chosen on the
 * tune part of the corpus. Source: docs/safety-model.md.
 */
export const shares: Readonly<Record<Kind, number>> = {
  word: 1,
  pair: 0.6,
  skip: 0.4,
  chars: 1,
  emoji: 0.5,
  shape: 0.6,
  age: 0.3,
}

const seeds = Object.fromEntries(
  [...Object.keys(shares), 'first', 'last'].map((kind) => [kind, hash(kind)]),
) as Record<Kind | 'first' | 'last', number>

const EMOJI = /\p{Extended_Pictographic}/gu
const [PIECE_MIN, PIECE_MAX] = [3, 5]
/** Words are longer only in noise. */
const WORD_MAX = 24

/** A sentence's features as whole hashes, by kind: each model reads as many of their lower bits as it has places. */
export type SentenceFeatures = Record<SentenceKind, number[]>

/**
 * Reads a sentence: its words, their pairs, the words it begins and ends with, parts of words, emoji, and how it is
 * written. `plain` is the sentence as `normalizeText` gives it.
 */
export function sentenceFeatures(raw: string, plain: string): SentenceFeatures {
  const words = plain.split(' ').filter(Boolean)
  const hashes = words.map((word) => hash(word))
  const pairsAt = (distance: number, seed: number) =>
    hashes.slice(distance).map((value, at) => hashOfTwo(hashes[at]! ^ seed, value))
  return {
    word: hashes,
    pair: [...pairsAt(1, seeds.pair), ...edgesOf(hashes)],
    skip: pairsAt(2, seeds.skip),
    chars: words.flatMap((word) => piecesOf(` ${word.slice(0, WORD_MAX)} `)),
    emoji: (raw.match(EMOJI) ?? []).map((emoji) => hash(emoji, 0, emoji.length, seeds.emoji)),
    shape: shapeOf(raw, words.length).map((part) => hash(part, 0, part.length, seeds.shape)),
  }
}

/** The first word, the first two, the last two and the last word of a sentence. */
function edgesOf(hashes: readonly number[]): number[] {
  const [first, second] = hashes
  const [last, butLast] = [hashes.at(-1), hashes.at(-2)]
  if (first === undefined || last === undefined) return []
  const edges = [hashOfTwo(seeds.first, first), hashOfTwo(seeds.last, last)]
  // A sentence of two words is one pair.
  if (hashes.length > 2)
    edges.push(hashOfTwo(seeds.first ^ first, second!), hashOfTwo(seeds.last ^ butLast!, last))
  return edges
}

/** Fewest words of each length of a sentence but the shortest. */
const LENGTHS = [4, 8, 15, 25]
/** Signs that a sentence ends with, the most telling first. */
const ENDS = [/[?؟]/, /!/, /\.\.|…/, /\./]
/** A sign, and the quotation mark or emoji behind it. */
const END_LENGTH = 3
const SIGNS = [/["«“»”]/, /:/, /[,،]/]
const TIME = /\d{1,2}[:h]/
const DIGIT = /\p{Nd}/u

/** What words do not tell of a sentence: its length and end, quotation marks, colons, commas, and a time. */
function shapeOf(raw: string, words: number): string[] {
  const end = raw.trimEnd().slice(-END_LENGTH)
  return [
    `length ${LENGTHS.filter((least) => words >= least).length}`,
    `end ${ENDS.findIndex((sign) => sign.test(end))}`,
    ...SIGNS.map((sign, at) => `sign ${at} ${sign.test(raw)}`),
    `time ${TIME.test(raw) ? 'hour' : DIGIT.test(raw) ? 'digit' : 'none'}`,
  ]
}

function piecesOf(word: string): number[] {
  const pieces: number[] = []
  for (let size = PIECE_MIN; size <= PIECE_MAX; size += 1)
    for (let from = 0; from + size <= word.length; from += 1)
      pieces.push(hash(word, from, from + size, seeds.chars + size))
  return pieces
}

/** The feature of the writer's age group. */
export const ageFeature = (ageGroup: AgeGroup): number => hash(ageGroup, 0, ageGroup.length, seeds.age)

/** How much each of `count` features of one kind counts. */
export const weightOf = (kind: Kind, count: number): number => shares[kind] / Math.sqrt(Math.max(1, count))
