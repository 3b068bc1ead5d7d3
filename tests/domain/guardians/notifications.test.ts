import { describe, expect, it } from 'vitest'
import { planNotification, sharedPreview, sharedTitle } from '#domain/guardians/notifications.ts'
import { guardianPreferencesDefault, type GuardianPreferences } from '#domain/guardians/preferences.ts'

const plan = (
  now: string,
  preferences: Partial<GuardianPreferences> = {},
  event: 'checkin' | 'journal_shared' = 'checkin',
) => {
  const { delivery, dueAt } = planNotification({
    event,
    preferences: { ...guardianPreferencesDefault, ...preferences },
    timeZone: 'America/Detroit',
    now: new Date(now),
  })
  return [delivery, dueAt.toISOString()]
}

describe('a notice to a guardian', () => {
  it.each([
    // Detroit is four hours behind in May.
    ['at noon', '2026-05-12T16:00:00Z', {}, ['now', '2026-05-12T16:00:00.000Z']],
    ['at 21:00, the first quiet minute', '2026-05-13T01:00:00Z', {}, ['quiet', '2026-05-13T11:00:00.000Z']],
    ['at 20:59', '2026-05-13T00:59:00Z', {}, ['now', '2026-05-13T00:59:00.000Z']],
    ['at 3:00', '2026-05-12T07:00:00Z', {}, ['quiet', '2026-05-12T11:00:00.000Z']],
    ['at 7:00, when they end', '2026-05-12T11:00:00Z', {}, ['now', '2026-05-12T11:00:00.000Z']],
    [
      'at 3:00 with no quiet hours',
      '2026-05-12T07:00:00Z',
      { quiet_hours_start: '00:00', quiet_hours_end: '00:00' },
      ['now', '2026-05-12T07:00:00.000Z'],
    ],
    [
      'at noon with the digest',
      '2026-05-12T16:00:00Z',
      { daily_digest: true },
      ['digest', '2026-05-12T22:00:00.000Z'],
    ],
    [
      'at 18:00 with the digest',
      '2026-05-12T22:00:00Z',
      { daily_digest: true },
      ['digest', '2026-05-13T22:00:00.000Z'],
    ],
    [
      'with the digest in quiet hours',
      '2026-05-12T16:00:00Z',
      { daily_digest: true, quiet_hours_start: '17:00', quiet_hours_end: '19:30' },
      ['digest', '2026-05-12T23:30:00.000Z'],
    ],
    [
      'no guardian wants',
      '2026-05-12T16:00:00Z',
      { checkin_alerts: false },
      ['off', '2026-05-12T16:00:00.000Z'],
    ],
    // The clocks go forward in the night to the 8th of March: seven o'clock comes an hour earlier.
    ['in the night of the change', '2026-03-08T04:00:00Z', {}, ['quiet', '2026-03-08T11:00:00.000Z']],
  ] as const)('%s', (_, now, preferences, expected) => {
    expect(plan(now, preferences)).toEqual(expected)
  })

  it('has a wish of its own for shared words', () => {
    expect(plan('2026-05-12T16:00:00Z', { journal_alerts: false })[0]).toBe('now')
    expect(plan('2026-05-12T16:00:00Z', { journal_alerts: false }, 'journal_shared')[0]).toBe('off')
  })

  it('carries the first 50 and 100 characters as people count them', () => {
    const words = `one\n\ntwo ${'👩‍👧'.repeat(120)}`
    expect(sharedTitle(words)).toBe(`one two ${'👩‍👧'.repeat(42)}`)
    expect(sharedPreview(words)).toBe(`one two ${'👩‍👧'.repeat(92)}`)
    expect(sharedPreview('  short ')).toBe('short')
  })
})
