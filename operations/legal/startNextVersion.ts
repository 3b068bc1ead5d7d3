import type { Actor } from '#domain/access/actor.ts'
import type { LegalDocument } from '#domain/legal/documents.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { copyToNext, holdDocument, inTransaction } from './versionRows.ts'

/**
 * Starts the next version of a document, for the panel's editor. Returns its id, or that of the one that was started
 * already.
 * @throws OperationError 403 without the permission `legal.write`
 */
export async function startNextVersion(
  { content }: Pick<Services, 'content'>,
  actor: Actor,
  document: LegalDocument,
): Promise<string> {
  requirePermission(actor, 'legal.write')
  const payload = await content.payload()
  return inTransaction(payload, async (transaction) => {
    const { current, next } = await holdDocument(payload, transaction, document)
    return next?.id ?? copyToNext(payload, transaction, current)
  })
}
