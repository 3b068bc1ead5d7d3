import { describe, expect, it } from 'vitest'
import {
  combinations,
  comingWeek,
  isNotified,
  weekendToGenerate,
  weekendToPublish,
} from '#domain/trivia/schedule.ts'

// The clocks at the desk (America/Detroit) go forward on 2026-03-08 and back on 2026-11-01.
describe('a weekend is published', () => {
  it.each([
    ['2026-03-13T09:54:59Z', null],
    ['2026-03-13T09:55:00Z', '2026-03-14'],
    ['2026-03-14T13:55:00Z', '2026-03-14'],
    ['2026-03-16T03:59:00Z', '2026-03-14'],
    ['2026-03-16T04:00:00Z', null],
    // Winter: Saturday 9:55 at the desk is 14:55 in UTC; on the day before a change it is as before it.
    ['2026-03-07T14:55:00Z', '2026-03-07'],
    ['2026-10-31T13:55:00Z', '2026-10-31'],
    ['2026-11-02T04:59:00Z', '2026-10-31'],
    ['2026-11-02T05:00:00Z', null],
  ])('%s: %s', (at, weekKey) => expect(weekendToPublish(new Date(at))).toBe(weekKey))

  it('before it begins in any zone', () => {
    const begins = Date.parse('2026-03-14T00:00:00+14:00')
    expect(weekendToPublish(new Date(begins - 5 * 60_000))).toBe('2026-03-14')
  })
})

describe('questions are generated', () => {
  it.each([
    ['2026-03-13T21:59:00Z', null],
    ['2026-03-13T22:00:00Z', '2026-03-21'],
    ['2026-03-15T12:00:00Z', '2026-03-21'],
    ['2026-03-16T12:00:00Z', null],
    ['2026-03-06T22:30:00Z', null],
    ['2026-03-06T23:00:00Z', '2026-03-14'],
    ['2026-10-31T03:00:00Z', '2026-11-07'],
  ])('%s: for %s', (at, weekKey) => expect(weekendToGenerate(new Date(at))).toBe(weekKey))

  it.each([
    ['2026-03-12T14:00:00Z', '2026-03-14'],
    ['2026-03-14T03:59:00Z', '2026-03-14'],
    ['2026-03-14T04:00:00Z', '2026-03-21'],
    ['2026-03-15T14:00:00Z', '2026-03-21'],
  ])('on request, at %s, for the weekend that has not begun: %s', (at, weekKey) =>
    expect(comingWeek(new Date(at))).toBe(weekKey),
  )
})

it('members are notified on Saturday from 10:00 to 20:00 by their own clock', () => {
  expect(['09:59', '10:00', '19:59', '20:00'].map((time) => isNotified('2026-03-14', time))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isNotified('2026-03-15', '10:00')).toBe(false)
})

it('there are four age groups in four languages', () => expect(combinations).toHaveLength(16))
