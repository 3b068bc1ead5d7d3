import type { Actor } from '#domain/access/actor.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { mayCount } from '#operations/analytics/mayCount.ts'
import type { Sql } from '#services/database/db.ts'

// What was never shown cannot be read. The first time stays, however often and from wherever it is reported again.
const ENGAGE = `
with mine as (
  select id from coach_message_deliveries where id = $1 and user_id = $2 and opened_at is not null
), marked as (
  update coach_message_deliveries d set engaged_at = $3, updated_at = $3 from mine
  where d.id = mine.id and d.engaged_at is null and $4::boolean
)
select exists (select 1 from mine) as found`

/**
 * Notes that a person did something with a message that was shown to them. Of minors, and of who did not agree to be
 * counted, nothing is noted. @throws OperationError `common.error.not_found` when they were shown no such one.
 */
export async function engageMessage(
  sql: Sql,
  { actor, id, now }: { actor: Actor; id: string; now: Date },
): Promise<void> {
  const [row] = await sql.query<{ found: boolean }>(
    ENGAGE,
    [id, actor.id, now, mayCount(actor)],
    'coach-engage',
  )
  if (!row!.found) throw new OperationError('common.error.not_found')
}
