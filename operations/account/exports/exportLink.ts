import type { Actor } from '#domain/access/actor.ts'
import { exportApi } from '#domain/account/exportApi.ts'
import { EXPORT_LINK_MINUTES, EXPORT_PATH } from '#domain/account/exports.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { sign, verify } from '#lib/secrets/signature.ts'
import { readExport } from './exportView.ts'

const PURPOSE = 'data-export'

/**
 * Returns a path to download a copy that is ready, good for minutes and only in a session of the caller.
 * @throws OperationError `settings.error.export_gone`
 */
export async function exportLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<{ path: string }> {
  const now = clock.now()
  const found = await readExport(db, { id, askedBy: actor.id, now })
  if (found?.state !== 'ready') throw operationErrorOf(exportApi.exportLink, 'settings.error.export_gone')
  const until = now.getTime() + EXPORT_LINK_MINUTES * 60_000
  return { path: `${EXPORT_PATH}${sign(PURPOSE, `${actor.id}~${id}~${until}`)}` }
}

/** A file to download. `size` in bytes; `date` is the day it was made. */
export type ExportFile = { filename: string; size: number; date: string }

/** Returns the file behind a path of `exportLink` for the session of its caller; null when it is over, or another's. */
export async function exportFile(
  sql: Sql,
  actor: Pick<Actor, 'id'>,
  { signed, now }: { signed: string; now: Date },
): Promise<ExportFile | null> {
  const [askedBy, id, until] = verify(PURPOSE, signed)?.split('~') ?? []
  if (askedBy !== actor.id || !(Number(until) > now.getTime())) return null
  const found = await readExport(sql, { id: id!, askedBy, now })
  if (found?.state !== 'ready') return null
  const [file] = await sql.query<ExportFile>(
    `select filename, size, to_char(ready_at at time zone 'UTC', 'YYYY-MM-DD') as date from data_exports where id = $1`,
    [id],
  )
  return file ?? null
}
