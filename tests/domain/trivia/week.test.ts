import { describe, expect, it } from 'vitest'
import { sessionChoices } from '#domain/trivia/session.ts'
import { hoursOf, isWeekKey, takesAnswers, triviaWeek } from '#domain/trivia/week.ts'
import { rounds } from '#tests/kit/rounds.ts'

/** Instant, zone, Saturday, open?, first moment, first moment after. */
const weeks: [now: string, zone: string, key: string, open: boolean, opens: string, closes: string][] = [
  // A plain week in UTC, to the minute.
  ['2026-03-12T14:00:00Z', 'UTC', '2026-03-14', false, '2026-03-14T00:00Z', '2026-03-16T00:00Z'],
  ['2026-03-13T23:59:59Z', 'UTC', '2026-03-14', false, '2026-03-14T00:00Z', '2026-03-16T00:00Z'],
  ['2026-03-14T00:00:00Z', 'UTC', '2026-03-14', true, '2026-03-14T00:00Z', '2026-03-16T00:00Z'],
  ['2026-03-15T23:59:59Z', 'UTC', '2026-03-14', true, '2026-03-14T00:00Z', '2026-03-16T00:00Z'],
  ['2026-03-16T00:00:00Z', 'UTC', '2026-03-21', false, '2026-03-21T00:00Z', '2026-03-23T00:00Z'],
  // The same instant is another day elsewhere: already Saturday, still Friday; still Sunday, already Monday.
  [
    '2026-03-13T11:00:00Z',
    'Pacific/Kiritimati',
    '2026-03-14',
    true,
    '2026-03-13T10:00Z',
    '2026-03-15T10:00Z',
  ],
  [
    '2026-03-14T04:00:00Z',
    'America/Los_Angeles',
    '2026-03-14',
    false,
    '2026-03-14T07:00Z',
    '2026-03-16T07:00Z',
  ],
  ['2026-03-16T03:59:00Z', 'America/Detroit', '2026-03-14', true, '2026-03-14T04:00Z', '2026-03-16T04:00Z'],
  ['2026-03-15T18:31:00Z', 'Asia/Kolkata', '2026-03-21', false, '2026-03-20T18:30Z', '2026-03-22T18:30Z'],
  // Clocks go forward on Sunday (Detroit) and back on Sunday (Paris): the weekend is an hour shorter or longer.
  ['2026-03-08T12:00:00Z', 'America/Detroit', '2026-03-07', true, '2026-03-07T05:00Z', '2026-03-09T04:00Z'],
  ['2026-10-25T12:00:00Z', 'Europe/Paris', '2026-10-24', true, '2026-10-23T22:00Z', '2026-10-25T23:00Z'],
  // Beirut left out Sunday's midnight, Havana has Sunday's first hour twice: Saturday stays whole.
  ['2024-03-30T12:00:00Z', 'Asia/Beirut', '2024-03-30', true, '2024-03-29T22:00Z', '2024-03-31T21:00Z'],
  ['2026-11-01T12:00:00Z', 'America/Havana', '2026-10-31', true, '2026-10-31T04:00Z', '2026-11-02T05:00Z'],
  // Over the turn of a year, and of a leap day.
  ['2026-12-31T12:00:00Z', 'UTC', '2027-01-02', false, '2027-01-02T00:00Z', '2027-01-04T00:00Z'],
  ['2028-02-28T12:00:00Z', 'UTC', '2028-03-04', false, '2028-03-04T00:00Z', '2028-03-06T00:00Z'],
  // A zone whose clocks leave out Friday's midnight: Cairo, 24 April 2026; Saturday begins as ever.
  ['2026-04-24T12:00:00Z', 'Africa/Cairo', '2026-04-25', false, '2026-04-24T21:00Z', '2026-04-26T21:00Z'],
  // Gaza left out the midnight that began this Saturday: the day begins at 01:00.
  ['2021-03-27T12:00:00Z', 'Asia/Gaza', '2021-03-27', true, '2021-03-26T22:00Z', '2021-03-28T21:00Z'],
]

describe('the weekend of trivia', () => {
  it.each(weeks)('%s in %s is about %s', (now, zone, weekKey, isOpen, opens, closes) => {
    expect(triviaWeek(new Date(now), zone)).toEqual({
      weekKey,
      isOpen,
      opensAt: new Date(opens),
      closesAt: new Date(closes),
    })
  })

  // Five hours and a week have no common part: within five weeks each hour of a week comes up.
  const hours = rounds({ usual: 5, thorough: 1 })
  it('is open exactly between its two moments, all year, in zones with and without changes', () => {
    const zones = ['America/Detroit', 'Africa/Cairo', 'Australia/Lord_Howe']
    for (const zone of zones) {
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += hours * 3_600_000) {
        const { isOpen, opensAt, closesAt } = triviaWeek(new Date(at), zone)
        const within = at >= opensAt.getTime() && at < closesAt.getTime()
        if (within !== isOpen || at >= closesAt.getTime()) {
          expect.fail(`${zone} ${new Date(at).toISOString()}: open ${isOpen}, within ${within}`)
        }
      }
    }
  })
})

describe('the last weekend, where it stays open', () => {
  it.each([
    ['2026-03-13T23:59:59Z', '2026-03-07'],
    ['2026-03-14T00:00:00Z', '2026-03-14'],
    ['2026-03-18T12:00:00Z', '2026-03-14'],
  ])('%s is about %s', (now, weekKey) => {
    const week = triviaWeek(new Date(now), 'UTC', { allWeek: true })
    expect(week).toMatchObject({ weekKey, isOpen: true })
    expect(week.closesAt.getTime() - week.opensAt.getTime()).toBe(7 * 86_400_000)
  })
})

describe('the hour of grace', () => {
  const hours = hoursOf('2026-03-14', 'America/Detroit')
  const closes = '2026-03-16T04:00:00Z'
  const at = (text: string) => new Date(text)
  it.each([
    ['in time', '2026-03-16T03:00:00Z', '2026-03-16T03:59:59Z', true],
    ['begun in time, within the hour', '2026-03-16T03:59:59Z', '2026-03-16T04:59:59Z', true],
    ['begun in time, after the hour', '2026-03-16T03:59:59Z', '2026-03-16T05:00:00Z', false],
    ['begun at the end', closes, '2026-03-16T04:30:00Z', false],
    ['before the weekend', '2026-03-14T03:00:00Z', '2026-03-14T03:59:59Z', false],
  ])('%s', (_, begunAt, now, takes) => {
    expect(takesAnswers(hours, { begunAt: at(begunAt), now: at(now) })).toBe(takes)
  })
})

describe('the key of a weekend', () => {
  it.each([
    ['2026-03-14', true],
    ['2026-03-15', false],
    ['2028-02-29', false],
    ['2026-02-31', false],
    ['2026-13-40', false],
    ['14.03.2026', false],
  ])('%s: %s', (day, is) => expect(isWeekKey(day)).toBe(is))
})

describe('the session that suits', () => {
  it('a minor is one of their own group, in their language, then in English', () => {
    expect(sessionChoices('child', 'fr')).toEqual([
      { ageGroup: 'child', locale: 'fr' },
      { ageGroup: 'child', locale: 'en' },
    ])
    expect(sessionChoices('teen', 'en')).toEqual([{ ageGroup: 'teen', locale: 'en' }])
  })

  it('an elder may be one of adults; an adult stays with adults', () => {
    expect(sessionChoices('elder', 'es').map(({ ageGroup }) => ageGroup)).toEqual([
      'elder',
      'elder',
      'adult',
      'adult',
    ])
    expect(sessionChoices('adult', 'en')).toEqual([{ ageGroup: 'adult', locale: 'en' }])
  })
})
