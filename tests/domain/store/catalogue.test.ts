import { describe, expect, it } from 'vitest'
import { priceBands, priceBounds, searchQuery, shelfOf, shuffledForDay } from '#domain/store/catalogue.ts'

describe('shelfOf', () => {
  it.each([
    [null, 'all', 'all'],
    ['child', 'all', 'all'],
    ['teen', 'teen', 'teen'],
    ['adult', 'elder', 'adult'],
    ['elder', 'elder', 'elder'],
  ] as const)('shows %s up to %s and sells up to %s', (group, sees, forSelf) => {
    expect(shelfOf(group)).toEqual({ sees, forSelf })
  })
})

describe('priceBounds', () => {
  it.each([
    [1_999, 'under-20'],
    [2_000, '20-50'],
    [5_000, '20-50'],
    [5_001, 'over-50'],
  ] as const)('puts %i cents into %s alone', (cents, band) => {
    const fitting = priceBands.filter((one) => cents >= priceBounds[one].from && cents <= priceBounds[one].to)
    expect(fitting).toEqual([band])
  })
})

describe('searchQuery', () => {
  it('asks for every word, each of which may go on', () => {
    expect(searchQuery('  harbor LAMP ')).toBe('harbor:* & LAMP:*')
    expect(searchQuery('مصباح الميناء')).toBe('مصباح:* & الميناء:*')
  })

  it('lets no sign of the language of searches through', () => {
    expect(searchQuery(`a' | !b:* & (c <-> "d\\`)).toBe('a:* & b:* & c:* & d:*')
  })

  it('finds no word in signs alone', () => {
    expect(searchQuery('?! &|')).toBeNull()
  })
})

describe('shuffledForDay', () => {
  const items = Array.from({ length: 6 }, (_, index) => ({ id: `0000-${index}` }))
  const orderOf = (day: string) => shuffledForDay(items, day).map(({ id }) => id)

  it('has one order for a day, whatever came first', () => {
    expect(shuffledForDay([...items].reverse(), '2026-11-24')).toEqual(shuffledForDay(items, '2026-11-24'))
    expect([...orderOf('2026-11-24')].sort()).toEqual(items.map(({ id }) => id))
  })

  it('has other orders on other days', () => {
    const orders = new Set(
      Array.from({ length: 10 }, (_, day) =>
        orderOf(`2026-11-${10 + day}`)
          .slice(0, 3)
          .join(),
      ),
    )
    expect(orders.size).toBeGreaterThan(5)
  })
})
