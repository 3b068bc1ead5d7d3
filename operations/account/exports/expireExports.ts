import { EXPORT_STUCK_HOURS } from '#domain/account/exports.ts'
import type { Services } from '#services'
import { failExport } from './failExport.ts'
import { removeExportFile } from './removeExportFile.ts'

type Needed = Pick<Services, 'db' | 'files' | 'clock' | 'realtime' | 'log'>
const BATCH = 100

/**
 * Removes the files of copies whose days are over and of copies that failed, and ends those without a sign of life.
 * Safe to repeat and to interrupt: a row forgets its file once the file is gone. Returns how many files went.
 */
export async function expireExports(services: Needed, signal?: AbortSignal): Promise<number> {
  const { db, files, clock } = services
  const now = clock.now()
  const stuck = await db.query<{ id: string }>(
    `select id from data_exports where state in ('pending', 'processing')
       and updated_at < $1::timestamptz - interval '${EXPORT_STUCK_HOURS} hours' limit ${BATCH}`,
    [now],
  )
  for (const { id } of stuck) await failExport(services, id)
  let removed = 0
  for (let found = BATCH; found === BATCH && !signal?.aborted;) {
    const rows = await db.query<{ id: string; filename: string }>(
      `select id, filename from data_exports where filename is not null
         and (state = 'failed' or (state in ('ready', 'expired') and expires_at <= $1)) order by id limit ${BATCH}`,
      [now],
    )
    found = rows.length
    for (const { id, filename: name } of rows) {
      await removeExportFile(files, name)
      await db.query(
        `update data_exports set filename = null, state = case state when 'ready' then 'expired' else state end, updated_at = $3
         where id = $1 and filename = $2`,
        [id, name, now],
      )
      removed += 1
    }
  }
  return removed
}
