import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { decidesWhoBelongs } from '#domain/family/rights.ts'
import type {
  FamiliesView,
  FamilyGroupView,
  FamilyMemberView,
  FamilyRole,
  WaitingView,
} from '#domain/family/schema.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'
import { missingConsentIn, givableBy, type MissingConsent } from './missingConsent.ts'

/** Every member of every family of one person, closed accounts left out. Who waits gets their own row only. */
const GROUPS = `
select g.id, g.name, g.invite_code, g.invite_expires_at, me.role as my_role, my.age_group as my_age_group,
  m.id as member_id, m.user_id, m.role, m.joined_at, p.username, p.first_name, p.age_group,
  case when p.show_pronouns and p.pronouns <> 'prefer-not-to-say' then p.pronouns end as pronouns,
  exists (select 1 from blocked_users b where b.blocker_id = $1 and b.blocked_id = m.user_id) as is_blocked
from family_members me
join profiles my on my.id = me.user_id
join family_groups g on g.id = me.family_id
join family_members m on m.family_id = g.id and (me.role <> 'waiting' or m.id = me.id)
join profiles p on p.id = m.user_id
join users u on u.id = m.user_id and u.disabled_at is null
where me.user_id = $1
order by me.joined_at, g.id, m.joined_at, m.id`

type Row = {
  id: string
  name: string
  invite_code: string
  invite_expires_at: Date
  my_role: FamilyRole
  my_age_group: AgeGroup | null
  member_id: string
  user_id: string
  role: FamilyRole
  joined_at: Date
  username: string
  first_name: string | null
  age_group: AgeGroup | null
  pronouns: string | null
  is_blocked: boolean
}

/** The families a member belongs to, and those they have asked to join. */
export async function listGroups(sql: Sql, userId: string): Promise<FamiliesView> {
  const rows = await sql.query<Row>(GROUPS, [userId], 'family-groups')
  const view: FamiliesView = { groups: [], asked: [] }
  const missing = await missingIn(sql, userId, rows)
  for (const row of rows) {
    if (row.my_role === 'waiting') {
      const isOwn = missing.some(({ member_id, is_own }) => member_id === row.member_id && is_own)
      view.asked.push({
        familyId: row.id,
        askedAt: row.joined_at.toISOString(),
        waitsFor: isOwn ? 'own_guardian' : 'guardians',
      })
      continue
    }
    let group = view.groups.find(({ id }) => id === row.id)
    if (!group) view.groups.push((group = groupOf(row)))
    if (row.role !== 'waiting') group.members.push(memberOf(row))
    // Only members who may say no see who waits.
    else if (decidesWhoBelongs({ role: row.my_role, ageGroup: row.my_age_group })) {
      const ofThis = missing.filter(({ member_id }) => member_id === row.member_id)
      group.waiting.push(waitingOf(row, ofThis, userId))
    }
  }
  return view
}

/** Queries only for families where a person waits. */
async function missingIn(sql: Sql, userId: string, rows: readonly Row[]): Promise<MissingConsent[]> {
  const waiting = rows.filter(({ role }) => role === 'waiting')
  if (waiting.length === 0) return []
  return missingConsentIn(sql, { familyIds: [...new Set(waiting.map(({ id }) => id))], userId })
}

/** Of a child or teen nothing is shown; of an adult the username. */
const waitingOf = (row: Row, missing: readonly MissingConsent[], readerId: string): WaitingView => ({
  userId: row.user_id,
  username: isMinor(row.age_group) ? null : row.username,
  isMinor: isMinor(row.age_group),
  askedAt: row.joined_at.toISOString(),
  canAdmit: missing.length === 0 || givableBy(missing, { accountId: readerId, mailbox: null }).length > 0,
})

/** One family as a member of it sees it. @throws OperationError 404 for other callers */
export async function readGroup(sql: Sql, userId: string, familyId: string): Promise<FamilyGroupView> {
  const { groups } = await listGroups(sql, userId)
  const group = groups.find(({ id }) => id === familyId)
  if (!group) throw new OperationError('common.error.not_found')
  return group
}

function groupOf(row: Row): FamilyGroupView {
  const seesCode = row.my_role === 'admin' || !isMinor(row.my_age_group)
  return {
    id: row.id,
    name: row.name,
    inviteCode: seesCode ? row.invite_code : null,
    inviteExpiresAt: seesCode ? row.invite_expires_at.toISOString() : null,
    members: [],
    waiting: [],
  }
}

const memberOf = (row: Row): FamilyMemberView => ({
  userId: row.user_id,
  username: row.username,
  firstName: row.first_name,
  pronouns: row.pronouns,
  ageGroup: row.age_group,
  role: row.role,
  joinedAt: row.joined_at.toISOString(),
  isBlocked: row.is_blocked,
})
