import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { RESOURCES_EXPLORED } from '#domain/content/schema.ts'
import { badges } from '#domain/checkins/badges.ts'
import type { BadgeView } from '#domain/checkins/schema.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { awardSql } from '#operations/checkins/awardSql.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { isPublishedFor } from './publishedSql.ts'

const { id: BADGE, name, type } = badges.find((badge) => badge.id === 'resource_explorer')!

// The person's one row is the lock: any number of openings at once become steps, and exactly one of them is the third.
// From then on the row says only that there were enough; what was opened is forgotten.
const noteOpened = statement(
  `
with piece as (
  select c.id from motivational_content c where c.id = $id and ${isPublishedFor('c', '$ageGroup')}
), opened as (
  insert into explored_resources as e (user_id, items, is_done, updated_at)
  select $userId, jsonb_build_array(id), false, $now from piece
  on conflict (user_id) do update set
    items = case when e.is_done or e.items @> excluded.items then e.items
      when jsonb_array_length(e.items) + 1 >= ${RESOURCES_EXPLORED} then '[]' else e.items || excluded.items end,
    is_done = e.is_done or (not e.items @> excluded.items and jsonb_array_length(e.items) + 1 >= ${RESOURCES_EXPLORED}),
    updated_at = case when e.is_done then e.updated_at else excluded.updated_at end
  returning is_done
), badge as (
  ${awardSql(`select $badgeId::uuid, $userId::uuid, $badge, $badgeType, $badgeName,
    'Looked at ${RESOURCES_EXPLORED} different resources', $now::timestamptz from opened where is_done`)}
)
select exists (select 1 from piece) as found, exists (select 1 from badge) as earned`,
  'open-content',
)

/**
 * Notes that a member opened a piece; the third different one earns Resource Explorer, once. Returns the badge if it
 * was earned just now. Source: docs/rules/content.md D-061. @throws OperationError 404 for a piece the member may not
 * read
 */
export async function openContent(
  sql: Sql,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<z.output<typeof BadgeView> | null> {
  const [row] = await noteOpened<{ found: boolean; earned: boolean }>(sql, {
    userId: actor.id,
    id,
    ageGroup: actor.ageGroup,
    now,
    badgeId: newId(),
    badge: BADGE,
    badgeType: type,
    badgeName: name,
  })
  if (!row!.found) throw new OperationError('common.error.not_found')
  return row!.earned ? { id: BADGE, earnedAt: now.toISOString() } : null
}
