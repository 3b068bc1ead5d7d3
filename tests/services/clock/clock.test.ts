import { expect, it } from 'vitest'
import { fixedClock, movedClock, systemClock } from '#services/clock/clock.ts'

it('stands still until it is moved', () => {
  const clock = fixedClock('2026-03-08T06:59:59Z')
  expect(clock.now().toISOString()).toBe('2026-03-08T06:59:59.000Z')
  clock.advance(2)
  expect(clock.now().toISOString()).toBe('2026-03-08T07:00:01.000Z')
  clock.set('2027-01-01')
  expect(clock.now().getUTCFullYear()).toBe(2027)
})

it('hands out dates that cannot change it', () => {
  const clock = fixedClock('2026-03-08')
  clock.now().setFullYear(1999)
  expect(clock.now().getUTCFullYear()).toBe(2026)
})

it('rejects what is no time', () => expect(() => fixedClock('soon')).toThrow(RangeError))

it('tells the time of the machine', () =>
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(100))

it('shows a given instant and goes on from there, the same in a process that started later', () => {
  const since = new Date(Date.now() - 60_000)
  const clock = movedClock(new Date('2026-03-14T00:00:00Z'), since)
  expect(Math.abs(clock.now().getTime() - Date.parse('2026-03-14T00:01:00Z'))).toBeLessThan(100)
})
