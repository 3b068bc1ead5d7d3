import type { Actor } from '#domain/access/actor.ts'
import type { IdentityProof } from '#domain/account/credentials.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { guardianMayUndo, type DeletionAsker } from '#domain/account/deletion.ts'
import type { Output } from '#domain/api/contract.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { confirmIdentity } from '../confirmIdentity.ts'
import { planDeletion, publishHidden } from './planDeletion.ts'
import { dropPlan } from './undoDeletion.ts'

type Parts = Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>
const unknown = () => operationErrorOf(deletionApi.requestChildDeletion, 'onboarding.error.link_unknown')

const CHILD = `
select g.child_id from guardian_links g join profiles p on p.id = g.child_id and p.age_group in ('child', 'teen')
where g.id = $1 and g.guardian_id = $2 and g.status = 'verified'`

/** The child behind a verified link of the caller. @throws OperationError `onboarding.error.link_unknown` */
async function childOf(sql: Sql, actor: Actor, link: string): Promise<string> {
  const [row] = await sql.query<{ child_id: string }>(CHILD, [link, actor.id])
  if (!row) throw unknown()
  return row.child_id
}

/**
 * Plans the deletion of a child's account for the guardian who agreed, against the guardian's password or second
 * factor. What the child chose about deletions plays no part. Source: docs/rules/account.md B-choices.
 * @returns the instant from which on it cannot be undone
 * @throws OperationError `onboarding.error.link_unknown`, and those of `confirmIdentity`
 */
export async function requestChildDeletion(
  services: Parts,
  actor: Actor,
  { link, proof }: { link: string; proof: IdentityProof },
): Promise<Date> {
  const contract = deletionApi.requestChildDeletion
  await childOf(services.db, actor, link)
  const planned = await confirmIdentity(services, { contract, actor, proof }, async (sql) => {
    const userId = await childOf(sql, actor, link)
    const eraseAt = await planDeletion(sql, { userId, askedBy: 'guardian', now: services.clock.now() })
    return { userId, eraseAt }
  })
  void publishHidden(services, planned.userId)
  return planned.eraseAt
}

/**
 * Undoes it for the guardian. What a teen asked for themselves is left as it is.
 * @throws OperationError `onboarding.error.link_unknown`
 */
export async function undoChildDeletion(services: Parts, actor: Actor, link: string): Promise<void> {
  const now = services.clock.now()
  const userId = await services.db.tx(async (sql) => {
    const child = await childOf(sql, actor, link)
    const { children } = await childDeletions(sql, actor, now)
    if (!children.some((one) => one.link === link && one.mayUndo)) return null
    return (await dropPlan(sql, { userId: child, now })) ? child : null
  })
  if (userId) void publishHidden(services, userId)
}

type Row = {
  link: string
  first_name: string | null
  erase_at: Date
  requested_by: DeletionAsker
  is_child: boolean
}

/** The accounts of a guardian's children that are to be deleted and can still be kept. */
export async function childDeletions(
  sql: Sql,
  actor: Actor,
  now: Date,
): Promise<Output<typeof deletionApi.childDeletions>> {
  const rows = await sql.query<Row>(
    `select g.id as link, p.first_name, d.erase_at, d.requested_by, p.age_group = 'child' as is_child
     from guardian_links g join profiles p on p.id = g.child_id and p.age_group in ('child', 'teen')
     join account_deletions d on d.user_id = g.child_id and d.erased_at is null and d.erase_at > $2
     where g.guardian_id = $1 and g.status = 'verified' order by d.erase_at, g.id`,
    [actor.id, now],
    'child-deletions',
  )
  return {
    children: rows.map(({ link, first_name, erase_at, requested_by, is_child }) => ({
      link,
      firstName: first_name,
      eraseAt: erase_at.toISOString(),
      requestedBy: requested_by,
      mayUndo: guardianMayUndo(requested_by, is_child),
    })),
  }
}
