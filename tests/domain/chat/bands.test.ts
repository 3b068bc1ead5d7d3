import { describe, expect, it } from 'vitest'
import { bandOf, groupOfBand, isMinorBand, roomBands, type StoredAge } from '#domain/chat/bands.ts'
import { assignAgeGroup } from '#domain/account/ageGroup.ts'

const NOW = new Date('2026-03-12T14:00:00Z')
const stored = (facts: Partial<StoredAge>): StoredAge => ({
  ageGroup: null,
  age: null,
  ageRecordedAt: null,
  birthDate: null,
  ...facts,
})

describe('the band of a member', () => {
  it.each([
    [5, null],
    [7, null],
    [8, '8-10'],
    [10, '8-10'],
    [11, '11-12'],
    [12, '11-12'],
    [13, '13-15'],
    [15, '13-15'],
    [16, '16-17'],
    [17, '16-17'],
    [18, 'adult'],
    [60, 'adult'],
    [61, 'elder'],
    [120, 'elder'],
  ])('of %i years is %s', (age, band) => {
    expect(bandOf(stored({ ageGroup: assignAgeGroup(age), age }), NOW)).toBe(band)
  })

  it('moves on with the years since the age was given', () => {
    const facts = stored({ ageGroup: 'child', age: 10, ageRecordedAt: new Date('2025-03-12T10:00:00Z') })
    expect(bandOf(facts, new Date('2026-03-11T23:00:00Z'))).toBe('8-10')
    expect(bandOf(facts, new Date('2026-03-12T01:00:00Z'))).toBe('11-12')
  })

  it('is the younger one where age and birth date part', () => {
    const at = stored({ ageGroup: 'teen', age: 17, ageRecordedAt: NOW, birthDate: '2011-01-01' })
    expect(bandOf(at, NOW)).toBe('13-15')
    expect(bandOf({ ...at, age: 13 }, NOW)).toBe('13-15')
  })

  it('ends on the birthday that leads into another group, and begins with that group', () => {
    const before = stored({ ageGroup: 'child', birthDate: '2013-03-13' })
    expect(bandOf(before, NOW)).toBe('11-12')
    const birthday = new Date('2026-03-13T08:00:00Z')
    expect(bandOf(before, birthday)).toBeNull()
    expect(bandOf({ ...before, ageGroup: 'teen' }, birthday)).toBe('13-15')
  })

  it('of a minor without an age is none', () => {
    expect(bandOf(stored({ ageGroup: 'teen' }), NOW)).toBeNull()
    expect(bandOf(stored({}), NOW)).toBeNull()
  })

  it('belongs to one group, minors in four', () => {
    expect(roomBands.map(groupOfBand)).toEqual(['child', 'child', 'teen', 'teen', 'adult', 'elder'])
    expect(roomBands.filter(isMinorBand)).toHaveLength(4)
  })
})
