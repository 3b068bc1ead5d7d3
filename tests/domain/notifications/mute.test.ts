import { describe, expect, it } from 'vitest'
import { isMuted, muteEnd } from '#domain/notifications/mute.ts'

const at = (instant: string) => new Date(instant)

describe('the end of a silence', () => {
  it.each([
    ['hour', '2026-03-12T20:30:15Z', 'UTC', '2026-03-12T21:30:15.000Z'],
    // Over the change of clocks an hour stays an hour.
    ['hour', '2026-03-08T06:30:00Z', 'America/Detroit', '2026-03-08T07:30:00.000Z'],
    ['morning', '2026-03-12T20:30:00Z', 'UTC', '2026-03-13T07:00:00.000Z'],
    ['morning', '2026-03-12T06:59:59Z', 'UTC', '2026-03-12T07:00:00.000Z'],
    ['morning', '2026-03-12T07:00:00Z', 'UTC', '2026-03-13T07:00:00.000Z'],
    // Evening in Detroit is the next day in UTC; the clocks change in this night.
    ['morning', '2026-03-08T01:00:00Z', 'America/Detroit', '2026-03-08T11:00:00.000Z'],
    ['morning', '2026-03-08T12:00:00Z', 'Asia/Kathmandu', '2026-03-09T01:15:00.000Z'],
  ] as const)('%s from %s in %s is %s', (length, now, zone, end) => {
    expect(muteEnd(length, at(now), zone)?.toISOString()).toBe(end)
  })

  it('is none when it is off', () => {
    expect(muteEnd('off', at('2026-03-12T20:30:00Z'), 'UTC')).toBeNull()
  })

  it('ends it to the instant', () => {
    const until = at('2026-03-12T20:00:00Z')
    expect(isMuted(until, at('2026-03-12T19:59:59.999Z'))).toBe(true)
    expect(isMuted(until, until)).toBe(false)
    expect(isMuted(null, until)).toBe(false)
  })
})
