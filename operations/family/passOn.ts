import type { FamilyEvent } from '#domain/family/events.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { tellFamily } from './announce.ts'
import { isGrown, kinOf, type Kin } from './lockedGroup.ts'

type PassedOn = { familyId: string; userId: string }

/**
 * Makes somebody admin when nobody is, or when grown-ups stay and none of them is: admins who are children decide about nobody,
 * and somebody has to be able to say yes and no. Call it with the family locked; `rest` are its members, longest first.
 */
export async function passOn(sql: Sql, rest: readonly Kin[], now: Date): Promise<string | null> {
  const grown = rest.filter(({ age_group }) => isGrown(age_group))
  const deciders = grown.length > 0 ? grown : rest
  if (deciders.some(({ role }) => role === 'admin')) return null
  const next = deciders[0]!
  await sql.query(`update family_members set role = 'admin', updated_at = $2 where id = $1`, [next.id, now])
  return next.user_id
}

/** The same for every family in which somebody is admin who turns out to be a minor. Call it with the person locked. */
export async function passOnAllOf(sql: Sql, userId: string, now: Date): Promise<PassedOn[]> {
  const groups = await sql.query<{ id: string }>(
    `select g.id from family_groups g join family_members m on m.family_id = g.id
     where m.user_id = $1 and m.role = 'admin' order by g.id for update of g`,
    [userId],
  )
  const passed: PassedOn[] = []
  for (const { id } of groups) {
    const members = (await kinOf(sql, id)).filter(({ role }) => role !== 'waiting')
    const next = await passOn(sql, members, now)
    if (next !== null) passed.push({ familyId: id, userId: next })
  }
  return passed
}

/** Tells the families, after the commit. */
export async function announcePassedOn(
  services: Pick<Services, 'db' | 'realtime'>,
  passed: readonly PassedOn[],
): Promise<void> {
  for (const one of passed) {
    const event: FamilyEvent = { name: 'role-changed', data: { ...one, role: 'admin' } }
    await tellFamily(services, event)
  }
}
