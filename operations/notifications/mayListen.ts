import type { Actor } from '#domain/access/actor.ts'
import { mayHearFamily } from '#operations/family/mayHear.ts'
import { actsAsStaff } from '#operations/ops/actsAsStaff.ts'
import type { Sql } from '#services/database/db.ts'
import type { Env } from '#services/env.ts'

/**
 * May this person hear a channel? One's own, those of one's families (the database says which), and for staff the channels of
 * the back office. Everything else: no.
 */
export async function mayListen(
  actor: Actor,
  channel: string,
  { env, db }: { env: Pick<Env, 'STAFF_MFA'>; db: Sql },
): Promise<boolean> {
  if (channel === `private-user-${actor.id}`) return true
  if (channel.startsWith('private-family-')) return mayHearFamily(db, actor, channel)
  return channel.startsWith('private-admin-') && actsAsStaff(actor, env)
}
