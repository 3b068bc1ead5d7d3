import { expect, it } from 'vitest'
import { likelyCountry } from '#site/lib/countries.ts'

const zone = (timeZone: string) => ({ timeZone }) as Intl.ResolvedDateTimeFormatOptions

it.each([
  ['en-GB', 'America/Detroit', 'GB'],
  ['zh-Hant-TW', 'UTC', 'TW'],
  ['en', 'America/Detroit', 'US'],
  ['es-419', 'Europe/Paris', ''],
  // Some browsers name their language otherwise than the standard; the first step must open all the same.
  ['en-US@posix', 'Europe/Paris', 'US'],
  ['C', 'Europe/Paris', ''],
])('the likely country of %s in %s is "%s"', (language, timeZone, country) => {
  expect(likelyCountry(language, zone(timeZone))).toBe(country)
})
