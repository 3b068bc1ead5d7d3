import type { Actor } from '#domain/access/actor.ts'
import { triviaApi } from '#domain/trivia/api.ts'
import type { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'

/** The answer after a weekend is over: what counts of it. Source: docs/rules/trivia.md grace-hour. */
export async function closedError(sql: Sql, actor: Actor, weekKey: string): Promise<OperationError> {
  const [counted] = await sql.query<{ sessions: number; score: number }>(
    `select count(*)::int as sessions, coalesce(sum(score), 0)::int as score from trivia_session_progress
     where user_id = $1 and week_key = $2`,
    [actor.id, weekKey],
  )
  return operationErrorOf(triviaApi.answer, 'trivia.error.closed', { args: counted! })
}
