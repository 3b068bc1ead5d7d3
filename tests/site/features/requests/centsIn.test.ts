import { expect, it } from 'vitest'
import { centsIn, dollarsOf } from '#site/features/requests/centsIn.ts'

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['30', 3_000],
  ['30.5', 3_050],
  ['30,05', 3_005],
  ['1.15', 115],
  ['100000', 10_000_000],
  ['100000.01', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['NaN', undefined],
  ['1.005', undefined],
])('%j is %j cents', (typed, cents) => {
  expect(centsIn(typed)).toBe(cents)
})

it('shows what it read', () => {
  expect([null, 0, 3_050].map(dollarsOf)).toEqual(['', '0', '30.5'])
})
