import type { Actor } from '#domain/access/actor.ts'
import { actsAsStaff } from '#operations/ops/actsAsStaff.ts'
import type { Env } from '#services/env.ts'

/** May this person hear a channel? One's own, and for staff the channels of the back office. Everything else: no. */
export function mayListen(actor: Actor, channel: string, env: Pick<Env, 'STAFF_MFA'>): boolean {
  if (channel === `private-user-${actor.id}`) return true
  return channel.startsWith('private-admin-') && actsAsStaff(actor, env)
}
