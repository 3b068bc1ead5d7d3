import { describe, expect, it } from 'vitest'
import { boundsOf, monthRows, moved, nextPeriod, yearRows } from '#site/features/checkins/history/calendar.ts'

const at = (view: 'month' | 'year', isMirrored = false) => ({ view, locale: 'en', isMirrored }) as const

describe('the calendar', () => {
  it('begins a week where the language does', () => {
    const firstRow = (locale: 'en' | 'fr' | 'ar') => monthRows('2026-03', locale)[0]!.indexOf('2026-03-01')
    expect([firstRow('en'), firstRow('fr'), firstRow('ar')]).toEqual([0, 6, 1])
  })

  it('has every day of a month and a year once', () => {
    expect(monthRows('2028-02', 'es').flat().filter(Boolean)).toHaveLength(29)
    expect(yearRows('2026').flat().filter(Boolean)).toHaveLength(365)
    expect(boundsOf('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect([nextPeriod('2026-12', 1), nextPeriod('2026-01', -1), nextPeriod('2026', -1)]).toEqual([
      '2027-01',
      '2025-12',
      '2025',
    ])
  })

  it.each([
    ['month', 'ArrowLeft', '2026-03-30'],
    ['month', 'ArrowDown', '2026-04-07'],
    ['month', 'Home', '2026-03-29'],
    ['month', 'PageUp', '2026-02-28'],
    ['year', 'ArrowLeft', '2026-02-28'],
    ['year', 'ArrowUp', '2026-03-30'],
    ['year', 'End', '2026-12-31'],
    ['year', 'PageDown', '2027-03-31'],
  ] as const)('in a %s %s leads from March 31 to %s', (view, key, to) => {
    expect(moved(at(view), '2026-03-31', key)).toBe(to)
  })

  it('turns left and right round where the page is mirrored; other keys do nothing', () => {
    expect(moved(at('month', true), '2026-03-10', 'ArrowLeft')).toBe('2026-03-11')
    expect(moved(at('month'), '2026-03-10', 'a')).toBeNull()
  })
})
