import type { Actor } from '#domain/access/actor.ts'
import { journalApi } from '#domain/journal/api.ts'
import { mayWrite } from '#domain/onboarding/levels.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'

/**
 * Only somebody whose age we know writes, and a child or teen once their guardian has agreed. Reading, exporting, deleting
 * and taking sharing back stay open to the writer.
 * @throws Failure `journal.error.onboarding_needed`, `journal.error.guardian_needed`
 */
export function requireWriter(actor: Actor): void {
  if (actor.ageGroup === null) throw failureOf(journalApi.saveEntry, 'journal.error.onboarding_needed')
  if (!mayWrite(actor)) {
    throw failureOf(journalApi.saveEntry, 'journal.error.guardian_needed')
  }
}
