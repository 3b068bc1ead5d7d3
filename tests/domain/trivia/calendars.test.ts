import { expect, it } from 'vitest'
import { addDays, localDay } from '#domain/time/localDay.ts'
import { triviaWeek } from '#domain/trivia/week.ts'
import { randomFrom } from '#seed/random.ts'

const CALENDARS = 10_000
/** From UTC-12 to UTC+14, with both changes of the clocks, half hours and midnights that are left out. */
const zones = [
  ...['Etc/GMT+12', 'Pacific/Pago_Pago', 'Pacific/Honolulu', 'America/Los_Angeles', 'America/Detroit'],
  ...[
    'America/Havana',
    'America/Santiago',
    'America/St_Johns',
    'America/Sao_Paulo',
    'Atlantic/Azores',
    'UTC',
  ],
  ...[
    'Europe/Paris',
    'Africa/Cairo',
    'Asia/Beirut',
    'Asia/Gaza',
    'Asia/Tehran',
    'Asia/Kolkata',
    'Asia/Kathmandu',
  ],
  ...['Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Apia', 'Pacific/Kiritimati', 'Africa/Casablanca'],
]
const SPAN = [Date.UTC(2008, 0, 1), Date.UTC(2036, 0, 1)] as const
const DAY_MS = 86_400_000

/** The weekday of an instant as the platform itself says it. */
const weekdays = new Map(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' })]),
)

it('10,000 calendars have the right Saturday, and open and close with its days', () => {
  const random = randomFrom('calendars')
  for (let round = 0; round < CALENDARS; round += 1) {
    const zone = random.pick(zones)
    const leapDay = random.chance(0.05) ? Date.UTC(2008 + 4 * random.between(0, 6), 1, 29) : undefined
    const at = new Date((leapDay ?? random.between(...SPAN)) + random.between(0, DAY_MS))
    const { weekKey, isOpen, opensAt, closesAt } = triviaWeek(at, zone)
    const weekday = weekdays.get(zone)!.format(at)
    const where = `${zone} ${at.toISOString()} ${weekKey}`
    const before = (moment: Date) => localDay(new Date(moment.getTime() - 1), zone)
    expect(new Date(`${weekKey}T12:00Z`).getUTCDay(), where).toBe(6)
    expect(isOpen, where).toBe(weekday === 'Sat' || weekday === 'Sun')
    expect(at >= opensAt && at < closesAt, where).toBe(isOpen)
    // Where a day was left out altogether (Apia, 2011), the weekend begins with the day that was there.
    expect(localDay(opensAt, zone) >= weekKey, where).toBe(true)
    expect(before(opensAt) < weekKey, where).toBe(true)
    expect(before(closesAt) <= addDays(weekKey, 1), where).toBe(true)
    expect(localDay(closesAt, zone), where).toBe(addDays(weekKey, 2))
  }
})

it('moving between zones never gives a weekend twice', () => {
  const random = randomFrom('moves')
  for (let round = 0; round < 300; round += 1) {
    const keys: string[] = []
    let at = random.between(...SPAN)
    for (let hour = 0; hour < 60; hour += 1) {
      at += random.between(1, 6) * 3_600_000
      const { weekKey, isOpen } = triviaWeek(new Date(at), random.pick(zones))
      if (isOpen) keys.push(weekKey)
    }
    // A weekend is over everywhere before the next one begins anywhere: keys never go back.
    expect(keys).toEqual(keys.toSorted())
  }
})
