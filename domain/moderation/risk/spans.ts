import type { AgeGroup } from '../../account/ageGroup.ts'
import { addWeights, type Weights } from './classifier.ts'
import { normalizeText } from '../normalizeText.ts'
import { ageFeature, sentenceFeatures, sentenceKinds, weightOf, type SentenceFeatures } from './features.ts'
import { sentencesOf } from './sentences.ts'

/** Words of the longest span: longer ones bury the one sentence that counts. */
const SPAN_WORDS = 60

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
 * Scores every row of sentences of up to 60 words, from one alone to all of a short text: what the model adds up for
 * each of its outputs. So a sentence counts the same whatever stands around it, and what is only said by two together
 * is seen as well.
 */
export function spansOf(
  sentences: readonly Sentence[],
  { weights, ageGroup }: { weights: Weights; ageGroup: AgeGroup },
): Float64Array[] {
  const read = sentences.map((sentence) => readSentence(sentence, weights))
  const age = addWeights(weights, [ageFeature(ageGroup)])
  const spans: Float64Array[] = []
  for (let from = 0; from < read.length; from += 1) {
    const counts = sentenceKinds.map(() => 0)
    const sums = sentenceKinds.map(() => new Float64Array(weights.outputs))
    let words = 0
    for (let to = from; to < read.length; to += 1) {
      const sentence = read[to]!
      if (to > from && words + sentence.words > SPAN_WORDS) break
      words += sentence.words
      for (let kind = 0; kind < sums.length; kind += 1) {
        counts[kind]! += sentence.counts[kind]!
        for (let output = 0; output < weights.outputs; output += 1)
          sums[kind]![output]! += sentence.sums[kind]![output]!
      }
      spans.push(total(weights, { counts, sums, age }))
    }
  }
  return spans
}

type Parts = { counts: number[]; sums: Float64Array[]; age: Float64Array }

function total(weights: Weights, { counts, sums, age }: Parts): Float64Array {
  const parts: [Float64Array, number][] = [
    ...sentenceKinds.map((kind, at): [Float64Array, number] => [sums[at]!, weightOf(kind, counts[at]!)]),
    [age, weightOf('age', 1)],
  ]
  return Float64Array.from(weights.bias, (bias, output) =>
    parts.reduce((sum, [part, weight]) => sum + part[output]! * weight * weights.scale[output]!, bias),
  )
}
