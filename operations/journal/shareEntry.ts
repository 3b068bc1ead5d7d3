import { journalApi } from '#domain/journal/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { queueSharedEntry, type SharedEntry } from '#operations/guardians/notifications/queueSharedEntry.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Notes that the guardian is to be notified of an entry. A consent that was taken back meanwhile stops the saving too.
 * @throws OperationError `journal.error.guardian_needed`
 */
export async function shareEntry(sql: Sql, shared: SharedEntry): Promise<void> {
  if (!(await queueSharedEntry(sql, shared))) {
    throw operationErrorOf(journalApi.saveEntry, 'journal.error.guardian_needed')
  }
}
