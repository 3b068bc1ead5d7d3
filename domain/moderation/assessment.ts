/** How near the danger is that a text speaks of, the nearest last. */
export const riskLevels = ['none', 'watch', 'concern', 'urgent'] as const
/**
 * `urgent`: life or safety is at stake now or by a named time. `concern`: a wish not to live, self-harm, abuse that
 * is not now, a friend at risk. `watch`: heavy distress without these. Source: docs/safety-model.md.
 */
export type RiskLevel = (typeof riskLevels)[number]

/** Kinds of personal data that lead to a person outside of the product. */
export const personalTypes = [
  'phone',
  'email',
  'url',
  'handle',
  'address',
  'school',
  'birthday',
  'meetup',
  'move_app',
] as const
export type PersonalType = (typeof personalTypes)[number]

/** How hard a text hits its reader: `offensive` is swearing at a person, `severe` a slur, a threat, a wish of harm. */
export const profanitySeverities = ['none', 'offensive', 'severe'] as const
export type ProfanitySeverity = (typeof profanitySeverities)[number]

/** Personal data in a text, from `start` up to `end`, in UTF-16 units. */
export type PersonalSpan = { type: PersonalType; start: number; end: number }

/** What a text says about danger. `reasons` are ids of rules, or `model`; never words of the text. */
export type RiskAssessment = { level: RiskLevel; harmAtHome: boolean; reasons: string[] }

/** What a text does to its reader. `sanitizedText` has each word found reduced to its first letter. */
export type ProfanityAssessment = { severity: ProfanitySeverity; sanitizedText: string }

/** Everything the product reads from one text. */
export type TextAssessment = {
  risk: RiskAssessment
  profanity: ProfanityAssessment
  personal: PersonalSpan[]
}
