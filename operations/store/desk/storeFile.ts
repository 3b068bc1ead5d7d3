import { randomUUID } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import type { Actor } from '#domain/access/actor.ts'
import {
  activeParts,
  endingOf,
  FILE_HEAD,
  FILE_MAX,
  fileKinds,
  FILES_MAX,
  shownName,
} from '#domain/store/files.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'

const COLLECTION = 'digital-assets'

const insertFile = statement(`
insert into digital_assets (id, product_id, file_name, sort_order, filename, mime_type, filesize, created_at, updated_at)
values ($id, $productId, $shown, $next, $stored, $type, $size, $now, $now)`)

type Parts = Pick<Services, 'db' | 'clock' | 'files'>
type Sent = { productId: string; name: string; bytes: Readable }

/**
 * Stores a file of a digital product as it comes in, under a name no caller can guess. Its kind is read from its first
 * bytes, and a PDF that runs something is rejected. Source: docs/rules/store.md D-files.
 * @throws OperationError not_allowed, not_found, `storeDesk.error.…`
 */
export async function storeFile(
  { db, clock, files }: Parts,
  actor: Actor,
  { productId, name, bytes }: Sent,
): Promise<{ id: string }> {
  requirePermission(actor, 'store.write')
  const ending = endingOf(name)
  if (ending === undefined) throw new OperationError('storeDesk.error.file_kind')
  await requireRoom(db, productId)
  const location = { collection: COLLECTION, name: `${randomUUID()}.${ending}` }
  const check = checkedStream(ending)
  bytes.once('error', (error) => check.destroy(error))
  const size = await files
    .writeStream(location, bytes.pipe(check), fileKinds[ending]!.type)
    .catch((error: unknown) => {
      bytes.resume()
      throw check.contentError ?? error
    })
  try {
    return await db.tx(async (sql) => {
      const [{ next } = { next: 0 }] = await sql.query<{ next: number }>(
        'select coalesce(max(sort_order), -1)::int + 1 as next from digital_assets where product_id = $1',
        [productId],
      )
      const [id, now] = [newId(), clock.now()]
      await insertFile(sql, {
        id,
        productId,
        shown: shownName(name),
        next,
        stored: location.name,
        type: fileKinds[ending]!.type,
        size,
        now,
      })
      await noteAudit(sql, { adminId: actor.id, event: `${COLLECTION}.create`, metadata: { id }, now })
      return { id }
    })
  } catch (error) {
    await files.remove(location)
    throw error
  }
}

async function requireRoom(db: Parts['db'], productId: string): Promise<void> {
  const [product] = await db.query<{ type: string; count: number }>(
    `select product_type::text as type, (select count(*)::int from digital_assets where product_id = p.id) as count
     from products p where p.id = $1`,
    [productId],
  )
  if (!product) throw new OperationError('common.error.not_found')
  if (product.type !== 'digital') throw new OperationError('storeDesk.error.not_digital')
  if (product.count >= FILES_MAX) throw new OperationError('storeDesk.error.too_many_files')
}

/** Passes a file on while it is what its name says; `contentError` says why it stopped. */
function checkedStream(ending: string): Transform & { contentError?: OperationError } {
  let head = Buffer.alloc(0)
  let tail = ''
  let size = 0
  let isKnown = false
  const stop = (code: 'file_kind' | 'file_size' | 'file_active') =>
    (check.contentError = new OperationError(`storeDesk.error.${code}`))
  const check: Transform & { contentError?: OperationError } = new Transform({
    transform(chunk: Buffer, _, next) {
      size += chunk.length
      if (size > FILE_MAX) return next(stop('file_size'))
      if (!isKnown) {
        head = Buffer.concat([head, chunk])
        if (head.length < FILE_HEAD) return next()
        if (!fileKinds[ending]!.is(head)) return next(stop('file_kind'))
        isKnown = true
        chunk = head
      }
      if (ending === 'pdf') {
        const text = tail + chunk.toString('latin1')
        if (activeParts.some((part) => text.includes(part))) return next(stop('file_active'))
        // A word may stand across two chunks.
        tail = text.slice(-20)
      }
      next(null, chunk)
    },
    flush(next) {
      next(isKnown ? null : stop('file_kind'))
    },
  })
  return check
}
