import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'

const READ = `
with mine as (select id, is_read from ai_suggestions where id = $1 and user_id = $2 for update),
marked as (update ai_suggestions s set is_read = true, updated_at = $3 from mine
  where s.id = mine.id and not mine.is_read returning s.id)
select exists (select 1 from mine) as found, exists (select 1 from marked) as changed`

/**
 * Marks a person's own suggestion read. True the first time. @throws OperationError `common.error.not_found` when they
 * have no such one.
 */
export async function readSuggestion(
  sql: Sql,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<boolean> {
  const [row] = await sql.query<{ found: boolean; changed: boolean }>(READ, [id, userId, now])
  if (!row!.found) throw new OperationError('common.error.not_found')
  return row!.changed
}
