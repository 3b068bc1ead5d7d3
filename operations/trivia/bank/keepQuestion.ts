import type { Actor } from '#domain/access/actor.ts'
import type { BankQuestionView } from '#domain/trivia/bankApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import { holdQuestion, questionView } from './questionRows.ts'

type Used = Pick<Services, 'db' | 'clock'>

/**
 * Puts a question out of use, or back. It needs no new review.
 * @throws OperationError 403 without the permission `content.write`, `common.error.not_found`
 */
export async function setQuestionActive(
  { db, clock }: Used,
  actor: Actor,
  { id, active }: { id: string; active: boolean },
): Promise<BankQuestionView> {
  requirePermission(actor, 'content.write')
  const now = clock.now()
  return db.tx(async (sql) => {
    const before = await holdQuestion(sql, id)
    if (before.active !== active) {
      await sql.query(
        'update trivia_questions set active = $2, revision = revision + 1, updated_at = $3 where id = $1',
        [id, active, now],
      )
      const metadata = { id, fields: ['active'] }
      await noteAudit(sql, { adminId: actor.id, event: 'trivia-questions.update', metadata, now })
    }
    return questionView(sql, actor, id)
  })
}

/**
 * Deletes a question from the bank. Sessions that have a copy keep it.
 * @throws OperationError 403 without the permission `content.write`, `common.error.not_found`
 */
export async function deleteQuestion({ db, clock }: Used, actor: Actor, id: string): Promise<void> {
  requirePermission(actor, 'content.write')
  await db.tx(async (sql) => {
    await holdQuestion(sql, id)
    await sql.query('delete from trivia_questions where id = $1', [id])
    const note = { event: 'trivia-questions.delete', metadata: { id }, now: clock.now() }
    await noteAudit(sql, { adminId: actor.id, ...note })
  })
}
