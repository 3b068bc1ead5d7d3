import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { mayWrite } from '#domain/onboarding/levels.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'

/**
 * Somebody prompts can be made for: of a known age, and a minor only with a guardian who agreed.
 * @throws Failure `checkins.error.onboarding_needed`, `checkins.error.guardian_needed`
 */
export function requireWriter(actor: Actor): Actor & { ageGroup: AgeGroup } {
  const { ageGroup } = actor
  if (ageGroup === null) throw failureOf(writingApi.page, 'checkins.error.onboarding_needed')
  if (!mayWrite(actor)) throw failureOf(writingApi.page, 'checkins.error.guardian_needed')
  return { ...actor, ageGroup }
}
