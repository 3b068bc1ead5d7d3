import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import { isRemovable } from '#domain/family/rights.ts'
import type { FamilyGroupView } from '#domain/family/schema.ts'
import { dropLostSeats, lockSeats } from '#operations/billing/seats.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { publishChanged, publishToFamily, publishToPerson } from './publishToFamily.ts'
import { giveNewCode } from './inviteCodes.ts'
import { readGroup } from './listGroups.ts'
import { memberWith, lockedAsAdmin } from './lockedGroup.ts'

/**
 * Takes a member out of a family, or declines a person who waits. They knew the code, so the family gets a new one.
 * Adult admins cannot remove each other.
 * @throws OperationError 404, `family.error.not_admin`, `.is_admin`
 */
export async function removeMember(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<FamilyGroupView> {
  const wasWaiting = await db.tx(async (sql) => {
    await lockSeats(sql, userId)
    const members = await lockedAsAdmin(sql, { familyId, actor, adultsOnly: true })
    const target = memberWith(members, userId)
    if (!isRemovable(target)) throw operationErrorOf(familyApi.remove, 'family.error.is_admin')
    await sql.query('delete from family_members where id = $1', [target.id])
    await dropLostSeats(sql, userId, clock.now())
    await giveNewCode(sql, familyId, clock.now())
    return target.role === 'waiting'
  })
  void publishToPerson(realtime, userId)
  if (!wasWaiting)
    await publishToFamily({ db, realtime }, { name: 'member-left', data: { familyId, userId } })
  await publishChanged({ db, realtime }, familyId)
  return readGroup(db, actor.id, familyId)
}
