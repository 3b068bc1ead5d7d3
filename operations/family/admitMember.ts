import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import type { FamilyGroupView } from '#domain/family/schema.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { lockGuardianship } from '#operations/guardians/lockGuardianship.ts'
import type { Services } from '#services'
import { publishChanged, publishToPerson } from './publishToFamily.ts'
import { letIn } from './letIn.ts'
import { readGroup } from './listGroups.ts'
import { memberWith, lockedAsAdmin } from './lockedGroup.ts'
import { missingConsentOf, givableBy, storeConsent } from './missingConsent.ts'

/**
 * Says yes to a person who asked, as an adult admin. Where children or teens are concerned only the yes of their
 * verified guardians counts: an admin who is one says it here, and the person comes in with the last one. Saying it
 * twice is fine.
 * @throws OperationError 404, `family.error.not_admin`, `.guardians_decide`, `.full`
 */
export async function admitMember(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<FamilyGroupView> {
  const isNew = await db.tx(async (sql) => {
    const now = clock.now()
    await lockGuardianship(sql)
    const members = await lockedAsAdmin(sql, { familyId, actor, adultsOnly: true })
    const member = memberWith(members, userId)
    if (member.role !== 'waiting') return false
    const missing = await missingConsentOf(sql, member.id)
    const consents = givableBy(missing, { accountId: actor.id, mailbox: null })
    if (missing.length > 0 && consents.length === 0) {
      throw operationErrorOf(familyApi.admit, 'family.error.guardians_decide')
    }
    await storeConsent(sql, consents, now)
    if (consents.length === missing.length)
      await letIn(sql, { familyId, member, members, now, notifiesMember: true })
    return true
  })
  if (isNew) {
    void publishToPerson(realtime, userId)
    await publishChanged({ db, realtime }, familyId)
  }
  return readGroup(db, actor.id, familyId)
}
