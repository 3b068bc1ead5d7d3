import { expect, it } from 'vitest'
import { secondsUntilQuiet } from '#domain/notifications/secondsUntilQuiet.ts'

const night = { start: '21:00', end: '07:00' }

it.each([
  ['in the afternoon', night, 'UTC', '2026-03-12T17:30:00Z', 3.5 * 3600],
  ['by the second', night, 'UTC', '2026-03-12T20:59:30Z', 30],
  ['by the clock of the zone', night, 'America/Detroit', '2026-03-12T17:00:00Z', 8 * 3600],
  ['inside them', night, 'UTC', '2026-03-12T23:00:00Z', 0],
  ['after midnight, inside them', night, 'UTC', '2026-03-12T06:59:00Z', 0],
  ['when they begin tomorrow', { start: '01:00', end: '07:00' }, 'UTC', '2026-03-12T23:00:00Z', 2 * 3600],
  ['when there are none', { start: '09:00', end: '09:00' }, 'UTC', '2026-03-12T09:00:00Z', Infinity],
])('seconds until quiet hours: %s', (_, quiet, zone, now, seconds) => {
  expect(secondsUntilQuiet(quiet, zone, new Date(now))).toBe(seconds)
})
