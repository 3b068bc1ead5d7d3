import type { Access, CollectionConfig, Field, GlobalConfig, PayloadRequest, Where } from 'payload'
import type { Actor } from '#domain/access/actor.ts'
import type { Rule, Rules } from '#domain/access/rule.ts'
import { can, type Permission } from '#domain/access/staff.ts'
import { FOR_MEMBERS } from './callers.ts'

/** The person behind a Payload request, as our session check found it. */
export const actorOf = (req: PayloadRequest): Actor | null =>
  (req.user as unknown as { actor?: Actor } | null)?.actor ?? null

/** A rule as a Payload access function. */
export const enforce =
  (rule: Rule): Access =>
  ({ req }) =>
    rule(actorOf(req)) as boolean | Where

/** What may be read: by the product for all members, or by the person of the session. */
const reading =
  ({ read, forMembers = false }: Pick<Rules, 'read' | 'forMembers'>): Access =>
  ({ req }) =>
    (req.user === FOR_MEMBERS ? forMembers : read(actorOf(req))) as boolean | Where

/** All access keys of a collection from its rules; everything not named is closed. */
export const accessFrom = (rules: Rules): CollectionConfig['access'] => ({
  admin: ({ req }) => can(actorOf(req)?.roles ?? [], 'admin.enter'),
  // Create must answer with a plain yes or no: a filter would count as yes.
  create: ({ req }) => rules.create(actorOf(req)) === true,
  read: reading(rules),
  update: enforce(rules.update),
  delete: enforce(rules.delete),
  unlock: () => false,
  readVersions: enforce(rules.read),
})

/** All access keys of a global from its rules. */
export const globalAccessFrom = (
  rules: Pick<Rules, 'read' | 'update' | 'forMembers'>,
): GlobalConfig['access'] => ({
  read: reading(rules),
  update: enforce(rules.update),
  readVersions: () => false,
})

/** Field access for values only the product writes. */
export const computed = { create: () => false, update: () => false } as const
/** Field access for values that Payload neither shows nor writes. */
export const secret = { create: () => false, read: () => false, update: () => false } as const
/**
 * A field of a profile that only the person reads, whatever role asks: what a member struggles with is no other
 * person's business here.
 */
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
