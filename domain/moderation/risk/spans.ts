import type { AgeGroup } from '../../account/ageGroup.ts'
import { addWeights, type Weights } from './classifier.ts'
import { normalizeText } from '../normalizeText.ts'
import { ageFeature, sentenceFeatures, sentenceKinds, weightOf, type SentenceFeatures } from './features.ts'
import { sentencesOf } from './sentences.ts'

/** Words of the longest span: longer ones bury the one sentence that counts. */
const SPAN_WORDS = 60
/** Sentences of the longest span: a text of single words has no more to read than others. */
const SPAN_SENTENCES = 12

/** A sentence as `normalizeText` gives it, and what models read of it. */
export type Sentence = { plain: string; features: SentenceFeatures }
type Read = { words: number; counts: number[]; sums: Float64Array[] }

/** Reads a text once for all models. */
export const readSentences = (text: string): Sentence[] =>
  sentencesOf(text).map((raw) => {
    const plain = normalizeText(raw)
    return { plain, features: sentenceFeatures(raw, plain) }
  })

/** Weighs a sentence once; spans only add up. */
function readSentence({ features }: Sentence, weights: Weights): Read {
  return {
    words: features.word.length,
    counts: sentenceKinds.map((kind) => features[kind].length),
    sums: sentenceKinds.map((kind) => addWeights(weights, features[kind])),
  }
}

/**
 * Every row of up to 12 sentences and 60 words, from one alone to all of a short text: its first sentence, and the
 * one after its last. `words`: how many each sentence has.
 */
export function rowsOf(words: readonly number[]): [from: number, to: number][] {
  const rows: [number, number][] = []
  for (let from = 0; from < words.length; from += 1) {
    let sum = 0
    for (let to = from; to < words.length && to < from + SPAN_SENTENCES; to += 1) {
      if (to > from && sum + words[to]! > SPAN_WORDS) break
      sum += words[to]!
      rows.push([from, to + 1])
    }
  }
  return rows
}

/**
 * Scores every row of sentences of a text: what the model adds up for each of its outputs. So a sentence counts the
 * same whatever stands around it, and what is only said by two together is seen as well.
 */
export function spansOf(
  sentences: readonly Sentence[],
  { weights, ageGroup }: { weights: Weights; ageGroup: AgeGroup },
): Float64Array[] {
  const read = sentences.map((sentence) => readSentence(sentence, weights))
  const age = addWeights(weights, [ageFeature(ageGroup)])
  const counts = sentenceKinds.map(() => 0)
  const sums = sentenceKinds.map(() => new Float64Array(weights.outputs))
  return rowsOf(read.map(({ words }) => words)).map(([from, to]) => {
    if (to === from + 1) {
      counts.fill(0)
      for (const some of sums) some.fill(0)
    }
    addSentence({ counts, sums }, read[to - 1]!)
    return total(weights, { counts, sums, age })
  })
}

type Sums = { counts: number[]; sums: Float64Array[] }

/** A row becomes longer by a sentence. */
function addSentence({ counts, sums }: Sums, sentence: Read): void {
  for (let kind = 0; kind < sums.length; kind += 1) {
    const added = sentence.sums[kind]!
    const row = sums[kind]!
    counts[kind]! += sentence.counts[kind]!
    for (let output = 0; output < row.length; output += 1) row[output]! += added[output]!
  }
}

function total({ bias, scale }: Weights, { counts, sums, age }: Sums & { age: Float64Array }): Float64Array {
  const all = Float64Array.from(age)
  const ageWeight = weightOf('age', 1)
  for (let output = 0; output < all.length; output += 1) all[output]! *= ageWeight
  for (let kind = 0; kind < sums.length; kind += 1) {
    const weight = weightOf(sentenceKinds[kind]!, counts[kind]!)
    const row = sums[kind]!
    for (let output = 0; output < all.length; output += 1) all[output]! += row[output]! * weight
  }
  for (let output = 0; output < all.length; output += 1)
    all[output] = bias[output]! + all[output]! * scale[output]!
  return all
}
