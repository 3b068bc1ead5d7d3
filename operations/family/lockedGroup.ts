import type { Actor } from '#domain/access/actor.ts'
import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { familyApi } from '#domain/family/api.ts'
import type { FamilyRole } from '#domain/family/schema.ts'
import { Failure } from '#operations/_kit/failure.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import type { Sql } from '#services/database/db.ts'

/** Somebody of a family, with what rules ask about. */
export type Kin = { id: string; user_id: string; role: FamilyRole; age_group: AgeGroup | null }

/** Grown-ups say who comes in and who goes: adults and elders. */
export const isGrown = (group: AgeGroup | null): boolean => group !== null && !isMinor(group)

/** Everybody of a family, who waits too, longest first. Call it with the family's row locked. */
export const kinOf = (sql: Sql, familyId: string): Promise<Kin[]> =>
  sql.query<Kin>(
    `select m.id, m.user_id, m.role, p.age_group from family_members m join profiles p on p.id = m.user_id
     where m.family_id = $1 order by m.joined_at, m.id`,
    [familyId],
  )

/**
 * Holds a family still until the transaction ends, so that what happens to it happens one after the other. Gives everybody
 * of it, and the row of the caller.
 * @throws Failure 404 when there is no such family or the caller has nothing to do with it
 */
export async function lockedGroup(
  sql: Sql,
  familyId: string,
  userId: string,
): Promise<{ kin: Kin[]; me: Kin }> {
  await sql.query('select id from family_groups where id = $1 for update', [familyId])
  const kin = await kinOf(sql, familyId)
  const me = kin.find(({ user_id }) => user_id === userId)
  if (!me) throw new Failure('common.error.not_found')
  return { kin, me }
}

/**
 * As `lockedGroup`, for what only admins do; `grown` adds that children and teens do not decide about others. Who waits learns
 * as little as a stranger.
 * @throws Failure 404, `family.error.not_admin`
 */
export async function lockedAsAdmin(
  sql: Sql,
  { familyId, actor, grown }: { familyId: string; actor: Actor; grown: boolean },
): Promise<Kin[]> {
  const { kin, me } = await lockedGroup(sql, familyId, actor.id)
  if (me.role === 'waiting') throw new Failure('common.error.not_found')
  if (me.role !== 'admin' || (grown && !isGrown(me.age_group))) {
    throw failureOf(familyApi.rename, 'family.error.not_admin')
  }
  return kin
}

/** Somebody of the family by the id in the path. @throws Failure 404 */
export function kinWith(kin: readonly Kin[], userId: string): Kin {
  const found = kin.find(({ user_id }) => user_id === userId)
  if (!found) throw new Failure('common.error.not_found')
  return found
}
