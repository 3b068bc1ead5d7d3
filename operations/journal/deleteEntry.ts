import type { Db } from '#services/database/db.ts'
import { lockJournal } from './lockJournal.ts'
import { TRASHED_COLUMNS } from './trashedColumns.ts'

// Its id is remembered for a day (`pruneOld`) as well, and longer than the trash where it is deleted for good.
const DELETE = `
with gone as (delete from journal_entries where id = $1 and user_id = $2 returning *),
  kept as (insert into trashed_entries (${TRASHED_COLUMNS}, updated_at, deleted_at) select ${TRASHED_COLUMNS}, $3, $3 from gone)
insert into deleted_entries (id, user_id, deleted_at) select id, user_id, $3 from gone
on conflict (id) do update set deleted_at = excluded.deleted_at returning id`

/**
 * Moves an entry of a person to the trash. What a guardian was to be sent of it goes, and so does their access. A save
 * of it that was sent before and comes later does not bring it back. Says whether there was one. Source:
 * docs/rules/journal.md trash.
 */
export async function deleteEntry(
  db: Db,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return db.tx(async (sql) => {
    await lockJournal(sql, userId)
    return (await sql.query(DELETE, [id, userId, now], 'journal-delete')).length > 0
  })
}
