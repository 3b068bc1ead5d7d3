import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { actorOf } from '#access/enforce.ts'

/** Fields every save touches; they say nothing. */
const IDLE = new Set(['updatedAt', 'createdAt', 'updatedBy'])

/** Names of the fields that differ. Never their words: a text for children or a member's report stays where it is. */
const changedFields = (before: object, after: object): string[] => {
  const was = before as Record<string, unknown>
  const is = after as Record<string, unknown>
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !IDLE.has(name) && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  )
}

/** Where deeds are noted: what is done with cases of children stays with those who may see the cases. */
type Trail = 'admin-audit-logs' | 'child-safety-log'

async function note(
  req: PayloadRequest,
  event: string,
  metadata: Record<string, unknown>,
  trail: Trail = 'admin-audit-logs',
): Promise<void> {
  const admin = actorOf(req)?.id
  // What the product writes by itself is no deed of staff.
  if (!admin) return
  await req.payload.create({
    collection: trail,
    // With the request, so that the note stands in the same transaction: no deed without a trace, no trace without a
    // deed.
    req,
    overrideAccess: true,
    data: { admin, event, metadata },
  })
}

/**
 * A collection whose every change by staff is noted: who, what, which fields; for roles also which role. Source:
 * docs/rules/ops.md B-34.
 */
export const audited = (collection: CollectionConfig, trail?: Trail): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, previousDoc, operation, req }) => {
        const fields = changedFields((previousDoc as object | undefined) ?? {}, doc as object)
        await note(
          req,
          `${collection.slug}.${deedOf(doc, operation, req)}`,
          { id: (doc as { id: string }).id, fields, ...rolesIn(doc) },
          trail,
        )
      },
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      async ({ doc, id, req }) =>
        note(req, `${collection.slug}.delete`, { id, ...nameIn(doc), ...rolesIn(doc) }, trail),
    ],
  },
})

/** Returns what was done with a document: of what can be a draft, also whether members see it from now on. */
function deedOf(doc: unknown, operation: string, { query }: PayloadRequest): string {
  const { _status: status } = doc as { _status?: string }
  if (status === 'published') return 'publish'
  // Payload makes a boolean of it on the way.
  const savesDraft = operation === 'create' || String(query.draft) === 'true'
  if (status === 'draft') return savesDraft ? 'draft' : 'unpublish'
  return operation
}

/** The name of a document that is gone, as editors gave it to a piece, a recording or a picture. */
function nameIn(doc: unknown): { name?: string } {
  const { title, alt } = doc as { title?: unknown; alt?: unknown }
  const name = title ?? alt
  return typeof name === 'string' ? { name } : {}
}

/** Settings whose every change by staff is noted. */
export const auditedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ doc, previousDoc, req }) => {
        const fields = changedFields((previousDoc as object | undefined) ?? {}, doc as object)
        await note(req, `${global.slug}.update`, { fields })
      },
    ],
  },
})

function rolesIn(doc: unknown): Record<string, unknown> {
  const { user, role, adminRole, superAdmin, reason } = doc as Record<string, unknown>
  return role === undefined && adminRole === undefined && superAdmin === undefined
    ? {}
    : {
        user: typeof user === 'object' && user !== null ? (user as { id: string }).id : user,
        role,
        adminRole,
        superAdmin,
        ...(adminRole === 'child_safety' && { reason }),
      }
}
