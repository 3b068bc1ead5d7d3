import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { markParent } from './agree.ts'
import { findOwnAddress } from './findOwnAddress.ts'
import { lockedLink } from './findLink.ts'
import { lockGuardianship } from './lockGuardianship.ts'
import { requireRoomForChild } from './requireRoomForChild.ts'
import { carryPreferencesOver } from './preferences.ts'

const contract = guardianApi.connectGuardianFromPage

/**
 * Connects a child to the account of an adult whose address is the link's, by the secret of the mailed page. The
 * address alone is no proof, also not a confirmed one: a stranger can sign up with it, and the guardian confirm it by
 * mistake. The link changes together with the child's `parent_id` and the guardian's `is_parent`, which wait for the
 * guardian's own yes. Doing it twice is fine.
 * @throws OperationError `onboarding.error.link_unknown`, `.guardian_not_verified`, `.guardian_address`,
 * `.guardian_minor`, `.too_many_children`
 */
export async function connectGuardian(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  token: string,
): Promise<void> {
  const now = clock.now()
  await db.tx(async (sql) => {
    await lockGuardianship(sql)
    const link = await lockedLink(sql, { token })
    if (!link) throw operationErrorOf(contract, 'onboarding.error.link_unknown')
    if (link.status !== 'verified' && link.status !== 'contact')
      throw operationErrorOf(contract, 'onboarding.error.guardian_not_verified')
    if (link.guardian_email !== (await findOwnAddress(sql, actor.id)))
      throw operationErrorOf(contract, 'onboarding.error.guardian_address')
    await requireAdult(sql, actor.id)
    if (link.guardian_id === actor.id) return
    await requireRoomForChild(sql, { link: link.id, accountId: actor.id })
    await sql.query('update guardian_links set guardian_id = $2, updated_at = $3 where id = $1', [
      link.id,
      actor.id,
      now,
    ])
    if (link.status === 'verified')
      await markParent(sql, { childId: link.child_id, accountId: actor.id, now })
    await carryPreferencesOver(sql, { link: link.id, accountId: actor.id, now })
  })
}

/** A child or teen can never be a guardian. The row is held, so that a new age cannot come in between. */
async function requireAdult(sql: Sql, id: string): Promise<void> {
  const [person] = await sql.query<{ age_group: Actor['ageGroup'] }>(
    'select age_group from profiles where id = $1 for update',
    [id],
  )
  if (!isAdult(person?.age_group ?? null)) {
    throw operationErrorOf(contract, 'onboarding.error.guardian_minor')
  }
}
