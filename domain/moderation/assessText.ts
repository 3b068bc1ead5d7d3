import { profanitySeverities, type ProfanityAssessment, type TextAssessment } from './assessment.ts'
import { readPersonal } from './personal/readPersonal.ts'
import { readProfanity } from './profanity/readProfanity.ts'
import { readContempt } from './profanity/contempt.ts'
import { assessRisk, readText, type ReadText, type TextContext } from './risk/assessRisk.ts'
import { isThreat } from './risk/kinds.ts'
import { profanityWeights } from './risk/modelFiles.ts'

export type {
  PersonalSpan,
  PersonalType,
  ProfanitySeverity,
  RiskLevel,
  TextAssessment,
} from './assessment.ts'

/**
 * Reads a text once for everything that protects people: danger, words of contempt, and personal data. Needs no network
 * and no database, and says the same of the same text. Words on the lists of contempt are covered in the sanitised
 * text; what the model alone finds has no such words and stands as it is. For servers: it reads the model's weights
 * from disk with the first text. What it is for and how well it does: docs/safety-model.md.
 */
export function assessText(text: string, context: TextContext): TextAssessment {
  const read = readText(text, context)
  return {
    risk: assessRisk(text, context, read),
    profanity: assessProfanity(text, context, read),
    personal: readPersonal(text),
  }
}

/** The hardest of what the lists and the models find. */
function assessProfanity(
  text: string,
  { ageGroup }: TextContext,
  { sentences, kinds }: ReadText,
): ProfanityAssessment {
  const listed = readProfanity(text)
  if (kinds.some(isThreat)) return { ...listed, severity: 'severe' }
  const read = readContempt(sentences, { weights: profanityWeights(), ageGroup })
  const isHarder = profanitySeverities.indexOf(read) > profanitySeverities.indexOf(listed.severity)
  return isHarder ? { ...listed, severity: read } : listed
}
