import type { Locale } from '../../messages/locales.ts'
import { isMinor, type AgeGroup } from '../account/ageGroup.ts'
import { suggestsDangerAtHome } from '../guardians/dangerAtHome.ts'
import { findsCrisis } from './crisis/findsCrisis.ts'

/**
 * What a text may speak of. `isDanger` opens the panel of help; `isAtHome` says that the household may be the danger
 * (minors only).
 */
export type Danger = { isDanger: boolean; isAtHome: boolean }

/**
 * Reads a text for danger. The server and the open page ask the same, so that help comes at once and without a
 * connection too.
 */
export function readDanger(
  text: string,
  { locale, ageGroup }: { locale: Locale | null; ageGroup: AgeGroup | null },
): Danger {
  const isAtHome = isMinor(ageGroup) && suggestsDangerAtHome(text)
  return { isDanger: isAtHome || findsCrisis(text, locale ?? 'en'), isAtHome }
}
