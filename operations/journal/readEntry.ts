import type { EntryView } from '#domain/journal/schema.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'
import { ENTRY_COLUMNS, entryView, type EntryRow } from './entryView.ts'

/**
 * One entry of a person.
 * @throws OperationError 404 for another member's entry, as for an unknown one.
 */
export async function readEntry(sql: Sql, userId: string, id: string): Promise<EntryView> {
  const [row] = await sql.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from journal_entries where id = $1 and user_id = $2`,
    [id, userId],
    'journal-entry',
  )
  if (!row) throw new OperationError('common.error.not_found')
  return entryView(row)
}
