import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import { FAMILY_MEMBERS_MAX, type FamilyGroupView } from '#domain/family/schema.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import type { Services } from '#services'
import { awardFamilyCare } from './awardFamilyCare.ts'
import { tellChanged, tellPerson } from './announce.ts'
import { leaveNotices } from './leaveNotices.ts'
import { readGroup } from './listGroups.ts'
import { kinWith, lockedAsAdmin } from './lockedGroup.ts'

/**
 * Lets somebody in who asked. Saying it twice is fine.
 * @throws Failure 404, `family.error.not_admin`, `.full`
 */
export async function admitMember(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<FamilyGroupView> {
  const isNew = await db.tx(async (sql) => {
    const kin = await lockedAsAdmin(sql, { familyId, actor, grown: true })
    const target = kinWith(kin, userId)
    if (target.role !== 'waiting') return false
    if (kin.filter(({ role }) => role !== 'waiting').length >= FAMILY_MEMBERS_MAX) {
      throw failureOf(familyApi.admit, 'family.error.full')
    }
    await sql.query(
      `update family_members set role = 'member', joined_at = $2, updated_at = $2 where id = $1`,
      [target.id, clock.now()],
    )
    await awardFamilyCare(sql, familyId, clock.now())
    const [group] = await sql.query<{ name: string }>('select name from family_groups where id = $1', [
      familyId,
    ])
    await leaveNotices(sql, {
      to: [userId],
      key: `family-admitted:${target.id}`,
      title: 'family.notice.admitted_title',
      text: 'family.notice.admitted',
      args: { family: group!.name },
      now: clock.now(),
    })
    return true
  })
  if (isNew) {
    void tellPerson(realtime, userId)
    await tellChanged({ db, realtime }, familyId)
  }
  return readGroup(db, actor.id, familyId)
}
