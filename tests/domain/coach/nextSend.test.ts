import { expect, it } from 'vitest'
import { nextSendOf } from '#domain/coach/nextSend.ts'
import { coachDefaults, type CoachPreferences } from '#domain/coach/schema.ts'
import { instantOf } from '#domain/time/instantOf.ts'

const on = { ...coachDefaults, enabled: true }
type Case = [
  why: string,
  preferences: Partial<CoachPreferences>,
  zone: string,
  now: string,
  next: string | null,
]

it.each<Case>([
  ['today, at the next window', {}, 'UTC', '2026-03-12T12:00:00Z', '2026-03-12T17:00:00Z'],
  ['tomorrow, after the last', {}, 'UTC', '2026-03-12T17:00:00Z', '2026-03-13T09:00:00Z'],
  ['by the clock of the zone', {}, 'America/Detroit', '2026-03-12T12:00:00Z', '2026-03-12T13:00:00Z'],
  ['never when off', { enabled: false }, 'UTC', '2026-03-12T12:00:00Z', null],
  ['never when every window is quiet', { windows: ['22:00', '02:00'] }, 'UTC', '2026-03-12T12:00:00Z', null],
  [
    'when the quiet hours end inside the window',
    { windows: ['06:00'] },
    'UTC',
    '2026-03-12T12:00:00Z',
    '2026-03-13T07:00:00Z',
  ],
  ['not when they end after it', { windows: ['04:30'] }, 'UTC', '2026-03-12T12:00:00Z', null],
  [
    'over a change of the clocks',
    { windows: ['09:00'] },
    'America/Detroit',
    '2026-03-07T15:00:00Z',
    '2026-03-08T13:00:00Z',
  ],
])('the next message: %s', (_, preferences, zone, now, next) => {
  expect(nextSendOf({ ...on, ...preferences }, zone, new Date(now))?.toISOString() ?? null).toBe(
    next && new Date(next).toISOString(),
  )
})

it.each([
  ['2026-03-12', '09:00', 'UTC', '2026-03-12T09:00:00.000Z'],
  ['2026-03-12', '00:00', 'Pacific/Kiritimati', '2026-03-11T10:00:00.000Z'],
  ['2026-03-12', '09:00', 'Asia/Kathmandu', '2026-03-12T03:15:00.000Z'],
  ['2026-07-01', '23:59', 'America/St_Johns', '2026-07-02T02:29:00.000Z'],
  ['2026-03-08', '03:00', 'America/Detroit', '2026-03-08T07:00:00.000Z'],
  ['2026-03-08', '01:59', 'America/Detroit', '2026-03-08T06:59:00.000Z'],
])('%s %s in %s', (day, time, zone, instant) => {
  expect(instantOf(day, time, zone).toISOString()).toBe(instant)
})

it.each([
  ['2026-03-08', '02:30', 'America/Detroit', '2026-03-08T07:00:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
])(
  'gives the moment of the change for a time the clocks leave out: %s %s in %s',
  (day, time, zone, instant) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(instant)
  },
)

it.each([
  ['2026-11-01', '01:30', 'America/Detroit', '2026-11-01T05:30:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
])('gives the first of two moments: %s %s in %s', (day, time, zone, instant) => {
  expect(instantOf(day, time, zone).toISOString()).toBe(instant)
})
