import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { familyApi } from '#domain/family/api.ts'
import { decidesWhoBelongs } from '#domain/family/rights.ts'
import type { FamilyRole } from '#domain/family/schema.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'

/** A member of a family, or a person who waits, with what rules ask about. */
export type FamilyMember = { id: string; user_id: string; role: FamilyRole; ageGroup: AgeGroup | null }

/** All people of a family, those who wait too, longest first. Call it with the family's row locked. */
export const membersOf = (sql: Sql, familyId: string): Promise<FamilyMember[]> =>
  sql.query<FamilyMember>(
    `select m.id, m.user_id, m.role, p.age_group as "ageGroup" from family_members m join profiles p on p.id = m.user_id
     where m.family_id = $1 order by m.joined_at, m.id`,
    [familyId],
  )

/**
 * Locks a family until the transaction ends, so that its changes happen one after the other. Returns all people of it,
 * and the row of the caller.
 * @throws OperationError 404 when there is no such family or the caller has nothing to do with it
 */
export async function lockedGroup(
  sql: Sql,
  familyId: string,
  userId: string,
): Promise<{ members: FamilyMember[]; me: FamilyMember }> {
  await sql.query('select id from family_groups where id = $1 for update', [familyId])
  const members = await membersOf(sql, familyId)
  const me = members.find(({ user_id }) => user_id === userId)
  if (!me) throw new OperationError('common.error.not_found')
  return { members, me }
}

/**
 * As `lockedGroup`, for what only admins do; `adultsOnly` adds that children and teens do not decide about others. Who
 * waits learns as little as a stranger.
 * @throws OperationError 404, `family.error.not_admin`
 */
export async function lockedAsAdmin(
  sql: Sql,
  { familyId, actor, adultsOnly }: { familyId: string; actor: Actor; adultsOnly: boolean },
): Promise<FamilyMember[]> {
  const { members, me } = await lockedGroup(sql, familyId, actor.id)
  if (me.role === 'waiting') throw new OperationError('common.error.not_found')
  if (adultsOnly ? !decidesWhoBelongs(me) : me.role !== 'admin') {
    throw operationErrorOf(familyApi.rename, 'family.error.not_admin')
  }
  return members
}

/** The member of the family with the id in the path. @throws OperationError 404 */
export function memberWith(members: readonly FamilyMember[], userId: string): FamilyMember {
  const found = members.find(({ user_id }) => user_id === userId)
  if (!found) throw new OperationError('common.error.not_found')
  return found
}
