import type { Actor } from '#domain/access/actor.ts'
import { isAdult, isMinor } from '#domain/account/ageGroup.ts'
import { familyApi } from '#domain/family/api.ts'
import { dropLostSeats, lockSeats } from '#operations/billing/seats.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { publishChanged, publishToFamily, publishToPerson } from './publishToFamily.ts'
import { lockedGroup } from './lockedGroup.ts'
import { transferOwnership } from './transferOwnership.ts'

/** What a leaving led to: who waited in vain, and who is admin now. */
type Left = { wasWaiting: boolean; disappointed: string[]; newAdmin: string | null }

/**
 * Leaves a family, or takes the asking back. When the last adult admin goes, the adult who is there longest
 * becomes admin; where only minors are, the longest of all. With the last member the family ends. Source:
 * docs/rules/family.md D-094.
 * @throws OperationError 404, `family.error.last_adult`: minors are not left behind alone
 */
export async function leaveGroup(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  familyId: string,
): Promise<void> {
  const now = clock.now()
  const { wasWaiting, disappointed, newAdmin } = await db.tx(async (sql): Promise<Left> => {
    await lockSeats(sql, actor.id)
    const { members, me } = await lockedGroup(sql, familyId, actor.id)
    await sql.query('delete from family_members where id = $1', [me.id])
    await dropLostSeats(sql, actor.id, now)
    if (me.role === 'waiting') {
      // The last of a family may wait too: a child whose guardian took the yes back.
      if (members.length === 1) await endGroup(sql, familyId)
      return { wasWaiting: true, disappointed: [], newAdmin: null }
    }
    const rest = members.filter(({ id, role }) => id !== me.id && role !== 'waiting')
    // People who wait, for a guardian for example, do not keep a family alive.
    if (rest.length === 0) {
      return { wasWaiting: false, disappointed: await endGroup(sql, familyId), newAdmin: null }
    }
    if (
      isAdult(me.ageGroup) &&
      !rest.some(({ ageGroup }) => isAdult(ageGroup)) &&
      rest.some(({ ageGroup }) => isMinor(ageGroup))
    ) {
      throw operationErrorOf(familyApi.leave, 'family.error.last_adult')
    }
    return { wasWaiting: false, disappointed: [], newAdmin: await transferOwnership(sql, rest, now) }
  })
  for (const userId of disappointed) void publishToPerson(realtime, userId)
  // A person who is out or only waited does not receive the family's events.
  void publishToPerson(realtime, actor.id)
  if (wasWaiting) return publishChanged({ db, realtime }, familyId)
  await publishToFamily({ db, realtime }, { name: 'member-left', data: { familyId, userId: actor.id } })
  if (newAdmin) {
    await publishToFamily(
      { db, realtime },
      { name: 'role-changed', data: { familyId, userId: newAdmin, role: 'admin' } },
    )
  }
}

/** Removes a family without members. Returns who still waited. */
async function endGroup(sql: Sql, familyId: string): Promise<string[]> {
  const waited = await sql.query<{ user_id: string }>(
    'delete from family_members where family_id = $1 returning user_id',
    [familyId],
  )
  await sql.query('delete from family_groups where id = $1', [familyId])
  return waited.map(({ user_id }) => user_id)
}
