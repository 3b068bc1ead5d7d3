import type { TypedUser } from 'payload'
import type { Actor } from '#domain/access/actor.ts'
import { settled } from '#domain/access/settled.ts'
import { can } from '#domain/access/staff.ts'

/**
 * The product itself, reading for all members what does not depend on the person. Known by identity: no session, header
 * or token can become it. Each collection's rules say in `forMembers` what it may read.
 */
export const FOR_MEMBERS = Object.freeze({ id: 'for-members', collection: 'users' }) as unknown as TypedUser

/** A person as Payload's access functions know them, with the rights that count in this session. */
export function callerOf(actor: Actor, mfa: 'required' | 'relaxed'): TypedUser {
  const acting = settled(actor, mfa)
  return {
    id: actor.id,
    collection: 'users',
    email: actor.email,
    actor: acting,
    canEnterAdmin: can(acting.roles, 'admin.enter'),
  } as never
}
