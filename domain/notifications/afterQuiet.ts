import { instantOf } from '../time/instantOf.ts'
import { addDays, localTime } from '../time/localDay.ts'
import { isQuiet, type QuietSpan } from './quietHours.ts'

/** The instant itself, or the end of the quiet hours it lies in. */
export function afterQuiet(at: Date, quiet: QuietSpan, timeZone: string): Date {
  const { day, time } = localTime(at, timeZone)
  if (!isQuiet(time, quiet)) return at
  return instantOf(time < quiet.end ? day : addDays(day, 1), quiet.end, timeZone)
}
