import { expect, it } from 'vitest'
import { backOff } from '#domain/time/backOff.ts'

const waits = { first: 500, longest: 8_000 }

it('doubles up to the longest wait', () => {
  expect([0, 1, 2, 4, 5, 2_000].map((tries) => backOff(tries, waits, 0.5))).toEqual([
    500, 1_000, 2_000, 8_000, 8_000, 8_000,
  ])
})

it('scatters each wait by a quarter to both sides', () => {
  expect([0, 1].map((chance) => backOff(0, waits, chance))).toEqual([375, 625])
  const some = Array.from({ length: 50 }, () => backOff(3, waits))
  expect(new Set(some).size).toBeGreaterThan(1)
  expect(Math.min(...some)).toBeGreaterThanOrEqual(3_000)
  expect(Math.max(...some)).toBeLessThan(5_000)
})
