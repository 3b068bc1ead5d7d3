import type { Db } from '#services/database/db.ts'
import { lockJournal } from './lockJournal.ts'

// Remembered for a day (`pruneOld`), by its id alone.
const DELETE = `
with gone as (delete from journal_entries where id = $1 and user_id = $2 returning id, user_id)
insert into deleted_entries (id, user_id, deleted_at) select id, user_id, $3 from gone
on conflict (id) do update set deleted_at = excluded.deleted_at returning id`

/**
 * Deletes an entry of a person, and with it what a guardian was to be told of it. A save of it that was sent before and comes later does
 * not bring it back. Says whether there was one.
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
