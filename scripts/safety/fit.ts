import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { riskLevels } from '#domain/moderation/assessment.ts'
import { PROFANITY_OUTPUTS } from '#domain/moderation/profanity/contempt.ts'
import { LEVELS, RISK_OUTPUTS, type Weights } from '#domain/moderation/risk/classifier.ts'
import { ageFeature, FEATURE_SPACE, sentenceKinds, weightOf } from '#domain/moderation/risk/features.ts'
import { readSentences } from '#domain/moderation/risk/spans.ts'
import type { Example } from './corpus.ts'

/** How a model is fitted. Chosen on the tune part of the corpus. */
export type Fitting = { epochs: number; rate: number; dropout: number; seed: number }
export const fitting: Fitting = { epochs: 20, rate: 0.2, dropout: 0.45, seed: 7 }

type Features = { at: Int32Array; weight: Float32Array }
/**
 * What is learned of a text: a level of the first outputs, where there are levels, and a yes, a no or nothing of the
 * others.
 */
type Sample = { features: Features; level: number; marks: readonly (number | null)[] }
/** `levels`: outputs that share one probability. Each other output is a probability of its own. */
type Shape = { space: number; levels: number; outputs: number }

/** Places of the model of contempt: two outputs need fewer than five. */
const PROFANITY_SPACE = 2 ** 17

/** Fits the model of danger: a multinomial logistic regression for the risk and a binary one for harm at home. */
export const fit = (examples: readonly Example[], how: Fitting = fitting): Weights =>
  fitLinear(
    examples.map(({ text, age, level, harmAtHome }) => ({
      features: featuresOf(text, age),
      level: riskLevels.indexOf(level),
      marks: [level === 'urgent' || level === 'concern' ? Number(harmAtHome) : null],
    })),
    { space: FEATURE_SPACE, levels: LEVELS, outputs: RISK_OUTPUTS },
    how,
  )

/**
 * Fits the model of contempt: whether a text is offensive or worse, and whether it is severe. Threats against people
 * who do not read them are left out: readers of the corpus disagree on them.
 */
export const fitProfanity = (examples: readonly Example[], how: Fitting = fitting): Weights =>
  fitLinear(
    examples
      .filter(({ kinds, profanity }) => profanity !== 'none' || !kinds.includes('threat'))
      .map(({ text, age, profanity }) => ({
        features: featuresOf(text, age),
        level: 0,
        marks: [Number(profanity !== 'none'), Number(profanity === 'severe')],
      })),
    { space: PROFANITY_SPACE, levels: 0, outputs: PROFANITY_OUTPUTS },
    how,
  )

/**
 * Fits a linear model to texts by stochastic gradient descent with AdaGrad and dropout of features. The same texts give
 * the same weights. Source: Duchi, Hazan, Singer 2011, Adaptive Subgradient Methods.
 */
function fitLinear(
  samples: readonly Sample[],
  { space, levels, outputs }: Shape,
  { epochs, rate, dropout, seed }: Fitting,
): Weights {
  const random = randomOf(seed)
  const table = new Float32Array(space * outputs)
  const squares = new Float32Array(space * outputs).fill(0.01)
  const bias = new Float32Array(outputs)
  const biasSquares = new Float32Array(outputs).fill(0.01)
  const sums = new Float64Array(outputs)
  const errors = new Float64Array(outputs)
  const keep = new Uint8Array(1 << 13)

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const index of shuffled(samples.length, random)) {
      const { features, level, marks } = samples[index]!
      for (let at = 0; at < features.at.length; at += 1) keep[at] = random() < dropout ? 0 : 1
      sums.set(bias)
      for (let at = 0; at < features.at.length; at += 1) {
        if (keep[at] === 0) continue
        const from = (features.at[at]! & (space - 1)) * outputs
        const amount = features.weight[at]! / (1 - dropout)
        for (let output = 0; output < outputs; output += 1) sums[output]! += table[from + output]! * amount
      }
      if (levels > 0) softmaxErrors(sums, errors, { levels, wanted: level })
      for (let output = levels; output < outputs; output += 1) {
        const mark = marks[output - levels] ?? null
        errors[output] = mark === null ? 0 : 1 / (1 + Math.exp(-sums[output]!)) - mark
      }
      for (let output = 0; output < outputs; output += 1) {
        const error = errors[output]!
        if (Math.abs(error) < 1e-4) continue
        biasSquares[output]! += error * error
        bias[output]! -= (rate * error) / Math.sqrt(biasSquares[output]!)
        for (let at = 0; at < features.at.length; at += 1) {
          if (keep[at] === 0) continue
          const place = (features.at[at]! & (space - 1)) * outputs + output
          const slope = (error * features.weight[at]!) / (1 - dropout)
          squares[place]! += slope * slope
          table[place]! -= (rate * slope) / Math.sqrt(squares[place]!)
        }
      }
    }
  }
  return quantized({ space, outputs }, bias, table)
}

/** All sentences of a text as one span, as `spansOf` scores it. */
function featuresOf(text: string, age: AgeGroup): Features {
  const read = readSentences(text).map(({ features }) => features)
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

function softmaxErrors(
  sums: Float64Array,
  errors: Float64Array,
  { levels, wanted }: { levels: number; wanted: number },
): void {
  let highest = -Infinity
  for (let output = 0; output < levels; output += 1) highest = Math.max(highest, sums[output]!)
  let total = 0
  for (let output = 0; output < levels; output += 1)
    total += errors[output] = Math.exp(sums[output]! - highest)
  for (let output = 0; output < levels; output += 1)
    errors[output] = errors[output]! / total - (output === wanted ? 1 : 0)
}

/** A byte a weight: the largest of an output becomes 127. */
function quantized(
  { space, outputs }: { space: number; outputs: number },
  bias: Float32Array,
  table: Float32Array,
): Weights {
  const scale = new Float32Array(outputs)
  for (let place = 0; place < table.length; place += 1)
    scale[place % outputs] = Math.max(scale[place % outputs]!, Math.abs(table[place]!) / 127)
  const bytes = Int8Array.from(table, (weight, place) => Math.round(weight / (scale[place % outputs]! || 1)))
  return { space, outputs, bias, scale, table: bytes }
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
