import type { Actor } from '#domain/access/actor.ts'
import type { SessionChoice } from '#domain/trivia/session.ts'
import type { RoundQuestion } from '#domain/trivia/weeksApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Sql } from '#services/database/db.ts'

/** Questions a list can hold. */
const MOST = 1_000

/**
 * Active questions of an age group in a language, newest first. @throws OperationError 403 without the permission
 * `content.write`
 */
export function roundQuestions(
  sql: Sql,
  actor: Actor,
  { ageGroup, locale }: SessionChoice,
): Promise<RoundQuestion[]> {
  requirePermission(actor, 'content.write')
  return sql.query<RoundQuestion>(
    `select id, prompt, category, difficulty, review_state = 'approved' as "isApproved" from trivia_questions
     where active and age_group = $1 and locale = $2 order by created_at desc, id limit ${MOST}`,
    [ageGroup, locale],
    'trivia-round-questions',
  )
}
