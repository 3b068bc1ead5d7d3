import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/staff.ts'
import type { Env } from '#services/env.ts'

/** Is this person staff right now: a role that may enter the back office, and a second factor that was passed (unless relaxed)? */
export const actsAsStaff = (actor: Actor, env: Pick<Env, 'STAFF_MFA'>): boolean =>
  can(actor.roles, 'admin.enter') && (actor.mfaPassed || env.STAFF_MFA === 'relaxed')
