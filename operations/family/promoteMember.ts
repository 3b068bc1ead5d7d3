import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import type { FamilyGroupView } from '#domain/family/schema.ts'
import { Failure } from '#operations/_kit/failure.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import type { Services } from '#services'
import { tellFamily } from './announce.ts'
import { readGroup } from './listGroups.ts'
import { isGrown, kinWith, lockedAsAdmin } from './lockedGroup.ts'

/**
 * Makes another grown-up of the family an admin too. Saying it twice is fine.
 * @throws Failure 404, `family.error.not_admin`, `.minor_admin`
 */
export async function promoteMember(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<FamilyGroupView> {
  const isNew = await db.tx(async (sql) => {
    const kin = await lockedAsAdmin(sql, { familyId, actor, grown: true })
    const target = kinWith(kin, userId)
    if (target.role === 'waiting') throw new Failure('common.error.not_found')
    if (!isGrown(target.age_group)) throw failureOf(familyApi.promote, 'family.error.minor_admin')
    if (target.role === 'admin') return false
    await sql.query(`update family_members set role = 'admin', updated_at = $2 where id = $1`, [
      target.id,
      clock.now(),
    ])
    return true
  })
  if (isNew) {
    await tellFamily({ db, realtime }, { name: 'role-changed', data: { familyId, userId, role: 'admin' } })
  }
  return readGroup(db, actor.id, familyId)
}
