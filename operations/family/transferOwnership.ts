import { mayBecomeAdmin } from '#domain/family/rights.ts'
import type { Sql } from '#services/database/db.ts'
import type { FamilyMember } from './lockedGroup.ts'

/**
 * Makes a member admin when the family has no admin, or has adults and none of them is admin: child admins may not
 * decide who joins, so an adult must be able to. Call it with the family locked; `rest` are its members, longest first.
 */
export async function transferOwnership(
  sql: Sql,
  rest: readonly FamilyMember[],
  now: Date,
): Promise<string | null> {
  const adults = rest.filter(mayBecomeAdmin)
  const deciders = adults.length > 0 ? adults : rest
  if (deciders.some(({ role }) => role === 'admin')) return null
  const next = deciders[0]!
  await sql.query(`update family_members set role = 'admin', updated_at = $2 where id = $1`, [next.id, now])
  return next.user_id
}
