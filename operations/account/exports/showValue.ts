import { MOOD_MAX } from '#domain/journal/schema.ts'
import { message, messageFor, type Locale } from '#messages'
import type { ExportRow } from './exportRows.ts'

/** How values are written for one reader. */
export type ValueFormat = {
  locale: Locale
  moment: (at: Date) => string
  day: (day: string) => string
}

/** Writes values in the reader's language and time zone; Arabic keeps Latin digits, as on the screens. */
export function valueFormat(locale: Locale, timeZone: string): ValueFormat {
  const language = locale === 'ar' ? 'ar-u-nu-latn' : locale
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  return {
    locale,
    moment: (at) => moment.format(at),
    day: (text) => day.format(new Date(`${text}T12:00:00Z`)),
  }
}

/** Where the names of stored ids are, by column. */
const names: Readonly<Record<string, string>> = {
  mood: 'checkins.mood',
  feelings: 'history.details.feeling',
  activities: 'history.details.activity',
  selected_focus_areas: 'checkins.focus',
  badge: 'checkins.badge',
}

/** Returns a value as text; nothing for what is empty. */
export function showValue(column: string, row: ExportRow, format: ValueFormat): string {
  const value = row[column]
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean')
    return message(format.locale, value ? 'dataCopyFile.yes' : 'dataCopyFile.no')
  if (value instanceof Date) return format.moment(value)
  if (typeof value === 'number') return showNumber(column, value, row, format)
  if (typeof value === 'string')
    return DAY.test(value) && column !== 'body' ? format.day(value) : nameOf(column, value, format)
  if (Array.isArray(value)) return showList(column, value, format)
  return JSON.stringify(value)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Strength is of five; an entry whose feeling has a name shows the name. */
function showNumber(column: string, value: number, row: ExportRow, format: ValueFormat): string {
  if (column === 'mood' && typeof row.mood_id === 'string') return nameOf(column, row.mood_id, format)
  return column === 'mood' || column === 'intensity' ? `${value}/${MOOD_MAX}` : String(value)
}

const showList = (column: string, values: readonly unknown[], format: ValueFormat): string =>
  values
    .map((value) => (typeof value === 'string' ? nameOf(column, value, format) : JSON.stringify(value)))
    .join(format.locale === 'ar' ? '، ' : ', ')

function nameOf(column: string, value: string, { locale }: ValueFormat): string {
  const group = names[column]
  if (!group) return value
  const key = `${group}.${value}`
  const words = messageFor(locale, key)
  return words === key ? value : words
}
