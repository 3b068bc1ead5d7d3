import type { Db } from '#services/database/db.ts'
import { lockJournal } from './lockJournal.ts'
import { removeVoiceOf } from './voice/removeVoiceOf.ts'

const DELETE = `
with gone as (delete from trashed_entries where id = $1 and user_id = $2 returning id, user_id)
insert into deleted_entries (id, user_id, deleted_at) select id, user_id, $3 from gone
on conflict (id) do update set deleted_at = excluded.deleted_at returning id`

/**
 * Deletes an entry of a person that is in the trash, with its voice note. Says whether there was one. Source:
 * docs/rules/journal.md trash.
 */
export async function deleteForGood(
  db: Db,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return db.tx(async (sql) => {
    await lockJournal(sql, userId)
    const isGone = (await sql.query(DELETE, [id, userId, now], 'journal-delete-for-good')).length > 0
    if (isGone) await removeVoiceOf(sql, userId, id)
    return isGone
  })
}
