import { FALLBACK_TIME_ZONE, addDays, isTimeZone, localTime } from '#domain/time/localDay.ts'

/** What the clocks of a zone show, in the words of the statements that find who is due. */
export type ZoneClock = {
  day: string
  time: string
  /** Times of a day at this one or before are over. Empty early in the day: what is due ends with its day. */
  earliest: string
  weekAgo: string
  sunday: boolean
}
/** `late`: minutes after its time in which something may still leave. */
type Options = { now: Date; late: number }

/**
 * What the clocks show in each zone. Worked out here and not by the database, so that one list of zones decides about
 * days everywhere; an unknown stored zone gets the fallback.
 */
export const clocksOf = (zones: readonly string[], options: Options): Record<string, ZoneClock> =>
  Object.fromEntries(
    zones.map((zone) => [zone, clockOf(isTimeZone(zone) ? zone : FALLBACK_TIME_ZONE, options)]),
  )

function clockOf(zone: string, { now, late }: Options): ZoneClock {
  const { day, time } = localTime(now, zone)
  return {
    day,
    time,
    earliest: earlier(time, late),
    weekAgo: addDays(day, -7),
    sunday: new Date(`${day}T12:00:00Z`).getUTCDay() === 0,
  }
}

/** A time of the same day some minutes before, or '' when that would be the day before. */
function earlier(time: string, minutes: number): string {
  const left = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - minutes
  if (left < 0) return ''
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
}
