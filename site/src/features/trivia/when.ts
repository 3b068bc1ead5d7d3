import type { Format } from '../../lib/format.ts'

/** The last minute before an instant: what ends at Monday 00:00 is open until Sunday. */
const lastMinuteOf = (closesAt: string): Date => new Date(Date.parse(closesAt) - 60_000)

/** When trivia opens, as `Saturday, March 14, 12:00 AM`. */
export const opensText = (format: Format, opensAt: string): string =>
  `${format.longDay(opensAt)}, ${format.time(opensAt)}`

/** Until when it is open, as `Sunday, March 15, 11:59 PM`. */
export const closesText = (format: Format, closesAt: string): string => {
  const last = lastMinuteOf(closesAt)
  return `${format.longDay(last)}, ${format.time(last)}`
}
