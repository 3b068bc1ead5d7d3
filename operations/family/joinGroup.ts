import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { familyApi } from '#domain/family/api.ts'
import {
  FAMILY_MEMBERS_MAX,
  FAMILY_WAITING_MAX,
  type FamilyGroupView,
  type FamilyRole,
} from '#domain/family/schema.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { awardFamilyCare } from './awardFamilyCare.ts'
import { tellChanged, tellPerson } from './announce.ts'
import { lockPerson, requireRoomForAnother } from './createGroup.ts'
import { countTry, type Tries } from './joinTries.ts'
import { leaveNotices } from './leaveNotices.ts'
import { readGroup } from './listGroups.ts'
import { isGrown, kinOf, type Kin } from './lockedGroup.ts'
import { requireKnownAge } from './requireGrownOrGuarded.ts'

const contract = familyApi.join
type Group = { id: string; name: string }
/** What a right code led to; `told` are those whose bells have a notice now. */
type Entered = { familyId: string; role: FamilyRole; told: readonly string[] }
type Joined = { result: 'joined' | 'asked'; group: FamilyGroupView | null }

/**
 * Joins the family of a code, or asks to. Each try is counted before it is looked at; only a right one is given back. Unknown,
 * run-out and blocked are one statement with no row, so they cost and say the same.
 * @param network the address, or what one subscriber holds of it
 * @throws Failure `family.error.invalid_code`, `.already_member`, `.full`, `.too_many`, `.too_many_codes`, `.guardian_needed`, `.onboarding_needed`
 */
export async function joinGroup(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { inviteCode, network }: { inviteCode: string; network: string },
): Promise<Joined> {
  requireKnownAge(actor)
  const now = clock.now()
  const tries: Tries = await countTry(db, { userId: actor.id, network, now })
  const { familyId, role, told } = await db.tx(async (sql): Promise<Entered> => {
    await lockPerson(sql, actor.id)
    const group = await groupWith(sql, { inviteCode, actor, now })
    const kin = await kinOf(sql, group.id)
    const mine = kin.find(({ user_id }) => user_id === actor.id)
    if (mine) {
      if (mine.role !== 'waiting') throw failureOf(contract, 'family.error.already_member')
      return { familyId: group.id, role: mine.role, told: [] }
    }
    await requireRoomForAnother(sql, actor.id)
    const asRole = await roleOf(sql, actor, kin)
    requireRoom(kin, asRole)
    await sql.query(
      `insert into family_members (id, family_id, user_id, role, joined_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $5, $5)`,
      [newId(), group.id, actor.id, asRole, now],
    )
    if (asRole !== 'waiting') await awardFamilyCare(sql, group.id, now)
    const told = asRole === 'waiting' ? await tellDeciders(sql, { group, kin, actor, now }) : []
    return { familyId: group.id, role: asRole, told }
  })
  await tries.giveBack()
  await tellChanged({ db, realtime }, familyId)
  // Who waits is no member, so the family's event does not reach their other tabs.
  if (role === 'waiting') void tellPerson(realtime, actor.id)
  for (const userId of told) void tellPerson(realtime, userId)
  if (role === 'waiting') return { result: 'asked', group: null }
  return { result: 'joined', group: await readGroup(db, actor.id, familyId) }
}

/** The family of a code, locked. A family whose admin blocked the person answers like none, so the block stays unknown. */
async function groupWith(
  sql: Sql,
  { inviteCode, actor, now }: { inviteCode: string; actor: Actor; now: Date },
): Promise<Group> {
  const [group] = await sql.query<Group>(
    `select g.id, g.name from family_groups g where g.invite_code = $1 and g.invite_expires_at > $2 and not exists (
       select 1 from family_members m join blocked_users b on b.blocker_id = m.user_id and b.blocked_id = $3
       where m.family_id = g.id and m.role = 'admin')
     for update of g`,
    [inviteCode, now, actor.id],
  )
  if (!group) throw failureOf(contract, 'family.error.invalid_code')
  return group
}

/**
 * As what somebody comes in. A grown-up waits where there are minors, unless one of them is theirs; the first grown-up who comes
 * in without waiting becomes admin where only minors are, so that somebody can say yes and no.
 */
async function roleOf(sql: Sql, actor: Actor, kin: readonly Kin[]): Promise<FamilyRole> {
  if (!isGrown(actor.ageGroup)) return 'member'
  const minors = kin.filter(({ role, age_group }) => role !== 'waiting' && isMinor(age_group))
  if (minors.length > 0) {
    const own = await sql.query(
      `select 1 from guardian_links where guardian_id = $1 and child_id = any($2) and status = 'verified' limit 1`,
      [actor.id, minors.map(({ user_id }) => user_id)],
    )
    if (own.length === 0) return 'waiting'
  }
  return kin.some(({ role, age_group }) => role === 'admin' && isGrown(age_group)) ? 'member' : 'admin'
}

/** Leaves a notice with everybody who may say yes or no; once a day for the same person. */
async function tellDeciders(
  sql: Sql,
  { group, kin, actor, now }: { group: Group; kin: readonly Kin[]; actor: Actor; now: Date },
): Promise<string[]> {
  const to = kin
    .filter(({ role, age_group }) => role === 'admin' && isGrown(age_group))
    .map(({ user_id }) => user_id)
  await leaveNotices(sql, {
    to,
    key: `family-asked:${group.id}:${actor.id}:${now.toISOString().slice(0, 10)}`,
    title: 'family.notice.asked_title',
    text: 'family.notice.asked',
    args: { name: actor.firstName ?? actor.username, family: group.name },
    now,
  })
  return to
}

function requireRoom(kin: readonly Kin[], role: FamilyRole): void {
  const waiting = kin.filter((one) => one.role === 'waiting').length
  const isFull =
    kin.length - waiting >= FAMILY_MEMBERS_MAX || (role === 'waiting' && waiting >= FAMILY_WAITING_MAX)
  if (isFull) throw failureOf(contract, 'family.error.full')
}
