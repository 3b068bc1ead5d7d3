import { expect, it } from 'vitest'
import {
  addWeights,
  decodeWeights,
  encodeWeights,
  LEVELS,
  softmax,
  type Weights,
} from '#domain/moderation/risk/classifier.ts'

const OUTPUTS = 5
const weights: Weights = {
  space: 4,
  outputs: OUTPUTS,
  bias: Float32Array.from({ length: OUTPUTS }, (_, output) => output / 2),
  scale: Float32Array.from({ length: OUTPUTS }, () => 0.25),
  table: Int8Array.from({ length: 4 * OUTPUTS }, (_, place) => place - 10),
}

it('writes weights and reads the same', () => {
  expect(decodeWeights(encodeWeights(weights))).toEqual(weights)
})

it.each([new Uint8Array(0), new Uint8Array(500), encodeWeights(weights).slice(0, -1)])(
  'refuses what are no weights',
  (bytes) => expect(() => decodeWeights(bytes)).toThrow('no weights'),
)

it('adds up the rows of features', () => {
  expect([...addWeights(weights, [0, 2, 2])]).toEqual([-10, -7, -4, -1, 2])
})

it('reads the lower bits of a place where the model has fewer', () => {
  expect([...addWeights(weights, [4 + 2])]).toEqual([...addWeights(weights, [2])])
})

it('gives the levels shares that add up to one', () => {
  const shares = softmax(Float64Array.from([0, 0, 800, 800, 9]))
  expect(shares).toHaveLength(LEVELS)
  expect(shares).toEqual([0, 0, 0.5, 0.5])
})
