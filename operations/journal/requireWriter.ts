import type { Actor } from '#domain/access/actor.ts'
import { consentToWrite, journalApi } from '#domain/journal/api.ts'
import { missingConsent } from '#domain/guardians/missingConsent.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'

/**
 * The consent saving an entry asks for, where it depends on what a change does.
 * @throws OperationError `journal.error.onboarding_needed`, `journal.error.guardian_needed`
 */
export function requireWriter(actor: Actor): void {
  const missing = missingConsent(actor, consentToWrite)
  if (missing) throw operationErrorOf(journalApi.saveEntry, missing)
}
