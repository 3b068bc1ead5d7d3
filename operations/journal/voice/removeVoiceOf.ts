import { removeVoices } from '#domain/journal/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Deletes the voice note of an entry in the caller's transaction; its file goes by a job of the same transaction.
 * @returns whether there was one
 */
export async function removeVoiceOf(sql: Sql, userId: string, entryId: string): Promise<boolean> {
  const gone = await sql.query<{ filename: string }>(
    'delete from voice_notes where entry_id = $1 and user_id = $2 returning filename',
    [entryId, userId],
  )
  if (gone.length === 0) return false
  await enqueue(sql, removeVoices, { filenames: gone.map(({ filename }) => filename) })
  return true
}
