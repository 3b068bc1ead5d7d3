import { describe, expect, it } from 'vitest'
import { isQuiet } from '#domain/notifications/quietHours.ts'

describe('isQuiet', () => {
  it.each([
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
    ['12:00', false],
    ['21:59', false],
  ])('%s inside 22:00 to 07:00: %s', (time, inside) =>
    expect(isQuiet(time, { start: '22:00', end: '07:00' })).toBe(inside),
  )

  it('an empty span holds nothing', () =>
    expect(isQuiet('09:00', { start: '09:00', end: '09:00' })).toBe(false))
})
