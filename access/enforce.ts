import type { Access, CollectionConfig, Field, PayloadRequest, Where } from 'payload'
import type { Actor } from '#domain/access/actor.ts'
import type { Rule, Rules } from '#domain/access/rule.ts'
import { can, type Permission } from '#domain/access/staff.ts'

/** The person behind a Payload request, as our session check found it. */
export const actorOf = (req: PayloadRequest): Actor | null =>
  (req.user as unknown as { actor?: Actor } | null)?.actor ?? null

/** A rule as a Payload access function. */
export const enforce =
  (rule: Rule): Access =>
  ({ req }) =>
    rule(actorOf(req)) as boolean | Where

/** All access keys of a collection from its rules; everything not named is closed. */
export const accessFrom = (rules: Rules): CollectionConfig['access'] => ({
  admin: ({ req }) => can(actorOf(req)?.roles ?? [], 'admin.enter'),
  // Create must answer with a plain yes or no: a filter would count as yes.
  create: ({ req }) => rules.create(actorOf(req)) === true,
  read: enforce(rules.read),
  update: enforce(rules.update),
  delete: enforce(rules.delete),
  unlock: () => false,
  readVersions: enforce(rules.read),
})

/** Field access for values only the product writes. */
export const computed = { create: () => false, update: () => false } as const
/** Field access for values nobody may see or write through Payload. */
export const secret = { create: () => false, read: () => false, update: () => false } as const
/** A field of a profile that only the person reads, whatever role asks: what somebody struggles with is nobody's business here. */
export const personOnly = (field: Field): Field =>
  ({
    ...field,
    access: {
      ...computed,
      read: ({ req, id }: { req: PayloadRequest; id?: number | string }) =>
        id !== undefined && actorOf(req)?.id === id,
    },
  }) as Field
/** Hides a collection from the navigation of staff without a permission. */
export const hiddenUnless =
  (permission: Permission) =>
  ({ user }: { user: unknown }): boolean =>
    !can((user as { actor?: Actor } | null)?.actor?.roles ?? [], permission)
