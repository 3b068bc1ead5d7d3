import { journalApi } from '#domain/journal/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Holds the consent of a minor's guardian still until the transaction ends, so that nothing is shared with one who goes
 * meanwhile. Called before an entry is touched: taking a consent back locks in the same order.
 * @returns since when the guardian agrees.
 * @throws OperationError `journal.error.guardian_needed`
 */
export async function lockConsent(sql: Sql, childId: string): Promise<Date> {
  const [link] = await sql.query<{ verified_at: Date }>(
    `select verified_at from guardian_links where child_id = $1 and status = 'verified' for share`,
    [childId],
    'journal-guardian',
  )
  if (!link) throw operationErrorOf(journalApi.saveEntry, 'journal.error.guardian_needed')
  return link.verified_at
}
