import type { Actor } from '#domain/access/actor.ts'
import { isSettled } from '#domain/access/settled.ts'
import { can } from '#domain/access/staff.ts'
import type { Env } from '#services/env.ts'

/**
 * Is this person staff right now: a role that may enter the back office, and a second factor that was passed (unless
 * relaxed)?
 */
export const actsAsStaff = (actor: Actor, env: Pick<Env, 'STAFF_MFA'>): boolean =>
  can(actor.roles, 'admin.enter') && isSettled(actor, env.STAFF_MFA)
