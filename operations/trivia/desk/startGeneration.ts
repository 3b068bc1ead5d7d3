import type { Actor } from '#domain/access/actor.ts'
import { TRIVIA_WEEK_QUESTIONS } from '#domain/trivia/figures.ts'
import { comingWeek } from '#domain/trivia/schedule.ts'
import { triviaWeeksApi } from '#domain/trivia/weeksApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import { isGenerating, queueGeneration } from '../weeks/queueGeneration.ts'

/**
 * Queues a run for the weekend that comes. @throws OperationError 403 without the permission `content.write`;
 * `trivia.error.generation_running` while a run is not over
 */
export async function startGeneration(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ week_key: string; combinations: number; questions: number }> {
  requirePermission(actor, 'content.write')
  const now = clock.now()
  const weekKey = comingWeek(now)
  return db.tx(async (sql) => {
    // Two presses at once are one run.
    await sql.query(`select pg_advisory_xact_lock(hashtext('trivia-generation'))`)
    if (await isGenerating(sql))
      throw operationErrorOf(triviaWeeksApi.startGeneration, 'trivia.error.generation_running')
    const combinations = await queueGeneration(sql, { run: `staff:${newId()}`, weekKey })
    const metadata = { week: weekKey, combinations }
    await noteAudit(sql, { adminId: actor.id, event: 'trivia_generation_started', metadata, now })
    return { week_key: weekKey, combinations, questions: combinations * TRIVIA_WEEK_QUESTIONS }
  })
}
