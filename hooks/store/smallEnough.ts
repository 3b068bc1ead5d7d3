import type { CollectionBeforeOperationHook } from 'payload'
import { actorOf } from '#access/enforce.ts'
import { can } from '#domain/access/staff.ts'
import { DIALOG_PICTURE_MAX } from '#domain/store/desk.ts'
import { fieldError } from '#hooks/_kit/fieldError.ts'

/** Rejects a picture that is too large before it is opened. Source: docs/rules/store.md D-142. */
export const smallEnough: CollectionBeforeOperationHook = async ({ req }) => {
  if (!req.file || !can(actorOf(req)?.roles ?? [], 'store.write')) return
  if (req.file.data.length > DIALOG_PICTURE_MAX)
    throw await fieldError(req, 'product-images', 'file', 'storeDesk.picture_size')
}
