import type { GuardianEvent } from '#domain/guardians/events.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { lockedLink, type LinkRef } from '#operations/guardians/findLink.ts'
import { lockGuardianship } from '#operations/guardians/lockGuardianship.ts'
import { requireNoMinor, type Visitor } from '#operations/guardians/visitor.ts'
import type { Services } from '#services'
import { confirmParental, withdrawParental } from './parentalConsent.ts'

const contract = legalConsentApi.answerParental

/**
 * A guardian confirms a child's parental box or takes that back, from their account or the mailed page. It counts on
 * the child's very next request; the child's open pages are notified, and after a withdrawal their connections end.
 * @throws OperationError `onboarding.error.link_unknown`, `.guardian_child_here`, `.guardian_not_needed`,
 * `legal.error.parental_unasked`
 */
export async function answerParental(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  ref: LinkRef,
  { agree, visitor }: { agree: boolean; visitor: Visitor },
): Promise<'confirmed' | 'unconfirmed' | 'withdrawn'> {
  requireNoMinor(visitor)
  const now = clock.now()
  const { childId, state, isChanged } = await db.tx(async (sql) => {
    await lockGuardianship(sql)
    const link = await lockedLink(sql, ref)
    if (!link || link.status === 'revoked' || ('as' in ref && link.guardian_id !== ref.as.id))
      throw operationErrorOf(contract, 'onboarding.error.link_unknown')
    if (link.status === 'pending') throw operationErrorOf(contract, 'legal.error.parental_unasked')
    const [child] = await sql.query<{ is_child: boolean; was_withdrawn: boolean }>(
      `select age_group = 'child' as is_child, parental_withdrawn_at is not null as was_withdrawn from profiles where id = $1`,
      [link.child_id],
    )
    if (!child?.is_child) throw operationErrorOf(contract, 'onboarding.error.guardian_not_needed')
    const isChanged = await (agree ? confirmParental : withdrawParental)(sql, {
      link,
      from: visitor.from,
      now,
    })
    const state = agree ? 'confirmed' : isChanged || child.was_withdrawn ? 'withdrawn' : 'unconfirmed'
    return { childId: link.child_id, state, isChanged } as const
  })
  if (isChanged) {
    const name: GuardianEvent['name'] = agree ? 'guardian-verified' : 'guardian-revoked'
    void realtime
      .publish(`private-user-${childId}`, name, { at: now.toISOString() })
      .then(() => (agree ? undefined : realtime.terminate(childId)))
  }
  return state
}
