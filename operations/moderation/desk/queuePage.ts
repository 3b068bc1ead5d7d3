import type { Actor } from '#domain/access/actor.ts'
import { QUEUE_PAGE, type QueueItem } from '#domain/moderation/deskApi.ts'
import { rankOf, type ItemSource, type Severity } from '#domain/moderation/queue.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { hasMark, shownSql } from './forMarked.ts'
import { queueView, type ListedRow } from './itemRow.ts'

/** Which part of the queue is asked for. `cursor` is the last item of the page before. */
export type QueueQuery = {
  cursor?: string | undefined
  source?: ItemSource | undefined
  severity?: Severity | undefined
}

// The order of an index over open items: a page costs the same however many wait.
const PAGE = `
select i.*, c.username as claimed_name from moderation_items i
left join profiles c on c.id = i.claimed_by_id
where i.state = 'open' and i.user_id is distinct from $1 and ${shownSql('i', '$5::boolean')}
  and ($2::uuid is null or (i.rank, i.due_at, i.id) > (select rank, due_at, id from moderation_items where id = $2))
  and ($3::text is null or i.source = $3) and ($4::numeric is null or i.rank = $4)
order by i.rank, i.due_at, i.id limit ${QUEUE_PAGE + 1}`

/**
 * A page of the queue, without items about the moderator. @throws OperationError 403 without the permission
 */
export async function queuePage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { cursor, source, severity }: QueueQuery,
): Promise<{ items: QueueItem[]; next: string | null }> {
  requirePermission(actor, 'moderation.decide')
  const now = clock.now()
  const rows = await db.query<ListedRow>(PAGE, [
    actor.id,
    cursor ?? null,
    source ?? null,
    severity ? rankOf(severity) : null,
    hasMark(actor),
  ])
  const items = rows.slice(0, QUEUE_PAGE).map((row) => queueView(row, actor.id, now))
  return { items, next: rows.length > QUEUE_PAGE ? items.at(-1)!.id : null }
}
