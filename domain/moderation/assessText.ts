import type { TextAssessment } from './assessment.ts'
import { readPersonal } from './personal/readPersonal.ts'
import { readProfanity } from './profanity/readProfanity.ts'
import { assessRisk, type TextContext } from './risk/assessRisk.ts'

export type {
  PersonalSpan,
  PersonalType,
  ProfanitySeverity,
  RiskLevel,
  TextAssessment,
} from './assessment.ts'

/**
 * Reads a text once for everything that protects people: danger, words of contempt, and personal data. Needs no network
 * and no database, and says the same of the same text. For servers: it reads the model's weights from disk with the
 * first text. What it is for and how well it does: docs/safety-model.md.
 */
export function assessText(text: string, context: TextContext): TextAssessment {
  return { risk: assessRisk(text, context), profanity: readProfanity(text), personal: readPersonal(text) }
}
