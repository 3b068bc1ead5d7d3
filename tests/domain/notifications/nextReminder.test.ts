import { describe, expect, it } from 'vitest'
import { nextReminderOf } from '#domain/notifications/nextReminder.ts'
import { notificationDefaults, type NotificationPrefs } from '#domain/notifications/schema.ts'

const at = (over: Partial<NotificationPrefs>, now: string) =>
  nextReminderOf({ ...notificationDefaults, timezone: 'UTC', ...over }, new Date(now))?.toISOString() ?? null
const quiet = (start: string, end: string, enabled = true) => ({ quiet_hours: { enabled, start, end } })

describe('the next reminder', () => {
  it.each([
    ['later today', { daily_time: '09:00' }, '2026-03-12T08:59:00Z', '2026-03-12T09:00:00.000Z'],
    [
      'tomorrow once its time came',
      { daily_time: '09:00' },
      '2026-03-12T09:00:00Z',
      '2026-03-13T09:00:00.000Z',
    ],
    [
      'when quiet hours end soon after',
      { daily_time: '06:00', ...quiet('22:00', '07:00') },
      '2026-03-12T00:00:00Z',
      '2026-03-12T07:00:00.000Z',
    ],
    [
      'not at all when they end two hours later',
      { daily_time: '05:00', ...quiet('22:00', '07:00') },
      '2026-03-12T00:00:00Z',
      null,
    ],
    [
      'not at all when they last past midnight',
      { daily_time: '23:30', ...quiet('22:00', '00:30') },
      '2026-03-12T00:00:00Z',
      null,
    ],
    [
      'in hours that are off',
      { daily_time: '23:30', ...quiet('22:00', '07:00', false) },
      '2026-03-12T00:00:00Z',
      '2026-03-12T23:30:00.000Z',
    ],
    [
      'by the clock of the zone, over a change of the clocks',
      { daily_time: '09:00', timezone: 'America/Detroit' },
      '2026-03-07T15:00:00Z',
      '2026-03-08T13:00:00.000Z',
    ],
    [
      'at the change when the clocks leave its time out',
      { daily_time: '02:30', timezone: 'America/Detroit', ...quiet('22:00', '22:00') },
      '2026-03-08T00:00:00Z',
      '2026-03-08T07:00:00.000Z',
    ],
  ] as const)('comes %s', (_, over, now, expected) => {
    expect(at(over, now)).toBe(expected)
  })
})
