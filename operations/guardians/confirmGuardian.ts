import type { GuardianEvent } from '#domain/guardians/events.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import type { Relationship } from '#domain/guardians/consentLevels.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { confirmParental } from '#operations/legal/parentalConsent.ts'
import type { Services } from '#services'
import { agree } from './agree.ts'
import { lockedLink, type LinkRef } from './findLink.ts'
import { lockGuardianship } from './lockGuardianship.ts'
import { mailAnswer } from './mailAnswer.ts'
import { isChildsDevice, requireNoMinor, type Visitor } from './visitor.ts'

/** What a yes led to. */
export type Level = 'contact' | 'verified'

/**
 * A guardian's own yes, from the mailed page or from the account that is connected: they say what they are to the
 * child, that they are of age and that they read what it means. It needs no code. From a browser the child has signed
 * in on it counts like the code, because the mailbox may be the child's too. A mail confirms it. Saying it twice is
 * fine.
 * @throws OperationError `onboarding.error.link_unknown`, `.guardian_child_here`, `.guardian_minor`,
 * `.too_many_children`, `.guardian_not_needed`
 */
export async function confirmGuardian(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  ref: LinkRef,
  { relationship, visitor }: { relationship: Relationship; visitor: Visitor },
): Promise<Level> {
  requireNoMinor(visitor)
  const now = clock.now()
  const { level, childId } = await db.tx(async (sql): Promise<{ level: Level; childId: string | null }> => {
    await lockGuardianship(sql)
    const link = await lockedLink(sql, ref)
    if (!link || link.status === 'revoked' || ('as' in ref && link.guardian_id !== ref.as.id)) {
      throw operationErrorOf(guardianApi.confirmGuardianFromPage, 'onboarding.error.link_unknown')
    }
    // The parental box asks for the guardian's page or account, not for another device: what that protects is company.
    const confirm = () => confirmParental(sql, { link, from: visitor.from, now })
    if (link.status === 'verified')
      return { level: 'verified', childId: (await confirm()) ? link.child_id : null }
    if (await isChildsDevice(sql, link.child_id, visitor)) {
      if (link.status === 'contact')
        return { level: 'contact', childId: (await confirm()) ? link.child_id : null }
      await agree(sql, { link, consent: { level: 'contact' }, now })
      await confirm()
      await mailAnswer(sql, { link, answer: 'contact', now })
      return { level: 'contact', childId: link.child_id }
    }
    await agree(sql, { link, consent: { level: 'verified', relationship }, now })
    await confirm()
    await mailAnswer(sql, { link, answer: 'yes', now })
    return { level: 'verified', childId: link.child_id }
  })
  if (childId !== null) {
    const event: GuardianEvent = { name: 'guardian-verified', data: { at: now.toISOString() } }
    void realtime.publish(`private-user-${childId}`, event.name, event.data)
  }
  return level
}
