import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** Gives an uploaded file a name of ours: a caller can not guess it, and it says nothing about who made it. */
export const unguessableName: CollectionBeforeOperationHook = ({ req }) => {
  if (req.file) req.file.name = `${randomUUID()}${path.extname(req.file.name).toLowerCase()}`
}
