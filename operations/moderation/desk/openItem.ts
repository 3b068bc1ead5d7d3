import type { DeskItem } from '#domain/moderation/deskApi.ts'
import { actionsFor, STRIKE_DAYS, suggestedStep } from '#domain/moderation/ladder.ts'
import type { SafetyCategory } from '#domain/moderation/categories.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'
import { queueView, type ListedRow } from './itemRow.ts'
import { hasWords } from './subjects.ts'

type Row = ListedRow & {
  username: string | null
  strikes: number
  reported: { category: SafetyCategory; count: number }[]
}

const ITEM = `
select i.*, c.username as claimed_name, p.username,
  (select coalesce(sum(s.weight), 0) from sanctions s where s.user_id = i.user_id and s.reversed_at is null
    and s.created_at > $2::timestamptz - interval '${STRIKE_DAYS} days') as strikes,
  (select coalesce(json_agg(json_build_object('category', r.category, 'count', r.count)), '[]')
    from (select category, count(*) from moderation_reports where item_id = i.id group by category order by 2 desc, 1) r) as reported
from moderation_items i left join profiles c on c.id = i.claimed_by_id left join profiles p on p.id = i.user_id
where i.id = $1`

/**
 * An item as a moderator reads it: who, how often, what was decided about the member before, never the words and never
 * who reported.
 * @throws OperationError 404
 */
export async function openItem(sql: Sql, id: string, moderator: string, now: Date): Promise<DeskItem> {
  const [row] = await sql.query<Row>(ITEM, [id, now], 'desk-item')
  if (!row) throw new OperationError('common.error.not_found')
  return {
    ...queueView(row, moderator, now),
    username: row.username,
    reported: row.reported,
    strikes: row.strikes,
    // Words about their own danger are no offence. Source: docs/rules/chat.md D-081.
    suggested: row.category === 'self_harm' ? null : suggestedStep(row.strikes, row.severity),
    actions: [...actionsFor(row.source)],
    isOwnBan: row.ban_asked_by_id === moderator,
    hasWords: hasWords(row),
  }
}
