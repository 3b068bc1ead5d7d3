import type { Actor } from '#domain/access/actor.ts'
import { deskApi, type DeskItem } from '#domain/moderation/deskApi.ts'
import { LEASE_MINUTES } from '#domain/moderation/queue.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { hasMark, shownSql } from './forMarked.ts'
import { openItem } from './openItem.ts'

type Parts = Pick<Services, 'db' | 'clock'>

/** Items below are severe. */
const FIRST_MILD_RANK = 2

const CLAIM = `
update moderation_items i set claimed_by_id = $2, claimed_until = $3::timestamptz + interval '${LEASE_MINUTES} minutes'
where id = $1 and state = 'open' and user_id is distinct from $2 and ${shownSql('i', '$4::boolean')}
  and (claimed_by_id = $2 or claimed_until is null or claimed_until <= $3)
returning id`

// One statement: what the moderator had is free again, and may be the next one.
const CLAIM_NEXT = `
with next as (
  select id from moderation_items i
  where state = 'open' and user_id is distinct from $1 and ban_asked_by_id is distinct from $1 and ${shownSql('i', '$4::boolean')}
    and (claimed_until is null or claimed_until <= $2 or claimed_by_id = $1) and rank >= $3
  order by rank, due_at, id limit 1 for update skip locked
), given_back as (
  update moderation_items set claimed_by_id = null, claimed_until = null
  where claimed_by_id = $1 and state = 'open' and id not in (select id from next))
update moderation_items set claimed_by_id = $1, claimed_until = $2::timestamptz + interval '${LEASE_MINUTES} minutes'
where id = (select id from next)
returning id`

const GIVE_BACK = `
update moderation_items set claimed_by_id = null, claimed_until = null where claimed_by_id = $1 and state = 'open'`

/**
 * Makes an item the moderator's for ten minutes, or for ten more. Of several who claim at once one gets it.
 * @throws OperationError 403 without the permission, 404 for an unknown item or one about the moderator,
 * `desk.error.taken` when another has it or it is decided
 */
export async function claimItem({ db, clock }: Parts, actor: Actor, id: string): Promise<DeskItem> {
  requirePermission(actor, 'moderation.decide')
  const now = clock.now()
  const [claimed] = await db.query(CLAIM, [id, actor.id, now, hasMark(actor)])
  if (!claimed) {
    const [found] = await db.query(
      `select from moderation_items i where id = $1 and user_id is distinct from $2 and ${shownSql('i', '$3::boolean')}`,
      [id, actor.id, hasMark(actor)],
    )
    throw found
      ? operationErrorOf(deskApi.claim, 'desk.error.taken')
      : new OperationError('common.error.not_found')
  }
  return openItem(db, id, actor.id, now)
}

/**
 * Claims the first item that is free, and gives back what the moderator had. Severe ones only when asked for.
 * @returns null when nothing waits
 */
export async function claimNext(
  { db, clock }: Parts,
  actor: Actor,
  withSevere: boolean,
): Promise<DeskItem | null> {
  requirePermission(actor, 'moderation.decide')
  const now = clock.now()
  const values = [actor.id, now, withSevere ? 0 : FIRST_MILD_RANK, hasMark(actor)]
  const [claimed] = await db.query<{ id: string }>(CLAIM_NEXT, values, 'desk-claim-next')
  return claimed ? openItem(db, claimed.id, actor.id, now) : null
}

/** Gives an item back to the queue; one that is not the moderator's stays as it is. */
export async function releaseItem({ db }: Pick<Services, 'db'>, actor: Actor, id: string): Promise<void> {
  requirePermission(actor, 'moderation.decide')
  await db.query(`${GIVE_BACK} and id = $2`, [actor.id, id])
}
