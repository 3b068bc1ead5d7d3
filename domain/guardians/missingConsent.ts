import type { Actor } from '../access/actor.ts'
import type { ConsentCode, ConsentRule } from '../api/contract.ts'
import { mayMeet, mayWrite } from './consentLevels.ts'

/** Returns the code that says why a caller lacks the consent an operation asks for, or null. */
export function missingConsent<const R extends ConsentRule>(
  actor: Pick<Actor, 'ageGroup' | 'guardian'>,
  rule: R,
): ConsentCode<R> | null {
  return codeFor(actor, rule) as ConsentCode<R> | null
}

function codeFor(
  actor: Pick<Actor, 'ageGroup' | 'guardian'>,
  { to, guardian, guardianPage, age }: ConsentRule,
): ConsentCode<ConsentRule> | null {
  if (age && actor.ageGroup === null) return age
  if (!mayWrite(actor)) return guardian
  return to === 'meet' && !mayMeet(actor) ? (guardianPage ?? guardian) : null
}
