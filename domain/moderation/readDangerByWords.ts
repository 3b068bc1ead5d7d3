import type { Locale } from '../../messages/locales.ts'
import { isMinor, type AgeGroup } from '../account/ageGroup.ts'
import { suggestsDangerAtHome } from '../guardians/dangerAtHome.ts'
import { findsCrisis } from './crisis/findsCrisis.ts'

/** Who wrote a text; null where that is not known yet. */
export type Writer = { locale: Locale | null; ageGroup: AgeGroup | null }

/**
 * Reads a text for danger by lists of words alone. An open page asks this, so that help comes at once and without a
 * connection; the server sees more (`readDanger`).
 */
export function readDangerByWords(
  text: string,
  { locale, ageGroup }: Writer,
): { isDanger: boolean; isAtHome: boolean } {
  const isAtHome = isMinor(ageGroup) && suggestsDangerAtHome(text)
  return { isDanger: isAtHome || findsCrisis(text, locale ?? 'en'), isAtHome }
}
