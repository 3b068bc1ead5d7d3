import type { EntryView } from '#domain/journal/schema.ts'
import type { Db } from '#services/database/db.ts'
import { ENTRY_COLUMNS, entryView, type EntryRow } from './entryView.ts'
import { lockJournal } from './lockJournal.ts'
import { readEntry } from './readEntry.ts'
import { TRASHED_COLUMNS } from './trashedColumns.ts'

const COPIED = TRASHED_COLUMNS.replace('version', 'version + 1')
const RESTORE = `
with back as (delete from trashed_entries where id = $1 and user_id = $2 returning *),
  known as (delete from deleted_entries where id in (select id from back))
insert into journal_entries (${TRASHED_COLUMNS}, visibility, updated_at) select ${COPIED}, 'private', $3 from back
returning ${ENTRY_COLUMNS}`

/**
 * Takes an entry of a person out of the trash, private and with the day it was written on. Restored already it is
 * simply there. Source: docs/rules/journal.md trash.
 * @throws OperationError 404 for one that is gone for good or belongs to another member.
 */
export async function restoreEntry(
  db: Db,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<{ entry: EntryView; isChanged: boolean }> {
  return db.tx(async (sql) => {
    await lockJournal(sql, userId)
    const [row] = await sql.query<EntryRow>(RESTORE, [id, userId, now], 'journal-restore')
    if (!row) return { entry: await readEntry(sql, userId, id), isChanged: false }
    return { entry: entryView(row), isChanged: true }
  })
}
