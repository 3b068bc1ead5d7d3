import { isMinor, type AgeGroup } from '../account/ageGroup.ts'
import type { ProfanityAssessment, ProfanitySeverity, RiskLevel } from '../moderation/assessment.ts'
import { isAtLeast } from '../moderation/compareRisk.ts'
import type { SafetyCategory } from '../moderation/categories.ts'
import type { Severity } from '../moderation/queue.ts'
import type { HeldReason } from './schema.ts'

/** What was read from a message, and who wrote it. */
export type ReadMessage = {
  readonly text: string
  readonly ageGroup: AgeGroup | null
  /** By our own rules and, where it answered, the second opinion. */
  readonly level: RiskLevel
  /** The household may be the danger. */
  readonly isAtHome: boolean
  readonly profanity: ProfanityAssessment
  /** How hard the lists of words alone call it: a rejection can name what they find. */
  readonly listed: ProfanitySeverity
  readonly hasPersonal: boolean
  /** A second opinion should have read it and did not. */
  readonly isOpinionMissing: boolean
}

/** What becomes of a message. `text` is what is stored. */
export type Verdict =
  | { readonly kind: 'rejected' }
  | { readonly kind: 'posted'; readonly text: string; readonly notice: 'modified' | 'personal' | null }
  | {
      readonly kind: 'held'
      readonly text: string
      readonly reason: HeldReason
      readonly severity: Severity
      readonly category: SafetyCategory
    }

/**
 * Decides about a message. Danger comes first: it is never an offence and never rejected. Source: docs/rules/chat.md
 * D-081, D-206, S-001-5, X-4, X-8.
 */
export function judgeMessage(read: ReadMessage): Verdict {
  const { text, profanity, listed } = read
  const isYoung = isMinor(read.ageGroup)
  const hold = (reason: HeldReason, severity: Severity, category: SafetyCategory): Verdict => ({
    kind: 'held',
    text,
    reason,
    severity,
    category,
  })
  if (read.level === 'urgent') return hold('danger', 'urgent', 'self_harm')
  if (isDanger(read)) {
    if (isYoung) return hold('danger', 'high', 'self_harm')
    // Another person may be hurt by the words; their author is still offered help.
    if (profanity.severity === 'severe') return hold('danger', 'high', 'violence')
  }
  // A rejection names its words. Where only the model reads contempt, a person decides.
  if (profanity.severity === 'severe' && !isYoung)
    return listed === 'severe' ? { kind: 'rejected' } : hold('words', 'high', 'bullying')
  if (isYoung) return holdYoung(read, hold) ?? { kind: 'posted', text, notice: null }
  if (read.isOpinionMissing && (profanity.severity !== 'none' || isAtLeast(read.level, 'watch')))
    return hold('unavailable', 'medium', 'other')
  // Contempt without a foul word has nothing to cover.
  if (profanity.severity === 'offensive' && listed === 'offensive')
    return { kind: 'posted', text: profanity.sanitizedText, notice: 'modified' }
  return { kind: 'posted', text, notice: read.hasPersonal ? 'personal' : null }
}

/**
 * What a verdict becomes while staff does not trust the checks (`ff.room_safety` is off): what would stand at once
 * waits for a person, in its author's own words. Source: docs/rules/chat.md D-082.
 */
export function holdForPerson(
  verdict: Verdict,
  { text, isDanger, hasPersonal }: { text: string; isDanger: boolean; hasPersonal: boolean },
): Verdict {
  if (verdict.kind !== 'posted') return verdict
  if (isDanger) return { kind: 'held', text, reason: 'danger', severity: 'high', category: 'self_harm' }
  if (hasPersonal)
    return { kind: 'held', text, reason: 'personal', severity: 'medium', category: 'personal_info' }
  return { kind: 'held', text, reason: 'checking', severity: 'low', category: 'other' }
}

/** Whether help is offered beside the words. */
export const isDanger = ({ level, isAtHome }: Pick<ReadMessage, 'level' | 'isAtHome'>): boolean =>
  isAtHome || isAtLeast(level, 'concern')

type Hold = (reason: HeldReason, severity: Severity, category: SafetyCategory) => Verdict

function holdYoung(
  { profanity, hasPersonal, isOpinionMissing, ageGroup }: ReadMessage,
  hold: Hold,
): Verdict | null {
  if (profanity.severity !== 'none')
    return hold('words', profanity.severity === 'severe' ? 'high' : 'medium', 'bullying')
  if (hasPersonal) return hold('personal', 'medium', 'personal_info')
  if (isOpinionMissing) return hold('unavailable', 'medium', 'other')
  return ageGroup === 'child' ? hold('checking', 'low', 'other') : null
}

/** Times in 7 days an adult writes personal data until staff is asked to look. Source: docs/rules/chat.md X-4. */
export const PERSONAL_TIMES = 3

/** Returns a wording without the personal data found in a text: each is left out for dots. */
export function withoutPersonal(text: string, spans: readonly { start: number; end: number }[]): string {
  let kept = ''
  let at = 0
  for (const { start, end } of spans) {
    kept += `${text.slice(at, start)}…`
    at = end
  }
  return (kept + text.slice(at)).replace(/\s+/g, ' ').trim()
}
