import type { Locale } from '../../messages/locales.ts'
import type { AgeGroup } from '../account/ageGroup.ts'
import { isMinor } from '../account/ageGroup.ts'
import { commonTimeZones } from '../time/commonTimeZones.ts'
import { lineCountries, linesOf, type LineCountry, type NationalLine } from './nationalLines.ts'

/**
 * The one line to offer, and the emergency number beside it. Either is null where we know none: a wrong number costs
 * more than none.
 */
export type QuickLine = { line: NationalLine | null; emergency: string | null }

type Reader = {
  /** ISO 3166-1 code of the profile, or null. */
  country: string | null | undefined
  timeZone?: string | undefined
  locale: Locale
  ageGroup: AgeGroup | null
}

/** Members of the union that have no lines of their own here. */
const union = 'AT BE BG HR CY CZ DK EE FI DE GR HU IT LV LT LU MT NL PL PT RO SK SI SE'.split(' ')

/** Zones that lie in one country only; the zones our lists begin with are those of the United States. */
const zoneCountries: Readonly<Record<string, LineCountry>> = {
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
  'America/Montreal': 'CA',
  'America/Edmonton': 'CA',
  'America/Winnipeg': 'CA',
  'America/Halifax': 'CA',
  'America/St_Johns': 'CA',
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Paris': 'FR',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Pacific/Auckland': 'NZ',
}

/** Where a language is probably read when neither profile nor clock says it. */
const languageCountries: Readonly<Record<Locale, LineCountry>> = { en: 'US', es: 'US', fr: 'FR', ar: 'US' }

/** The number a reader is offered at once: of the profile's country, else of the clock's, else of the language's. */
export function quickLine(reader: Reader): QuickLine {
  const country = countryOf(reader)
  if (country === null) return { line: null, emergency: null }
  const lines = linesOf(country)
  const wanted: NationalLine['for'][] = isMinor(reader.ageGroup) ? ['children', 'everyone'] : ['everyone']
  const inSpanish = reader.locale === 'es' ? lines.find((line) => line.for === 'spanish') : undefined
  const line = inSpanish ?? wanted.map((one) => lines.find((line) => line.for === one)).find(Boolean) ?? null
  return { line, emergency: lines.find((one) => one.for === 'emergency')?.call ?? emergencyBeside(country) }
}

/** France and Spain have their own lines, and the emergency number of the union. */
const emergencyBeside = (country: LineCountry): string | null =>
  country === 'FR' || country === 'ES'
    ? (linesOf('EU').find((line) => line.for === 'emergency')?.call ?? null)
    : null

function countryOf({ country, timeZone, locale }: Reader): LineCountry | null {
  if (country) {
    if (union.includes(country)) return 'EU'
    return lineCountries.find((known) => known === country) ?? null
  }
  if (timeZone && timeZone !== 'UTC') {
    if (timeZone.startsWith('Australia/')) return 'AU'
    const zone = zoneCountries[timeZone]
    if (zone) return zone
    if ((commonTimeZones as readonly string[]).includes(timeZone)) return 'US'
  }
  return languageCountries[locale]
}
