import type { Actor } from '#domain/access/actor.ts'
import { mayApprove, optionIssues } from '#domain/trivia/bank.ts'
import { triviaBankApi, type BankQuestionView } from '#domain/trivia/bankApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import { holdQuestion, questionView } from './questionRows.ts'

type Decision = { id: string; decision: 'approved' | 'rejected'; note: string; revision: number }
const events = { approved: 'trivia_question_approved', rejected: 'trivia_question_rejected' } as const

/**
 * Approves or rejects a question that waits for its review. For children and where it is sensitive, none of its writers
 * approves it. The same decision again changes nothing. Source: docs/rules/trivia.md review.
 * @throws OperationError 403 without the permission `content.write`, 422 for a rejection without a note,
 * `common.error.not_found`, those of the contract
 */
export async function reviewQuestion(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id, decision, note, revision }: Decision,
): Promise<BankQuestionView> {
  requirePermission(actor, 'content.write')
  if (decision === 'rejected' && note === '')
    throw new OperationError('common.error.invalid_input', {
      fields: { 'body.note': 'common.field.required' },
    })
  const now = clock.now()
  return db.tx(async (sql) => {
    const before = await holdQuestion(sql, id)
    if (before.state === decision) return questionView(sql, actor, id)
    const refuse = (reason: 'moved_on' | 'not_waiting' | 'second_person' | 'unfit') =>
      operationErrorOf(triviaBankApi.reviewQuestion, `triviaDesk.questions.error.${reason}`)
    if (before.state !== 'pending') throw refuse('not_waiting')
    if (before.revision !== revision) throw refuse('moved_on')
    if (decision === 'approved') {
      if (!mayApprove(actor.id, before)) throw refuse('second_person')
      if (Object.keys(optionIssues(before)).length > 0) throw refuse('unfit')
    }
    await sql.query(
      `update trivia_questions set review_state = $2, review_note = $3, reviewed_by_id = $4, reviewed_at = $5,
         revision = revision + 1, updated_at = $5 where id = $1`,
      [id, decision, note || null, actor.id, now],
    )
    await noteAudit(sql, { adminId: actor.id, event: events[decision], metadata: { id }, now })
    return questionView(sql, actor, id)
  })
}
