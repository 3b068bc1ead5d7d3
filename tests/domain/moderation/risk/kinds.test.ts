import { expect, it } from 'vitest'
import { riskLevels } from '#domain/moderation/assessment.ts'
import { softmax } from '#domain/moderation/risk/classifier.ts'
import { isThreat, KIND_OUTPUTS, kindOutputOf, withKinds } from '#domain/moderation/risk/kinds.ts'
import { kindWeights } from '#domain/moderation/risk/modelFiles.ts'
import { kindOf, learnedOf, readCorpus } from '../../../../scripts/safety/corpus.ts'

it('gives each level outputs of its own, and what it does not know to its last', () => {
  expect(kindOutputOf('none', 'lookalike')).toBe(0)
  expect(kindOutputOf('urgent', 'home')).not.toBe(kindOutputOf('concern', 'home'))
  for (const level of riskLevels) expect(kindOutputOf(level, undefined)).toBe(kindOutputOf(level, 'weather'))
  expect(kindOutputOf('urgent', 'weather')).toBe(KIND_OUTPUTS - 1)
  expect(kindWeights().outputs).toBe(KIND_OUTPUTS)
})

it('learns each of its outputs from 200 texts or more, but for the last of a level', () => {
  const counts = new Map<number, number>()
  for (const example of learnedOf(readCorpus())) {
    const output = kindOutputOf(example.level, kindOf(example))
    counts.set(output, (counts.get(output) ?? 0) + 1)
  }
  const rest = riskLevels.map((level) => kindOutputOf(level, undefined))
  for (let output = 0; output < KIND_OUTPUTS; output += 1)
    if (!rest.includes(output)) expect(counts.get(output), `output ${output}`).toBeGreaterThanOrEqual(200)
})

it('makes a level as likely as its kinds are together', () => {
  const levels = new Float64Array(5)
  const kinds = new Float64Array(KIND_OUTPUTS).fill(-900)
  kinds[kindOutputOf('urgent', 'home')] = 5
  expect(softmax(withKinds(levels, kinds))[3]).toBeCloseTo(1)
  kinds[kindOutputOf('none', 'medical')] = 5
  expect(softmax(withKinds(levels, kinds))[3]).toBeCloseTo(0.5)
  kinds[kindOutputOf('urgent', 'third')] = 5
  expect(softmax(withKinds(levels, kinds))[3]).toBeGreaterThan(0.55)
  levels[0] = 9
  expect(softmax(withKinds(levels, kinds))[3]).toBeLessThan(0.05)
})

it('reads a threat by the writer where severe texts at the level urgent have a share of 0.3', () => {
  const sums = new Float64Array(KIND_OUTPUTS).fill(-50)
  const severe = kindOutputOf('urgent', 'severe')
  sums[severe] = 0
  sums[kindOutputOf('urgent', 'threat')] = Math.log(2.2)
  expect(isThreat(sums)).toBe(true)
  sums[kindOutputOf('urgent', 'threat')] = Math.log(2.4)
  expect(isThreat(sums)).toBe(false)
})
