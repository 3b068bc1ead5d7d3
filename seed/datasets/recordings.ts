import type { Db } from '#services/database/db.ts'
import type { FileStore } from '#services/storage/port.ts'
import { makeRecordings, seedRecordings } from '../factories/recordings.ts'
import { runOnce } from '../runOnce.ts'

/**
 * Brings the recordings every installation begins with, once in the life of a database. They are made before the
 * transaction begins, because that takes a few seconds. Returns whether they are new.
 */
export async function seedFirstRecordings(
  db: Db,
  { now, files }: { now: Date; files: FileStore },
): Promise<boolean> {
  const [known] = await db.query(`select 1 from app_state where key = 'seed:recordings'`)
  if (known) return false
  const made = await makeRecordings()
  return db.tx((sql) => runOnce(sql, 'recordings', now, () => seedRecordings(sql, files, { made, now })))
}
