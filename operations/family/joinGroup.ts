import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { familyApi } from '#domain/family/api.ts'
import { decidesWhoBelongs } from '#domain/family/rights.ts'
import { FAMILY_MEMBERS_MAX, FAMILY_WAITING_MAX, type FamilyGroupView } from '#domain/family/schema.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { askGuardians } from './askGuardians.ts'
import { publishChanged, publishToPerson } from './publishToFamily.ts'
import { lockPerson, requireRoomForAnother } from './createGroup.ts'
import { countTry, type Tries } from './joinTries.ts'
import { notifyLeft } from './notifyLeft.ts'
import { letIn } from './letIn.ts'
import { readGroup } from './listGroups.ts'
import { membersOf, type FamilyMember } from './lockedGroup.ts'
import { missingConsentOf } from './missingConsent.ts'
import { requireConfirmed } from './requireConfirmed.ts'

const contract = familyApi.join
type Group = { id: string; name: string }
/** What a right code led to; `notified` are those with a notification now. */
type Entered = { familyId: string; isWaiting: boolean; notified: readonly string[] }
type Joined = { result: 'joined' | 'asked'; group: FamilyGroupView | null }

/**
 * Joins the family of a code, or asks to. Each try is counted before it is looked at; only a right one is given back.
 * Unknown, run-out and blocked are one statement with no row, so they cost and say the same. Where children or teens
 * are concerned, their guardians say yes first (`missingConsent.ts`).
 * @param network the address, or what one subscriber holds of it
 * @throws OperationError `family.error.invalid_code`, `.already_member`, `.full`, `.too_many`, `.too_many_codes`,
 * `.confirm_address`
 */
export async function joinGroup(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { inviteCode, network }: { inviteCode: string; network: string },
): Promise<Joined> {
  requireConfirmed(actor)
  const now = clock.now()
  const tries: Tries = await countTry(db, { userId: actor.id, network, now })
  const { familyId, isWaiting, notified } = await db.tx(async (sql): Promise<Entered> => {
    await lockPerson(sql, actor.id)
    const group = await groupWith(sql, { inviteCode, actor, now })
    const members = await membersOf(sql, group.id)
    const mine = members.find(({ user_id }) => user_id === actor.id)
    if (mine) {
      if (mine.role !== 'waiting') throw operationErrorOf(contract, 'family.error.already_member')
      return { familyId: group.id, isWaiting: true, notified: [] }
    }
    await requireRoomForAnother(sql, actor.id)
    requireRoom(members)
    return enter(sql, { group, members, actor, now })
  })
  await tries.giveBack()
  await publishChanged({ db, realtime }, familyId)
  // A person who waits is no member, so the family's event does not reach their other tabs.
  if (isWaiting) void publishToPerson(realtime, actor.id)
  for (const userId of notified) void publishToPerson(realtime, userId)
  if (isWaiting) return { result: 'asked', group: null }
  return { result: 'joined', group: await readGroup(db, actor.id, familyId) }
}

/**
 * The family of a code, locked. A family whose admin blocked the person answers like none, so the block stays unknown.
 */
async function groupWith(
  sql: Sql,
  { inviteCode, actor, now }: { inviteCode: string; actor: Actor; now: Date },
): Promise<Group> {
  const [group] = await sql.query<Group>(
    `select g.id, g.name from family_groups g where g.invite_code = $1 and g.invite_expires_at > $2 and not exists (
       select 1 from family_members m join blocked_users b on b.blocker_id = m.user_id and b.blocked_id = $3
       where m.family_id = g.id and m.role = 'admin')
       and exists (select 1 from family_members m where m.family_id = g.id and m.role <> 'waiting')
     for update of g`,
    [inviteCode, now, actor.id],
  )
  if (!group) throw operationErrorOf(contract, 'family.error.invalid_code')
  return group
}

/**
 * Adds the caller as waiting, or as a member at once when no consent is missing. Otherwise notifies the guardians, who
 * may say yes, and the adult admins, who may say no.
 */
async function enter(
  sql: Sql,
  { group, members, actor, now }: { group: Group; members: readonly FamilyMember[]; actor: Actor; now: Date },
): Promise<Entered> {
  const member: FamilyMember = { id: newId(), user_id: actor.id, role: 'waiting', ageGroup: actor.ageGroup }
  await sql.query(
    `insert into family_members (id, family_id, user_id, role, joined_at, created_at, updated_at)
     values ($1, $2, $3, 'waiting', $4, $4, $4)`,
    [member.id, group.id, actor.id, now],
  )
  const missing = await missingConsentOf(sql, member.id)
  if (missing.length === 0) {
    await letIn(sql, { familyId: group.id, member, members, now, notifiesMember: false })
    return { familyId: group.id, isWaiting: false, notified: [] }
  }
  if (members.filter(({ role }) => role === 'waiting').length >= FAMILY_WAITING_MAX) {
    throw operationErrorOf(contract, 'family.error.full')
  }
  const guardians = await askGuardians(sql, { missing, userId: actor.id, now })
  const admins = await notifyAdmins(sql, { group, members, actor, now, but: guardians })
  return { familyId: group.id, isWaiting: true, notified: [...guardians, ...admins] }
}

/** Notifies the adult admins, once a day for the same person. Shows nothing of a child or teen. */
async function notifyAdmins(
  sql: Sql,
  {
    group,
    members,
    actor,
    now,
    but,
  }: { group: Group; members: readonly FamilyMember[]; actor: Actor; now: Date; but: readonly string[] },
): Promise<string[]> {
  const to = members
    .filter((member) => decidesWhoBelongs(member) && !but.includes(member.user_id))
    .map(({ user_id }) => user_id)
  await notifyLeft(sql, {
    to,
    key: `family-asked:${group.id}:${actor.id}:${now.toISOString().slice(0, 10)}`,
    title: 'family.notice.asked_title',
    text: isMinor(actor.ageGroup) ? 'family.notice.asked_minor' : 'family.notice.asked',
    args: { name: actor.username, family: group.name },
    now,
  })
  return to
}

function requireRoom(members: readonly FamilyMember[]): void {
  const inside = members.filter(({ role }) => role !== 'waiting')
  if (inside.length >= FAMILY_MEMBERS_MAX) throw operationErrorOf(contract, 'family.error.full')
}
