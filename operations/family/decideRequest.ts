import type { FamilyAnswer } from '#domain/family/familyRequests.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { lockedLink, type LinkRef } from '#operations/guardians/findLink.ts'
import { lockGuardianship } from '#operations/guardians/lockGuardianship.ts'
import { isChildsDevice, requireNoMinor, type Visitor } from '#operations/guardians/visitor.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { mailboxOf } from '#domain/account/mailbox.ts'
import { publishChanged, publishToPerson } from './publishToFamily.ts'
import { versionOf } from './familyRequests.ts'
import { giveNewCode } from './inviteCodes.ts'
import { letIn } from './letIn.ts'
import { lockedGroup } from './lockedGroup.ts'
import { missingConsentOf, givableBy, storeConsent, type MissingConsent } from './missingConsent.ts'

const contract = guardianApi.decideRequest
type Given = FamilyAnswer & { id: string; visitor: Visitor }
type Decided = { familyId: string; userId: string }

/**
 * A verified guardian says yes or no to a person who wants to join a family with their child, or to their child who
 * wants to join one. One yes holds for all children of the guardian in that family. The last yes lets the person in;
 * any no ends the asking.
 * @throws OperationError `onboarding.error.link_unknown`, `.guardian_child_here`, `family.error.request_gone`,
 * `.changed`, `.full`
 */
export async function decideRequest(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  ref: LinkRef,
  given: Given,
): Promise<void> {
  requireNoMinor(given.visitor)
  const now = clock.now()
  const { familyId, userId } = await db.tx(async (sql): Promise<Decided> => {
    await lockGuardianship(sql)
    const link = await lockedLink(sql, ref)
    if (!link || link.status !== 'verified' || ('as' in ref && link.guardian_id !== ref.as.id)) {
      throw operationErrorOf(contract, 'onboarding.error.link_unknown')
    }
    // The mailed page needs no sign-in, so it says nothing about a family from where the child signs in.
    if ('token' in ref && (await isChildsDevice(sql, link.child_id, given.visitor))) {
      throw operationErrorOf(contract, 'onboarding.error.guardian_child_here')
    }
    const [asking] = await sql.query<{ family_id: string; user_id: string }>(
      `select family_id, user_id from family_members where id = $1 and role = 'waiting'`,
      [given.id],
    )
    if (!asking) throw operationErrorOf(contract, 'family.error.request_gone')
    const guardian = { accountId: link.guardian_id, mailbox: mailboxOf(link.guardian_email) }
    await decide(sql, { ...asking, given, guardian, now })
    return { familyId: asking.family_id, userId: asking.user_id }
  })
  void publishToPerson(realtime, userId)
  await publishChanged({ db, realtime }, familyId)
}

type Deciding = {
  family_id: string
  user_id: string
  given: Given
  guardian: { accountId: string | null; mailbox: string }
  now: Date
}

async function decide(
  sql: Sql,
  { family_id: familyId, user_id: userId, given, guardian, now }: Deciding,
): Promise<void> {
  const { members, me: member } = await lockedGroup(sql, familyId, userId)
  const missing = await missingConsentOf(sql, given.id)
  const consents = givableBy(missing, guardian)
  if (consents.length === 0) throw operationErrorOf(contract, 'family.error.request_gone')
  if (given.answer === 'no') return refuse(sql, { familyId, memberId: member.id, consents, now })
  const inside = members.filter(({ role }) => role !== 'waiting')
  if (versionOf(inside) !== given.version) throw operationErrorOf(contract, 'family.error.changed')
  await storeConsent(sql, consents, now)
  if (consents.length === missing.length)
    await letIn(sql, { familyId, member, members, now, notifiesMember: true })
}

/** They knew the code, so a new one is made, unless the no is to the guardian's own child. */
async function refuse(
  sql: Sql,
  {
    familyId,
    memberId,
    consents,
    now,
  }: { familyId: string; memberId: string; consents: readonly MissingConsent[]; now: Date },
): Promise<void> {
  await sql.query('delete from family_members where id = $1', [memberId])
  if (!consents.some(({ is_own }) => is_own)) await giveNewCode(sql, familyId, now)
}
