import { isQuiet, type QuietSpan } from './quietHours.ts'

/**
 * Returns the first minute of the day at which something planned for a time may leave: that time, or the end of quiet
 * hours when those end less than `late` minutes after it. Null when neither is; what is planned ends with its day.
 */
export function firstAwake(time: string, quiet: QuietSpan, late: number): string | null {
  if (!isQuiet(time, quiet)) return time
  const { end } = quiet
  return end > time && minutes(end) < minutes(time) + late ? end : null
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
