import type { AgeGroup } from '../../account/ageGroup.ts'
import { hash, hashOfTwo } from './hash.ts'

/** Kinds of features that are read sentence by sentence. */
export const sentenceKinds = ['word', 'pair', 'skip', 'chars', 'emoji'] as const
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
 * Reads a sentence: its words, their pairs, the words it begins and ends with, parts of words, and emoji. `plain` is
 * the sentence as `normalizeText` gives it.
 */
export function sentenceFeatures(raw: string, plain: string): SentenceFeatures {
  const words = plain.split(' ').filter(Boolean)
  const hashes = words.map((word) => hash(word))
  const pairsAt = (distance: number, seed: number) =>
    hashes.slice(distance).map((value, at) => hashOfTwo(hashes[at]! ^ seed, value))
  const edges =
    hashes.length === 0
      ? []
      : [hashOfTwo(seeds.first, hashes[0]!), hashOfTwo(seeds.last, hashes[hashes.length - 1]!)]
  return {
    word: hashes,
    pair: [...pairsAt(1, seeds.pair), ...edges],
    skip: pairsAt(2, seeds.skip),
    chars: words.flatMap((word) => piecesOf(` ${word.slice(0, WORD_MAX)} `)),
    emoji: (raw.match(EMOJI) ?? []).map((emoji) => hash(emoji, 0, emoji.length, seeds.emoji)),
  }
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
