import type { Actor } from '#domain/access/actor.ts'
import type { HandlerInput } from '#domain/api/contract.ts'
import { isWeekKey } from '#domain/trivia/week.ts'
import { triviaWeeksApi, type RoundRow } from '#domain/trivia/weeksApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'

type Round = HandlerInput<typeof triviaWeeksApi.createRound>['body']

/**
 * Puts a round together, of active questions of one age group.
 * @throws OperationError 403 without the permission `content.write`; `trivia.error.round_day` for a date that is
 * none, or no Saturday and not meant so; `trivia.error.round_questions` for a question of another age group or
 * switched off
 */
export async function createRound(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { date, ageGroup, questionIds, isOtherDay = false }: Round,
): Promise<RoundRow> {
  requirePermission(actor, 'content.write')
  if (!isDay(date) || (!isWeekKey(date) && !isOtherDay))
    throw operationErrorOf(triviaWeeksApi.createRound, 'trivia.error.round_day')
  const now = clock.now()
  const [id, ids] = [newId(), [...new Set(questionIds)]]
  return db.tx(async (sql) => {
    const found = await sql.query(
      'select id from trivia_questions where id = any($1::uuid[]) and age_group = $2 and active',
      [ids, ageGroup],
    )
    if (found.length < questionIds.length)
      throw operationErrorOf(triviaWeeksApi.createRound, 'trivia.error.round_questions')
    await sql.query(
      `insert into trivia_rounds (id, date, age_group, question_ids, author_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [id, date, ageGroup, JSON.stringify(ids), actor.id, now],
    )
    const metadata = { id, date, ageGroup, questions: ids.length }
    await noteAudit(sql, { adminId: actor.id, event: 'trivia_round_created', metadata, now })
    return { id, date, ageGroup, questions: ids.length }
  })
}

/** 30 February has the form of a day and is none. */
const isDay = (date: string): boolean => {
  const at = new Date(`${date}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}
