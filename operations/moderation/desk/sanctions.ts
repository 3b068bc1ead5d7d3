import type { SanctionKind } from '#domain/chat/standing.ts'
import { strikeWeights } from '#domain/moderation/ladder.ts'
import type { SafetyCategory } from '#domain/moderation/categories.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

type Given = {
  userId: string
  step: SanctionKind
  /** Null for what has no end. */
  hours: number | null
  category: SafetyCategory
  reason: string | undefined
  moderator: string
  item: string
  now: Date
}

const GIVE = statement(`
insert into sanctions (id, user_id, kind, reason, rule, weight, expires_at, created_by_id, item, created_at, updated_at)
values ($id, $userId, $step, $reason, $category, $weight, $expiresAt, $moderator, $item, $now, $now)`)

/** Gives a member a sanction, in the caller's transaction. A warning ends nothing and has no end. @returns its id */
export async function giveSanction(sql: Sql, { hours, reason, ...given }: Given): Promise<string> {
  const id = newId()
  await GIVE(sql, {
    ...given,
    id,
    reason: reason ?? given.category,
    weight: strikeWeights[given.step],
    expiresAt: hours === null ? null : new Date(given.now.getTime() + hours * 3_600_000),
  })
  return id
}

/** Lifts a sanction, in the caller's transaction: it no longer holds and no longer counts. */
export async function liftSanction(
  sql: Sql,
  { id, moderator, now }: { id: string | null; moderator: string; now: Date },
): Promise<void> {
  await sql.query(
    `update sanctions set reversed_at = $2, reversed_by_id = $3, updated_at = $2 where id::text = $1 and reversed_at is null`,
    [id, now, moderator],
  )
}
