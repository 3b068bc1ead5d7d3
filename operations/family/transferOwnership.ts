import { mayBecomeAdmin } from '#domain/family/rights.ts'
import type { Sql } from '#services/database/db.ts'
import type { FamilyMember } from './lockedGroup.ts'

/**
 * Makes somebody admin when nobody is, or when grown-ups stay and none of them is: admins who are children decide about
 * nobody, and somebody has to be able to say yes and no. Call it with the family locked; `rest` are its members,
 * longest first.
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
