import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { seedId } from '#seed/ids.ts'
import { randomFrom } from '#seed/random.ts'
import { loadPersonId, loadToken } from '#seed/datasets/load.ts'

it('gives the same figures for the same name, others for another', () => {
  const take = (name: string) =>
    Array.from(
      { length: 5 },
      (
        (random) => () =>
          random.next()
      )(randomFrom(name)),
    )
  expect(take('a')).toEqual(take('a'))
  expect(take('a')).not.toEqual(take('b'))
})

it('stays in its bounds and uses all of them', () => {
  const random = randomFrom('bounds')
  const drawn = Array.from({ length: 2_000 }, () => random.between(1, 6))
  expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  expect(Math.abs(drawn.reduce((sum, one) => sum + one) / drawn.length - 3.5)).toBeLessThan(0.15)
})

it('makes ids that are uuids, the same for the same name', () => {
  expect(z.uuid().safeParse(seedId('person:mila')).success).toBe(true)
  expect(z.uuid().safeParse(loadPersonId(99_999)).success).toBe(true)
  expect(seedId('a')).toBe(seedId('a'))
  expect(seedId('a')).not.toBe(seedId('b'))
  expect(loadToken(1000)).toMatch(/^[\w-]{43}$/)
})
