import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import { mayMeet, mayWrite } from '#domain/onboarding/levels.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'

/**
 * Children and teens use families once their guardian said yes themselves, and stop when the guardian takes it back.
 * @throws Failure `family.error.guardian_needed`; `.guardian_page` when only the code was passed on
 */
export function requireGrownOrGuarded(actor: Actor): void {
  if (mayMeet(actor)) return
  throw failureOf(
    familyApi.groups,
    mayWrite(actor) ? 'family.error.guardian_page' : 'family.error.guardian_needed',
  )
}

/**
 * As above; and without an age nobody can tell whether a guardian has to agree.
 * @throws Failure `family.error.onboarding_needed`, `.guardian_needed`, `.guardian_page`
 */
export function requireKnownAge(actor: Actor): void {
  if (actor.ageGroup === null) throw failureOf(familyApi.create, 'family.error.onboarding_needed')
  requireGrownOrGuarded(actor)
}

/** An account that never showed its address is its own founds and joins nothing. @throws Failure `family.error.confirm_address` */
export function requireConfirmed(actor: Actor): void {
  if (!actor.emailVerified) throw failureOf(familyApi.create, 'family.error.confirm_address')
}
