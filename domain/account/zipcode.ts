import { z } from 'zod/mini'
import { isMinor, type AgeGroup } from './ageGroup.ts'

/** Longest postal code. Source: docs/rules/account.md S-000-9. */
export const ZIP_MAX = 10
/** Longest code we keep of a minor: enough for help nearby, not for a street. Source: docs/rules/account.md D-016. */
export const MINOR_ZIP_MAX = 3

/** Letters, digits, spaces and hyphens, and at least one letter or digit. Source: docs/rules/account.md D-017. */
const readable = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N} -]*$/u
const patterns: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
}

/** A postal code of any country. */
export const Zipcode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'onboarding.field.zipcode' }),
    z.maxLength(ZIP_MAX),
    z.regex(readable, { error: 'onboarding.field.zipcode_signs' }),
  )
/**
 * What we keep of a postal code: nothing of a child, the first characters of a teen. Source: docs/rules/account.md
 * D-016.
 */
export function keptZipOf(group: AgeGroup | null, zipcode: string | null): string | null {
  if (group === 'child') return null
  return isMinor(group) ? (zipcode?.slice(0, MINOR_ZIP_MAX) ?? null) : zipcode
}
/** A country as ISO 3166-1 names it, in two letters. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Returns whether a postal code fits its country; unknown countries take any. Source: docs/rules/account.md D-017. */
export const isZipOf = (country: string | null, zipcode: string): boolean =>
  (country === null ? undefined : patterns[country])?.test(zipcode) ?? true
