import { localTime, type LocalDay } from './localDay.ts'

const MINUTE_MS = 60_000
const minutesOf = (day: LocalDay, time: string): number => Date.parse(`${day}T${time}:00Z`) / MINUTE_MS

/**
 * The instant at which the clocks of a zone show a day and a time (`HH:MM`). A time that a change of the clocks leaves out
 * gives the instant of the change or later; one that comes twice gives one of the two.
 */
export function instantOf(day: LocalDay, time: string, zone: string): Date {
  const wanted = minutesOf(day, time)
  let guess = wanted
  // The offset at the guess may differ from the one at the answer, so look twice.
  for (let round = 0; round < 2; round += 1) {
    const shown = localTime(new Date(guess * MINUTE_MS), zone)
    guess += wanted - minutesOf(shown.day, shown.time)
  }
  return new Date(guess * MINUTE_MS)
}
