import { expect, it } from 'vitest'
import {
  addWeights,
  decodeWeights,
  encodeWeights,
  LEVELS,
  nearestStored,
  softmax,
  type Weights,
} from '#domain/moderation/risk/classifier.ts'

const OUTPUTS = 5
const weights: Weights = {
  space: 4,
  outputs: OUTPUTS,
  bias: Float32Array.from({ length: OUTPUTS }, (_, output) => output / 2),
  scale: Float32Array.from({ length: OUTPUTS }, () => 0.25),
  table: Int8Array.from({ length: 4 * OUTPUTS }, (_, place) => nearestStored(place * 4 - 40)),
}

it('writes weights and reads the same', () => {
  expect(decodeWeights(encodeWeights(weights))).toEqual(weights)
})

it.each([new Uint8Array(0), new Uint8Array(500), encodeWeights(weights).slice(0, -1)])(
  'rejects what are no weights',
  (bytes) => expect(() => decodeWeights(bytes)).toThrow('no weights'),
)

it.each([
  [0, 0],
  [0.5, 0],
  [0.6, 1],
  [-2.4, -1],
  [-2.6, -4],
  [42, 36],
  [43, 49],
  [1000, 49],
  [-1000, -49],
])('keeps of %d the nearest square: %d', (value, stored) => expect(nearestStored(value) + 0).toBe(stored))

it('adds up the rows of features', () => {
  expect([...weights.table]).toEqual([
    -36, -36, -36, -25, -25, -16, -16, -9, -9, -4, 0, 4, 9, 9, 16, 16, 25, 25, 36, 36,
  ])
  expect([...addWeights(weights, [0, 2, 2])]).toEqual([-36, -28, -18, -7, 7])
})

it('reads the lower bits of a feature', () => {
  expect([...addWeights(weights, [4 + 2])]).toEqual([...addWeights(weights, [2])])
})

it('gives the levels shares that add up to one', () => {
  const shares = softmax(Float64Array.from([0, 0, 800, 800, 9]))
  expect(shares).toHaveLength(LEVELS)
  expect(shares).toEqual([0, 0, 0.5, 0.5])
})
