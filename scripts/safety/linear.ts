import { nearestStored, STORED_MAX, type Weights } from '#domain/moderation/risk/classifier.ts'
import { randomOf } from './random.ts'
import type { Features, Sample } from './samples.ts'

/**
 * How a model is fitted. Chosen on the tune part of the corpus. `averaged`: the last epochs whose weights are averaged.
 * `byRow`: how often a text that has rows is learned from one of them.
 */
export type Fitting = {
  epochs: number
  averaged: number
  rate: number
  dropout: number
  byRow: number
  seed: number
}
/**
 * `levels`: outputs that share one probability; `danger`: the first of those that speak of danger, up to the last of
 * them. Each other output is a probability of its own.
 */
type Shape = { space: number; levels: number; danger: number; outputs: number }

/** Epochs that learn from whole texts alone: before them a row is chosen by chance. */
const WHOLE_EPOCHS = 3
/** Weights beyond this share of an output's largest are stored as if they were there: there are few. */
const STORED_SHARE = 0.6

/** A model while it is fitted, and the squares of slopes that its steps are measured by. */
type Fitted = Shape & {
  table: Float32Array
  squares: Float32Array
  bias: Float32Array
  biasSquares: Float32Array
}

/**
 * Fits a linear model to texts by stochastic gradient descent with AdaGrad and dropout of features. The same texts give
 * the same weights. Source: Duchi, Hazan, Singer 2011, Adaptive Subgradient Methods.
 */
export function fitLinear(samples: readonly Sample[], shape: Shape, how: Fitting): Weights {
  const { space, outputs } = shape
  const random = randomOf(how.seed)
  const model: Fitted = {
    ...shape,
    table: new Float32Array(space * outputs),
    squares: new Float32Array(space * outputs).fill(0.01),
    bias: new Float32Array(outputs),
    biasSquares: new Float32Array(outputs).fill(0.01),
  }
  const sum = { table: new Float32Array(space * outputs), bias: new Float32Array(outputs) }
  for (let epoch = 0; epoch < how.epochs; epoch += 1) {
    for (const index of shuffled(samples.length, random)) {
      const sample = samples[index]!
      const isByRow = sample.rows !== undefined && epoch >= WHOLE_EPOCHS && random() < how.byRow
      learn(model, isByRow ? highestRow(model, sample.rows!) : sample.features, { sample, how, random })
    }
    if (epoch < how.epochs - how.averaged) continue
    for (let place = 0; place < sum.table.length; place += 1) sum.table[place]! += model.table[place]!
    for (let output = 0; output < outputs; output += 1) sum.bias[output]! += model.bias[output]!
  }
  return stored(shape, {
    table: sum.table.map((weight) => weight / how.averaged),
    bias: sum.bias.map((weight) => weight / how.averaged),
  })
}

type Step = { sample: Sample; how: Fitting; random: () => number }

/** One step towards what a text should have given, by the features that are not dropped. */
function learn(model: Fitted, features: Features, { sample, how, random }: Step): void {
  const { space, levels, outputs, table, squares, bias, biasSquares } = model
  const places: number[] = []
  const amounts: number[] = []
  for (let at = 0; at < features.at.length; at += 1) {
    if (random() < how.dropout) continue
    places.push((features.at[at]! & (space - 1)) * outputs)
    amounts.push(features.weight[at]! / (1 - how.dropout))
  }
  const errors = Float64Array.from(bias)
  for (let at = 0; at < places.length; at += 1) {
    const from = places[at]!
    const amount = amounts[at]!
    for (let output = 0; output < outputs; output += 1) errors[output]! += table[from + output]! * amount
  }
  toErrors(errors, levels, sample)
  for (let output = 0; output < outputs; output += 1) {
    const error = errors[output]!
    biasSquares[output]! += error * error
    bias[output]! -= (how.rate * error) / Math.sqrt(biasSquares[output]!)
  }
  for (let at = 0; at < places.length; at += 1) {
    const from = places[at]!
    const amount = amounts[at]!
    for (let output = 0; output < outputs; output += 1) {
      const slope = errors[output]! * amount
      const square = squares[from + output]! + slope * slope
      squares[from + output] = square
      table[from + output]! -= (how.rate * slope) / Math.sqrt(square)
    }
  }
}

/** The row that the model so far gives most danger to: danger stands in one row of sentences, harm in none. */
function highestRow(
  { space, levels, danger, outputs, table, bias }: Fitted,
  rows: readonly Features[],
): Features {
  let best = rows[0]!
  let most = -1
  for (const row of rows) {
    const sums = Float64Array.from(bias)
    for (let at = 0; at < row.at.length; at += 1) {
      const from = (row.at[at]! & (space - 1)) * outputs
      for (let output = 0; output < levels; output += 1)
        sums[output]! += table[from + output]! * row.weight[at]!
    }
    toShares(sums, levels)
    const share = sums.subarray(danger, levels).reduce((sum, one) => sum + one, 0)
    if (share <= most) continue
    most = share
    best = row
  }
  return best
}

/** Turns the sums of the levels into their probabilities. */
function toShares(sums: Float64Array, levels: number): void {
  let highest = -Infinity
  for (let output = 0; output < levels; output += 1) highest = Math.max(highest, sums[output]!)
  let total = 0
  for (let output = 0; output < levels; output += 1) total += sums[output] = Math.exp(sums[output]! - highest)
  for (let output = 0; output < levels; output += 1) sums[output]! /= total
}

/** Turns sums into what they are too high by. */
function toErrors(sums: Float64Array, levels: number, { level, marks }: Sample): void {
  if (levels > 0) {
    toShares(sums, levels)
    sums[level]! -= 1
  }
  for (let output = levels; output < sums.length; output += 1) {
    const mark = marks[output - levels] ?? null
    sums[output] = mark === null ? 0 : 1 / (1 + Math.exp(-sums[output]!)) - mark
  }
}

/** Half a byte a weight. */
function stored(
  { space, outputs }: Shape,
  { table, bias }: { table: Float32Array; bias: Float32Array },
): Weights {
  const scale = new Float32Array(outputs)
  for (let place = 0; place < table.length; place += 1)
    scale[place % outputs] = Math.max(
      scale[place % outputs]!,
      (STORED_SHARE * Math.abs(table[place]!)) / STORED_MAX,
    )
  const numbers = Int8Array.from(table, (weight, place) =>
    nearestStored(weight / (scale[place % outputs]! || 1)),
  )
  return { space, outputs, bias, scale, table: numbers }
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
