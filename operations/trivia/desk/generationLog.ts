import type { Actor } from '#domain/access/actor.ts'
import type { Output } from '#domain/api/contract.ts'
import { TRIVIA_WEEK_QUESTIONS } from '#domain/trivia/figures.ts'
import { GENERATION_ROWS } from '#domain/trivia/generation.ts'
import { combinations, comingWeek, deskWeek } from '#domain/trivia/schedule.ts'
import type { GenerationRow, triviaWeeksApi } from '#domain/trivia/weeksApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { isGenerating } from '../weeks/queueGeneration.ts'

const LOG = `
select id, week_key as "weekKey", age_group as "ageGroup", locale, status, jsonb_array_length(kept_ids) as kept,
  dropped_reasons as dropped, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
from trivia_generation_log order by created_at desc, id limit ${GENERATION_ROWS}`

/**
 * The latest rows of the log, and what a run would do. @throws OperationError 403 without the permission
 * `content.write`
 */
export async function generationLog(
  { db, clock, ai }: Pick<Services, 'db' | 'clock' | 'ai'>,
  actor: Actor,
): Promise<Output<typeof triviaWeeksApi.generation>> {
  requirePermission(actor, 'content.write')
  const [log, isRunning] = await Promise.all([
    db.query<GenerationRow>(LOG, [], 'trivia-generation-log'),
    isGenerating(db),
  ])
  const now = clock.now()
  return {
    weekKey: comingWeek(now),
    publishes: deskWeek(now),
    questions: combinations.length * TRIVIA_WEEK_QUESTIONS,
    hasModel: ai.hasModel,
    isRunning,
    log,
  }
}
