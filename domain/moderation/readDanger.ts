import { isMinor } from '../account/ageGroup.ts'
import { suggestsDangerAtHome } from '../guardians/dangerAtHome.ts'
import type { RiskAssessment, RiskLevel } from './assessment.ts'
import { higherRisk, isAtLeast } from './compareRisk.ts'
import type { Writer } from './readDangerByWords.ts'
import { assessRisk } from './risk/assessRisk.ts'

/**
 * What a text may speak of. `isDanger` opens the panel of help; `isAtHome` says that the household may be the danger
 * (minors only).
 */
export type Danger = { level: RiskLevel; isDanger: boolean; isAtHome: boolean }

/**
 * Reads a text for danger on a server: rules, the model, and for minors the wide net of what may happen at home. What
 * `readDangerByWords` finds on the member's device is danger here as well: `assessRisk` goes through the same lists.
 * `known` is its answer where the text was read before for this writer.
 */
export function readDanger(text: string, writer: Writer, known?: RiskAssessment): Danger {
  if (text.trim() === '') return { level: 'none', isDanger: false, isAtHome: false }
  const { locale, ageGroup } = writer
  const context = { locale: locale ?? 'en', ageGroup: ageGroup ?? 'adult' } as const
  const { level, harmAtHome } = known ?? assessRisk(text, context)
  const isAtHome = isMinor(ageGroup) && (harmAtHome || suggestsDangerAtHome(text))
  const isDanger = isAtHome || isAtLeast(level, 'concern')
  return { level: isDanger && !isAtLeast(level, 'concern') ? 'concern' : level, isDanger, isAtHome }
}

/** Reads several texts of one writer, each by itself, and returns the nearest danger that any of them speaks of. */
export const readDangerOfEach = (texts: readonly string[], writer: Writer): Danger =>
  texts
    .map((text) => readDanger(text, writer))
    .reduce((one, other) => ({
      level: higherRisk(one.level, other.level),
      isDanger: one.isDanger || other.isDanger,
      isAtHome: one.isAtHome || other.isAtHome,
    }))
