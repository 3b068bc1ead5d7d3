import { describe, expect, it } from 'vitest'
import { assignAgeGroup } from '#domain/account/ageGroup.ts'
import { ageBands, countedBands, groupOfBand, spanOf } from '#domain/analytics/ageBands.ts'

describe('age bands of the usage report', () => {
  it.each([
    [12, 'kid'],
    [13, 'teen'],
    [17, 'teen'],
    [18, 'adult'],
    [50, 'adult'],
    [60, 'adult'],
    [61, 'senior'],
  ] as const)('at %s one is %s: another name for the one age group there is', (age, band) => {
    expect(ageBands.find((one) => groupOfBand[one] === assignAgeGroup(age))).toBe(band)
  })

  it('counts no one under 18', () => {
    expect(countedBands.map((band) => groupOfBand[band])).toEqual(['adult', 'elder'])
  })

  it.each([
    ['7', 7],
    ['30', 30],
    ['90', 90],
    ['9000', 30],
    [['7', '90'], 30],
    [undefined, 30],
  ])('asked for %j it spans %s days', (asked, span) => {
    expect(spanOf(asked)).toBe(span)
  })
})
