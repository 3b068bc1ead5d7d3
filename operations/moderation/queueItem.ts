import type { SafetyCategory } from '#domain/moderation/categories.ts'
import { dueAt, rankOf, severities, type ItemSource, type Severity } from '#domain/moderation/queue.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

/** What a moderator has to look at. */
export type NewItem = {
  source: ItemSource
  /** What kind of thing it is about: `message`, `entry`, `check_in`, `username`. */
  subjectKind: string
  subjectId: string
  /** The member it is about. */
  userId: string | null
  category: SafetyCategory
  severity: Severity
  now: Date
  /** The member who reported it, and learns the outcome. */
  reporterId?: string
}

// Words of danger of a minor are there for the mark alone, also where their message was reported before it was changed.
const IS_FOR_MARKED = `(excluded.source = 'held_message' and excluded.category = 'self_harm'
    and moderation_items.age_group in ('child', 'teen'))`
// Who has it without the mark may not see it any more: it is free for those who may.
const IS_FREED = `(${IS_FOR_MARKED} and not exists (
    select from user_roles r where r.user_id = moderation_items.claimed_by_id and r.admin_role::text = 'child_safety'))` as const

// The worse of both is kept, and the earlier deadline. An item that a moderator has at the moment stays theirs.
const QUEUE = statement(
  `
insert into moderation_items (id, source, subject_kind, subject_id, user_id, category, severity, rank, age_group, due_at, created_at, updated_at)
values ($id, $source, $subjectKind, $subjectId, $userId::uuid, $category, $severity, $rank,
  (select age_group from profiles where id = $userId::uuid), $dueAt, $now, $now)
on conflict (subject_kind, subject_id) where state = 'open' do update set
  source = case when ${IS_FOR_MARKED} then excluded.source else moderation_items.source end,
  rank = least(moderation_items.rank, excluded.rank),
  severity = (array['${severities.join("', '")}'])[least(moderation_items.rank, excluded.rank)::int + 1],
  category = case when ${IS_FOR_MARKED} or excluded.rank < moderation_items.rank then excluded.category else moderation_items.category end,
  claimed_by_id = case when ${IS_FREED} then null else moderation_items.claimed_by_id end,
  claimed_until = case when ${IS_FREED} then null else moderation_items.claimed_until end,
  due_at = least(moderation_items.due_at, excluded.due_at), updated_at = excluded.updated_at
returning id`,
  'queue-item',
)

/**
 * Puts something before the moderators, in the caller's transaction. A subject has one open item: what comes on top
 * raises its count of reports, its severity and its deadline. A member counts once for each item.
 * @returns the id of the item
 */
export async function queueItem(sql: Sql, { reporterId, ...item }: NewItem): Promise<string> {
  const { source, subjectKind, subjectId, userId, category, severity, now } = item
  const [row] = await QUEUE<{ id: string }>(sql, {
    id: newId(),
    source,
    subjectKind,
    subjectId,
    userId,
    category,
    severity,
    rank: rankOf(severity),
    dueAt: dueAt({ source, severity, now }),
    now,
  })
  if (reporterId)
    await sql.query(
      `with reported as (
         insert into moderation_reports (id, item_id, reporter_id, category, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $5) on conflict (item_id, reporter_id) do nothing returning 1)
       update moderation_items set reports = reports + 1 where id = $2 and exists (select from reported)`,
      [newId(), row!.id, reporterId, category, now],
      'queue-report',
    )
  return row!.id
}
