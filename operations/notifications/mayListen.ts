import type { Actor } from '#domain/access/actor.ts'
import { actsAsStaff } from '#operations/ops/actsAsStaff.ts'
import type { Env } from '#services/env.ts'

/**
 * May this person join a channel? Staff may join those of the back office; everything else: no. What is one's own,
 * families included, comes to whoever signed in on the connection (`private-user-<id>`, see the port): a permission to
 * join holds for as long as the connection, whatever happens to the session or the family.
 */
export const mayListen = (actor: Actor, channel: string, env: Pick<Env, 'STAFF_MFA'>): boolean =>
  channel.startsWith('private-admin-') && actsAsStaff(actor, env)
