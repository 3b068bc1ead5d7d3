import type { Actor } from '#domain/access/actor.ts'
import { DOWNLOADS_A_DAY, LIBRARY_PATH, LINK_MINUTES } from '#domain/store/library.ts'
import { libraryApi } from '#domain/store/libraryApi.ts'
import type { EntitlementStatus } from '#domain/store/enums.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { sign, verify } from '#lib/secrets/signature.ts'
import { dayOf } from './readLibrary.ts'

const PURPOSE = 'library-file'

// Counted with the link: a player fetches one file in many parts.
const count = statement(`
update entitlements set downloads = case when downloads_day = $day then downloads + 1 else 1 end, downloads_day = $day, updated_at = $now
where id = $id and user_id = $userId and status = 'active' and (downloads_day is distinct from $day or downloads < ${DOWNLOADS_A_DAY})
  and exists (select 1 from digital_assets a where a.id = $fileId and a.product_id = entitlements.product_id and a.filename is not null)
returning downloads`)

const KNOWN = `
select e.status from entitlements e join digital_assets a on a.product_id = e.product_id and a.filename is not null
where e.id = $1 and e.user_id = $2 and a.id = $3`

/**
 * Counts a download and returns its path, good for ten minutes and only in a session of the caller. Source:
 * docs/rules/store.md B-downloads.
 * @throws OperationError 404 for what is not the caller's, `orders.error.revoked`, `.resting`, `.downloads_used`
 */
export async function downloadLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Pick<Actor, 'id'>,
  { id, fileId }: { id: string; fileId: string },
): Promise<{ path: string; downloadsLeft: number }> {
  const now = clock.now()
  const [counted] = await count<{ downloads: number }>(db, {
    id,
    fileId,
    userId: actor.id,
    day: dayOf(now),
    now,
  })
  if (!counted) throw await refusal(db, { id, fileId, userId: actor.id })
  const until = now.getTime() + LINK_MINUTES * 60_000
  return {
    path: `${LIBRARY_PATH}${sign(PURPOSE, [actor.id, id, fileId, until].join('~'))}`,
    downloadsLeft: DOWNLOADS_A_DAY - counted.downloads,
  }
}

async function refusal(
  sql: Sql,
  of: { id: string; fileId: string; userId: string },
): Promise<OperationError> {
  const [known] = await sql.query<{ status: EntitlementStatus }>(KNOWN, [of.id, of.userId, of.fileId])
  if (!known) return new OperationError('common.error.not_found')
  if (known.status === 'active')
    return operationErrorOf(libraryApi.downloadLink, 'orders.error.downloads_used')
  return operationErrorOf(
    libraryApi.downloadLink,
    known.status === 'resting' ? 'orders.error.resting' : 'orders.error.revoked',
  )
}

/** A file to download. `size` in bytes. */
export type OwnedFile = { filename: string; name: string; type: string; size: number }

const OPEN = `
with opened as (
  update entitlements set first_accessed_at = case when $5 then coalesce(first_accessed_at, $4) else first_accessed_at end
  where id = $1 and user_id = $2 and status = 'active' returning product_id)
select a.filename, a.file_name as name, coalesce(a.mime_type, 'application/octet-stream') as type, a.filesize::int as size
from opened join digital_assets a on a.product_id = opened.product_id where a.id = $3 and a.filename is not null`

/**
 * Returns the file behind a path of `downloadLink`, for a session of its caller and while it is theirs, and notes
 * that it was opened, unless only its head is asked for; null when the path is over, another's, or the right to the
 * file is gone.
 */
export async function openOwnedFile(
  sql: Sql,
  actor: Pick<Actor, 'id'>,
  { signed, now, isHead }: { signed: string; now: Date; isHead: boolean },
): Promise<OwnedFile | null> {
  const [userId, id, fileId, until] = verify(PURPOSE, signed)?.split('~') ?? []
  if (userId !== actor.id || !(Number(until) > now.getTime())) return null
  const [file] = await sql.query<OwnedFile>(OPEN, [id, userId, fileId, now, !isHead], 'library-open')
  return file ?? null
}
