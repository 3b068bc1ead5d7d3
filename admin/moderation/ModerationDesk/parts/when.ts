import { fill } from '#messages/catalog.ts'
import type { DeskMessages } from '../types.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A span of milliseconds in its largest unit: `3 min`, `2 hr`. */
export function spanText(ms: number, locale: string): string {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(ms) >= length) ?? UNITS[2]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.round(Math.abs(ms) / size),
  )
}

/** How long until a deadline, or since. */
export const dueText = (dueAt: string, now: number, messages: DeskMessages, locale: string): string => {
  const left = Date.parse(dueAt) - now
  return fill(left < 0 ? messages.queue.late : messages.queue.within, { time: spanText(left, locale) })
}

/** A day and a time, in the moderator's zone. */
export const momentText = (instant: string, locale: string): string =>
  new Date(instant).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
