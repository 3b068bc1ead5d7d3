import { removeVoices } from '#domain/journal/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Services } from '#services'

/** Hours after which a file that never arrived is given up. */
export const UNFINISHED_HOURS = 24
const BATCH = 200

// Of entries that are gone for good, of files that never arrived, and of notes no entry names.
const OLD = `
delete from voice_notes where id = any(array(
  select v.id from voice_notes v
  left join journal_entries e on e.id = v.entry_id::uuid
  left join trashed_entries t on t.id = v.entry_id::uuid
  where v.updated_at < $1::timestamptz - interval '${UNFINISHED_HOURS} hours'
    and (v.stored_at is null or right(coalesce(e.audio_url, t.audio_url, ''), 36) <> v.id::text)
  limit ${BATCH}))
returning filename`

/**
 * Removes voice notes that never arrived, and those their entry no longer has. Their files go by a job. Safe to
 * repeat and to interrupt.
 */
export async function pruneVoices(
  { db }: Pick<Services, 'db'>,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  let removed = 0
  for (let found = BATCH; found === BATCH && !signal?.aborted; removed += found) {
    found = await db.tx(async (sql) => {
      const rows = await sql.query<{ filename: string }>(OLD, [now])
      if (rows.length > 0)
        await enqueue(sql, removeVoices, { filenames: rows.map(({ filename }) => filename) })
      return rows.length
    })
  }
  return removed
}
