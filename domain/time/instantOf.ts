import { localTime, type LocalDay } from './localDay.ts'

const MINUTE_MS = 60_000
/** By how many minutes clocks are changed. Lord Howe Island does it by half an hour. */
const CHANGES = [60, 30]
const minutesOf = (day: LocalDay, time: string): number => Date.parse(`${day}T${time}:00Z`) / MINUTE_MS

/**
 * The first instant at which the clocks of a zone show a day and a time (`HH:MM`) or later: of a time that comes twice
 * the first one, and of a time that a change of the clocks leaves out the instant of the change.
 */
export function instantOf(day: LocalDay, time: string, zone: string): Date {
  const wanted = minutesOf(day, time)
  const shownAt = (minute: number): number => {
    const shown = localTime(new Date(minute * MINUTE_MS), zone)
    return minutesOf(shown.day, shown.time)
  }
  let guess = wanted
  // The offset at the guess may differ from the one at the answer, so look twice.
  for (let round = 0; round < 2; round += 1) guess += wanted - shownAt(guess)
  if (shownAt(guess) === wanted) {
    const twin = CHANGES.find((minutes) => shownAt(guess - minutes) === wanted)
    return new Date((guess - (twin ?? 0)) * MINUTE_MS)
  }
  // The clocks never show it. The guess is on one side of the change, less than an hour away.
  while (shownAt(guess) < wanted) guess += 1
  while (shownAt(guess - 1) >= wanted) guess -= 1
  return new Date(guess * MINUTE_MS)
}
