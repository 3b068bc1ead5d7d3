import { describe, expect, it } from 'vitest'
import { addDays, isTimeZone, localTime } from '#domain/time/localDay.ts'

describe('local days', () => {
  it.each([
    ['2026-03-12T03:59:00Z', 'America/Detroit', '2026-03-11', '23:59'],
    ['2026-03-12T04:00:00Z', 'America/Detroit', '2026-03-12', '00:00'],
    // The night clocks go forward: 02:00 to 03:00 does not exist.
    ['2026-03-08T06:59:00Z', 'America/Detroit', '2026-03-08', '01:59'],
    ['2026-03-08T07:00:00Z', 'America/Detroit', '2026-03-08', '03:00'],
    ['2026-12-31T23:30:00Z', 'Pacific/Auckland', '2027-01-01', '12:30'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29', '12:00'],
  ])('%s in %s is %s %s', (at, zone, day, time) => {
    expect(localTime(new Date(at), zone)).toEqual({ day, time })
  })

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s moved by %i is %s', (day, days, moved) => expect(addDays(day, days)).toBe(moved))

  it('knows real zones only', () => {
    expect(isTimeZone('America/Detroit')).toBe(true)
    expect(isTimeZone('Atlantis/Harbor')).toBe(false)
  })
})
