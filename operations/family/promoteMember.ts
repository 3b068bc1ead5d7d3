import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import { mayBecomeAdmin } from '#domain/family/rights.ts'
import type { FamilyGroupView } from '#domain/family/schema.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { publishToFamily } from './publishToFamily.ts'
import { readGroup } from './listGroups.ts'
import { memberWith, lockedAsAdmin } from './lockedGroup.ts'

/**
 * Makes another adult of the family an admin too. Saying it twice is fine.
 * @throws OperationError 404, `family.error.not_admin`, `.minor_admin`
 */
export async function promoteMember(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<FamilyGroupView> {
  const isNew = await db.tx(async (sql) => {
    const members = await lockedAsAdmin(sql, { familyId, actor, adultsOnly: true })
    const target = memberWith(members, userId)
    if (target.role === 'waiting') throw new OperationError('common.error.not_found')
    if (!mayBecomeAdmin(target)) throw operationErrorOf(familyApi.promote, 'family.error.minor_admin')
    if (target.role === 'admin') return false
    await sql.query(`update family_members set role = 'admin', updated_at = $2 where id = $1`, [
      target.id,
      clock.now(),
    ])
    return true
  })
  if (isNew) {
    await publishToFamily(
      { db, realtime },
      { name: 'role-changed', data: { familyId, userId, role: 'admin' } },
    )
  }
  return readGroup(db, actor.id, familyId)
}
