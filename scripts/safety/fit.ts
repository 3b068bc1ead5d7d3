import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { riskLevels } from '#domain/moderation/assessment.ts'
import { normalizeText } from '#domain/moderation/normalizeText.ts'
import { HOME_AT, LEVELS, OUTPUTS, type Weights } from '#domain/moderation/risk/classifier.ts'
import {
  ageFeature,
  FEATURE_SPACE,
  sentenceFeatures,
  sentenceKinds,
  weightOf,
} from '#domain/moderation/risk/features.ts'
import { sentencesOf } from '#domain/moderation/risk/sentences.ts'
import type { Example } from './corpus.ts'

/** How the model is fitted. Chosen on the tune part of the corpus. */
export type Fitting = { epochs: number; rate: number; dropout: number; seed: number }
export const fitting: Fitting = { epochs: 20, rate: 0.2, dropout: 0.45, seed: 7 }

type Features = { at: Int32Array; weight: Float32Array }
type Sample = { features: Features; risk: number; home: number | null }

/**
 * Fits one linear model to texts: a multinomial logistic regression for the risk and a binary one for harm at home,
 * by stochastic gradient descent with AdaGrad and dropout of features. The same texts give the same weights.
 * Source: Duchi, Hazan, Singer 2011, Adaptive Subgradient Methods.
 */
export function fit(
  examples: readonly Example[],
  { epochs, rate, dropout, seed }: Fitting = fitting,
): Weights {
  const samples = examples.map(sampleOf)
  const random = randomOf(seed)
  const table = new Float32Array(FEATURE_SPACE * OUTPUTS)
  const squares = new Float32Array(FEATURE_SPACE * OUTPUTS).fill(0.01)
  const bias = new Float32Array(OUTPUTS)
  const biasSquares = new Float32Array(OUTPUTS).fill(0.01)
  const sums = new Float64Array(OUTPUTS)
  const errors = new Float64Array(OUTPUTS)
  const keep = new Uint8Array(1 << 13)

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const index of shuffled(samples.length, random)) {
      const { features, risk, home } = samples[index]!
      for (let at = 0; at < features.at.length; at += 1) keep[at] = random() < dropout ? 0 : 1
      sums.set(bias)
      for (let at = 0; at < features.at.length; at += 1) {
        if (keep[at] === 0) continue
        const from = features.at[at]! * OUTPUTS
        const amount = features.weight[at]! / (1 - dropout)
        for (let output = 0; output < OUTPUTS; output += 1) sums[output]! += table[from + output]! * amount
      }
      softmaxErrors(sums, errors, risk)
      errors[HOME_AT] = home === null ? 0 : 1 / (1 + Math.exp(-sums[HOME_AT]!)) - home
      for (let output = 0; output < OUTPUTS; output += 1) {
        const error = errors[output]!
        if (Math.abs(error) < 1e-4) continue
        biasSquares[output]! += error * error
        bias[output]! -= (rate * error) / Math.sqrt(biasSquares[output]!)
        for (let at = 0; at < features.at.length; at += 1) {
          if (keep[at] === 0) continue
          const place = features.at[at]! * OUTPUTS + output
          const slope = (error * features.weight[at]!) / (1 - dropout)
          squares[place]! += slope * slope
          table[place]! -= (rate * slope) / Math.sqrt(squares[place]!)
        }
      }
    }
  }
  return quantized(bias, table)
}

function sampleOf({ text, age, level, harmAtHome }: Example): Sample {
  return {
    features: featuresOf(text, age),
    risk: riskLevels.indexOf(level),
    home: level === 'urgent' || level === 'concern' ? Number(harmAtHome) : null,
  }
}

/** All sentences of a text as one span, as `spansOf` scores it. */
function featuresOf(text: string, age: AgeGroup): Features {
  const sentences = sentencesOf(text).map((raw) => ({ raw, plain: normalizeText(raw) }))
  const read = sentences.map(({ raw, plain }) => sentenceFeatures(raw, plain))
  const kinds = [
    ...sentenceKinds.map((kind) => [kind, read.flatMap((sentence) => sentence[kind])] as const),
    ['age', [ageFeature(age)]] as const,
  ]
  return {
    at: Int32Array.from(kinds.flatMap(([, places]) => places)),
    weight: Float32Array.from(
      kinds.flatMap(([kind, places]) => places.map(() => weightOf(kind, places.length))),
    ),
  }
}

function softmaxErrors(sums: Float64Array, errors: Float64Array, wanted: number): void {
  let highest = -Infinity
  for (let output = 0; output < LEVELS; output += 1) highest = Math.max(highest, sums[output]!)
  let total = 0
  for (let output = 0; output < LEVELS; output += 1)
    total += errors[output] = Math.exp(sums[output]! - highest)
  for (let output = 0; output < LEVELS; output += 1)
    errors[output] = errors[output]! / total - (output === wanted ? 1 : 0)
}

/** A byte a weight: the largest of an output becomes 127. */
function quantized(bias: Float32Array, table: Float32Array): Weights {
  const scale = new Float32Array(OUTPUTS)
  for (let place = 0; place < table.length; place += 1)
    scale[place % OUTPUTS] = Math.max(scale[place % OUTPUTS]!, Math.abs(table[place]!) / 127)
  const bytes = Int8Array.from(table, (weight, place) => Math.round(weight / (scale[place % OUTPUTS]! || 1)))
  return { space: FEATURE_SPACE, bias, scale, table: bytes }
}

/** Numbers from 0 up to 1, the same for the same seed. Source: mulberry32, Tommy Ettinger, public domain. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled(count: number, random: () => number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, index) => index)
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const kept = order[index]!
    order[index] = order[other]!
    order[other] = kept
  }
  return order
}
