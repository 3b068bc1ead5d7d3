import { familyApi } from '#domain/family/api.ts'
import { decidesWhoBelongs, mayBecomeAdmin } from '#domain/family/rights.ts'
import { FAMILY_MEMBERS_MAX, type FamilyRole } from '#domain/family/schema.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'
import { askGuardians } from './askGuardians.ts'
import { awardFamilyCare } from './awardFamilyCare.ts'
import { notifyLeft } from './notifyLeft.ts'
import type { FamilyMember } from './lockedGroup.ts'
import { missingConsentOf } from './missingConsent.ts'

/**
 * Makes a waiting person a member, in the caller's transaction with the family locked. The first adult becomes admin
 * where none is, so that there is one to take people out; so does the first of all.
 * @throws OperationError `family.error.full`
 */
export async function letIn(
  sql: Sql,
  {
    familyId,
    member,
    members,
    now,
    notifiesMember,
  }: {
    familyId: string
    member: FamilyMember
    members: readonly FamilyMember[]
    now: Date
    notifiesMember: boolean
  },
): Promise<void> {
  const inside = members.filter(({ id, role }) => id !== member.id && role !== 'waiting')
  if (inside.length >= FAMILY_MEMBERS_MAX) throw operationErrorOf(familyApi.admit, 'family.error.full')
  await sql.query(`update family_members set role = $2, joined_at = $3, updated_at = $3 where id = $1`, [
    member.id,
    roleAmong(inside, member),
    now,
  ])
  await awardFamilyCare(sql, familyId, now)
  await askOwnGuardiansAgain(sql, familyId, now)
  if (!notifiesMember) return
  const [group] = await sql.query<{ name: string }>('select name from family_groups where id = $1', [
    familyId,
  ])
  await notifyLeft(sql, {
    to: [member.user_id],
    key: `family-admitted:${member.id}:${now.getTime()}`,
    title: 'family.notice.admitted_title',
    text: 'family.notice.admitted',
    args: { family: group!.name },
    now,
  })
}

/**
 * A guardian said yes to the people who were there then; with one more the child needs the yes anew. What was said
 * about the child stays.
 */
async function askOwnGuardiansAgain(sql: Sql, familyId: string, now: Date): Promise<void> {
  const outdated = await sql.query<{ id: string; user_id: string }>(
    `delete from family_approvals a using family_members m
     where m.family_id = $1 and m.role = 'waiting' and a.member_id = m.id and a.child_id = m.user_id returning m.id, m.user_id`,
    [familyId],
  )
  for (const { id, user_id: userId } of outdated) {
    const missing = (await missingConsentOf(sql, id)).filter(({ is_own }) => is_own)
    await askGuardians(sql, { missing, userId, isAgain: true, now })
  }
}

function roleAmong(inside: readonly FamilyMember[], member: FamilyMember): FamilyRole {
  const admins = inside.filter(({ role }) => role === 'admin')
  if (admins.length === 0) return 'admin'
  return mayBecomeAdmin(member) && !admins.some(decidesWhoBelongs) ? 'admin' : 'member'
}
