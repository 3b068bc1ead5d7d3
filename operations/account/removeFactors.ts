import type { Actor } from '#domain/access/actor.ts'
import type { Sql } from '#services/database/db.ts'
import { endSessions } from './endSessions.ts'

/**
 * Removes all second factors and recovery codes of a person. The acting session no longer counts as having passed one,
 * and all others end: a thief who can remove the factor may have other sessions.
 */
export async function removeFactors(sql: Sql, actor: Actor): Promise<void> {
  await sql.query('delete from mfa_factors where user_id = $1', [actor.id])
  await sql.query('delete from mfa_recovery_codes where user_id = $1', [actor.id])
  await sql.query('update sessions set factor_at = null, updated_at = now() where id = $1', [actor.sessionId])
  await endSessions(sql, actor.id, { except: actor.sessionId })
}
