import type { EntryView } from '#domain/journal/schema.ts'
import type { Db } from '#services/database/db.ts'
import { lockJournal } from '../lockJournal.ts'
import { readEntry } from '../readEntry.ts'
import { removeVoiceOf } from './removeVoiceOf.ts'

/**
 * Deletes the recording of a member's entry; its transcript stays. Safe to repeat.
 * @returns the entry, and whether there was a recording
 * @throws OperationError 404 for another member's entry as for an unknown one
 */
export async function deleteVoice(
  db: Db,
  { userId, entryId, now }: { userId: string; entryId: string; now: Date },
): Promise<{ entry: EntryView; isChanged: boolean }> {
  return db.tx(async (sql) => {
    await lockJournal(sql, userId)
    await readEntry(sql, userId, entryId)
    const isChanged = await removeVoiceOf(sql, userId, entryId)
    if (isChanged)
      await sql.query(
        'update journal_entries set audio_url = null, audio_seconds = null, updated_at = $3 where id = $1 and user_id = $2',
        [entryId, userId, now],
      )
    return { entry: await readEntry(sql, userId, entryId), isChanged }
  })
}
