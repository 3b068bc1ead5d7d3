import type { FamilyEvent } from '#domain/family/events.ts'
import { dropLostSeats } from '#operations/billing/seats.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { publishToFamily } from './publishToFamily.ts'
import { membersOf } from './lockedGroup.ts'
import { transferOwnership } from './transferOwnership.ts'

/** A family a child or teen is no member of for now, and who is admin instead. */
export type SteppedAside = { familyId: string; userId: string; newAdmin: string | null }

/**
 * Makes a child or teen wait in every family they belong to: their guardian took the yes back, or they turned out to be
 * a minor. The others see them no more, and what guardians agreed to counts no more; a guardian who says yes decides
 * again. Call it with the person locked.
 */
export async function stepAside(sql: Sql, userId: string, now: Date): Promise<SteppedAside[]> {
  const groups = await sql.query<{ id: string }>(
    `select g.id from family_groups g join family_members m on m.family_id = g.id
     where m.user_id = $1 order by g.id for update of g`,
    [userId],
  )
  await sql.query(
    'delete from family_approvals a using family_members m where a.member_id = m.id and m.user_id = $1',
    [userId],
  )
  const stepped = await sql.query<{ family_id: string }>(
    `update family_members set role = 'waiting', updated_at = $2 where user_id = $1 and role <> 'waiting' returning family_id`,
    [userId, now],
  )
  await dropLostSeats(sql, userId, now)
  const left = new Set(stepped.map(({ family_id }) => family_id))
  const aside: SteppedAside[] = []
  for (const { id: familyId } of groups) {
    if (!left.has(familyId)) continue
    const rest = (await membersOf(sql, familyId)).filter(({ role }) => role !== 'waiting')
    aside.push({
      familyId,
      userId,
      newAdmin: rest.length === 0 ? null : await transferOwnership(sql, rest, now),
    })
  }
  return aside
}

/** Tells the families, after the commit. */
export async function publishSteppedAside(
  services: Pick<Services, 'db' | 'realtime'>,
  aside: readonly SteppedAside[],
): Promise<void> {
  for (const { familyId, userId, newAdmin } of aside) {
    const events: FamilyEvent[] = [{ name: 'member-left', data: { familyId, userId } }]
    if (newAdmin) events.push({ name: 'role-changed', data: { familyId, userId: newAdmin, role: 'admin' } })
    for (const event of events) await publishToFamily(services, event)
  }
}
