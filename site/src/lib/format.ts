import { useMemo } from 'react'
import type { Locale } from '#messages'
import { intlFormat } from './intlFormat.ts'
import { useMessages } from './messages.tsx'

/** Dates and numbers in one language and one time zone. Instants are ISO texts or Dates; days are `YYYY-MM-DD`. */
export type Format = {
  /** `1,204` */
  number(value: number, digits?: number): string
  /** `$5.99`, from whole cents. */
  money(cents: number, currency?: string): string
  /** `340 kB`, `2.4 MB` */
  size(bytes: number): string
  /** `March 12, 2026` */
  date(at: string | Date): string
  /** `7:48 AM` */
  time(at: string | Date): string
  /** `Wednesday, 7:48 AM`; with the date instead of the weekday when older than six days. */
  moment(at: string | Date): string
  /** `today`, `yesterday`, `Wednesday`, then the date. */
  relativeDay(at: string | Date): string
  /** `Thursday, March 12` */
  longDay(at: string | Date): string
  /** `Wed`, of a day. */
  weekday(day: string, width?: 'short' | 'long' | 'narrow'): string
  /** `Mar`, of a day. */
  month(day: string): string
  /** `March 2026`, of a day. */
  monthYear(day: string): string
  /** `Mar 12`, of a day. */
  dayAndMonth(day: string): string
  /** `Thursday, March 12`, of a day. */
  fullDay(day: string): string
  /** `in 5 minutes`, `2 hours ago`. */
  ago(at: string | Date): string
}

const DAY_MS = 86_400_000
// Arabic texts keep Latin digits: the same figures as on phones, clocks and crisis lines.
const tagOf = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale)

/** Builds the formats of a language; `timeZone` undefined means the device's own, `now` is for tests. */
export function newFormat(locale: Locale, timeZone?: string, now: () => Date = () => new Date()): Format {
  const tag = tagOf(locale)
  const show = (at: string | Date, options: Intl.DateTimeFormatOptions): string =>
    intlFormat(Intl.DateTimeFormat, tag, { timeZone, ...options }).format(
      typeof at === 'string' ? new Date(at) : at,
    )
  const showNumber = (value: number, options: Intl.NumberFormatOptions): string =>
    intlFormat(Intl.NumberFormat, tag, options).format(value)
  // A day has no zone: read it as noon in UTC, show it in UTC.
  const showDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    show(`${day}T12:00:00Z`, { ...options, timeZone: 'UTC' })
  const dayNumber = (at: string | Date): number => {
    const parts = intlFormat(Intl.DateTimeFormat, 'en-CA', { timeZone }).format(new Date(at))
    return Date.parse(`${parts}T00:00:00Z`) / DAY_MS
  }
  const daysAgo = (at: string | Date) => dayNumber(now()) - dayNumber(at)
  const showAgo = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
    intlFormat(Intl.RelativeTimeFormat, tag, { numeric: 'auto' }).format(count, unit)

  const format: Format = {
    number: (value, digits = 0) =>
      showNumber(value, { maximumFractionDigits: digits, minimumFractionDigits: digits }),
    money: (cents, currency = 'USD') =>
      showNumber(cents / 100, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    size: (bytes) => {
      const isLarge = bytes >= 1_000_000
      return showNumber(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000), {
        style: 'unit',
        unit: isLarge ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: isLarge ? 1 : 0,
      })
    },
    date: (at) => show(at, { dateStyle: 'long' }),
    time: (at) => show(at, { timeStyle: 'short' }),
    moment: (at) =>
      show(at, {
        ...(daysAgo(at) < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' }),
        hour: 'numeric',
        minute: '2-digit',
      }),
    relativeDay: (at) => {
      const ago = daysAgo(at)
      if (ago === 0 || ago === 1) return showAgo(-ago, 'day')
      return ago > 1 && ago < 7 ? show(at, { weekday: 'long' }) : format.date(at)
    },
    longDay: (at) => show(at, { weekday: 'long', month: 'long', day: 'numeric' }),
    weekday: (day, width = 'short') => showDay(day, { weekday: width }),
    month: (day) => showDay(day, { month: 'short' }),
    monthYear: (day) => showDay(day, { month: 'long', year: 'numeric' }),
    dayAndMonth: (day) => showDay(day, { month: 'short', day: 'numeric' }),
    fullDay: (day) => showDay(day, { weekday: 'long', month: 'long', day: 'numeric' }),
    ago: (at) => {
      const seconds = (new Date(at).getTime() - now().getTime()) / 1_000
      const size = Math.abs(seconds)
      if (size < 3_600) return showAgo(Math.round(seconds / 60), 'minute')
      if (size < 86_400) return showAgo(Math.round(seconds / 3_600), 'hour')
      return showAgo(Math.round(seconds / 86_400), 'day')
    },
  }
  return format
}

/** Formats in the page's language. Pass the person's time zone when what is shown depends on their day. */
export function useFormat(timeZone?: string): Format {
  const { locale } = useMessages()
  return useMemo(() => newFormat(locale, timeZone), [locale, timeZone])
}
