import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { familyApi } from '#domain/family/api.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'

/**
 * Children and teens use families once their guardian agreed, and stop when the guardian takes it back.
 * @throws Failure `family.error.guardian_needed`
 */
export function requireGrownOrGuarded(actor: Actor): void {
  if (isMinor(actor.ageGroup) && actor.guardian !== 'verified') {
    throw failureOf(familyApi.groups, 'family.error.guardian_needed')
  }
}

/**
 * As above; and without an age nobody can tell whether a guardian has to agree.
 * @throws Failure `family.error.onboarding_needed`, `.guardian_needed`
 */
export function requireKnownAge(actor: Actor): void {
  if (actor.ageGroup === null) throw failureOf(familyApi.create, 'family.error.onboarding_needed')
  requireGrownOrGuarded(actor)
}
