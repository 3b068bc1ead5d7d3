import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { SafetyCategory } from '#domain/moderation/categories.ts'
import type { DecidedItem, QueueItem } from '#domain/moderation/deskApi.ts'
import type { DeskAction } from '#domain/moderation/ladder.ts'
import { takesAway } from '#domain/moderation/ladder.ts'
import type { ItemSource, Severity } from '#domain/moderation/queue.ts'
import type { Sql } from '#services/database/db.ts'

/** An item as it is stored. */
export type ItemRow = {
  id: string
  source: ItemSource
  subject_kind: string
  subject_id: string
  user_id: string | null
  category: SafetyCategory
  severity: Severity
  age_group: AgeGroup | null
  reports: number
  created_at: Date
  due_at: Date
  state: 'open' | 'decided'
  claimed_by_id: string | null
  claimed_until: Date | null
  ban_asked_by_id: string | null
  action: DeskAction | null
  hours: number | null
  note: string | null
  decided_by_id: string | null
  decided_at: Date | null
  decision: string | null
  sanction: string | null
  settled_at: Date | null
  reversed_at: Date | null
}
/** An item with the name of the moderator who has it. */
export type ListedRow = ItemRow & { claimed_name: string | null }

/** The item, held still for this transaction. @throws OperationError 404 */
export async function lockedItem(sql: Sql, id: string): Promise<ItemRow> {
  const [row] = await sql.query<ItemRow>('select * from moderation_items where id = $1 for update', [id])
  if (!row) throw new OperationError('common.error.not_found')
  return row
}

/** Whether a moderator has the item at this moment. */
export const isClaimedBy = (row: ItemRow, moderator: string, now: Date): boolean =>
  row.state === 'open' &&
  row.claimed_by_id === moderator &&
  row.claimed_until !== null &&
  row.claimed_until > now

/** An item as the queue shows it to one moderator. */
export const queueView = (row: ListedRow, moderator: string, now: Date): QueueItem => ({
  id: row.id,
  source: row.source,
  category: row.category,
  severity: row.severity,
  ageGroup: row.age_group,
  reports: row.reports,
  createdAt: row.created_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  claim:
    row.claimed_by_id !== null && row.claimed_until !== null && row.claimed_until > now
      ? {
          isMine: row.claimed_by_id === moderator,
          name: row.claimed_name ?? '',
          until: row.claimed_until.toISOString(),
        }
      : null,
  isBanAsked: row.ban_asked_by_id !== null,
})

/** A decided item with the pseudonyms of both. */
export type DecidedRow = ItemRow & { username: string | null; decided_name: string | null }
/** Reads decided items: put a condition and an order behind it. */
export const DECIDED = `
select i.*, p.username, d.username as decided_name from moderation_items i
left join profiles p on p.id = i.user_id left join profiles d on d.id = i.decided_by_id`

/** A decided item as the desk lists it. */
export const decidedView = (row: DecidedRow): DecidedItem => ({
  id: row.id,
  source: row.source,
  category: row.category,
  severity: row.severity,
  action: row.action!,
  hours: row.hours,
  username: row.username,
  decidedBy: row.decided_name,
  decidedAt: row.decided_at!.toISOString(),
  isReversed: row.reversed_at !== null,
  mayReverse: isReversible(row),
})

/** Whether a decision can be taken back after people were notified. */
export const isReversible = (row: ItemRow): boolean =>
  row.state === 'decided' &&
  row.settled_at !== null &&
  row.reversed_at === null &&
  row.action !== null &&
  takesAway(row.action)
