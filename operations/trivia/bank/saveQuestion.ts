import type { Actor } from '#domain/access/actor.ts'
import { storedRichText } from '#domain/content/storedRichText.ts'
import { optionIssues, type QuestionDraft } from '#domain/trivia/bank.ts'
import { triviaBankApi, type BankQuestionView } from '#domain/trivia/bankApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { explanationOf, holdQuestion, questionView, type QuestionRow } from './questionRows.ts'
import { holdBank, lettered, samePrompt, storeQuestions } from './storeQuestions.ts'

type Written = QuestionDraft & { state: 'draft' | 'pending' }
type Used = Pick<Services, 'db' | 'clock'>

/**
 * Stores a new question of the caller, as a draft or waiting for its review.
 * @throws OperationError 403 without the permission `content.write`, 422 with the fields that are wrong
 */
export async function createQuestion(
  { db, clock }: Used,
  actor: Actor,
  written: Written,
): Promise<BankQuestionView> {
  requirePermission(actor, 'content.write')
  const { state, ...draft } = written
  const now = clock.now()
  return db.tx(async (sql) => {
    await holdBank(sql)
    await check(sql, draft)
    const [id] = await storeQuestions(sql, actor, { drafts: [draft], state, source: 'staff', now })
    await noteAudit(sql, { adminId: actor.id, event: 'trivia-questions.create', metadata: { id }, now })
    return questionView(sql, actor, id!)
  })
}

const update = statement(
  `update trivia_questions set locale = $locale, age_group = $ageGroup, category = $category, type = $type,
     difficulty = $difficulty, prompt = $prompt, options = $options, correct_option_id = $correctOptionId,
     explanation = $explanation, tags = $tags, sensitive = $sensitive, review_state = $state, review_note = null,
     reviewed_by_id = null, reviewed_at = null, edited_by_id = $editedBy, revision = revision + 1, updated_at = $now
   where id = $id`,
)

/**
 * Changes a question. Its new words wait for a review, whatever its state was; the same words again change nothing
 * but a draft that is sent to review.
 * @throws OperationError 403 without the permission `content.write`, 422 with the fields that are wrong,
 * `common.error.not_found`, 409 when a colleague changed it meanwhile
 */
export async function updateQuestion(
  { db, clock }: Used,
  actor: Actor,
  { id, revision, state, ...draft }: Written & { id: string; revision: number },
): Promise<BankQuestionView> {
  requirePermission(actor, 'content.write')
  const now = clock.now()
  return db.tx(async (sql) => {
    await holdBank(sql)
    const before = await holdQuestion(sql, id)
    if (before.revision !== revision)
      throw operationErrorOf(triviaBankApi.updateQuestion, 'triviaDesk.questions.error.moved_on')
    await check(sql, draft, id)
    const fields = changedFields(before, draft)
    if (fields.length > 0) {
      await update(sql, {
        ...draft,
        id,
        options: JSON.stringify(lettered(draft.options)),
        tags: JSON.stringify(draft.tags),
        // The looks that the editor of the panel gave it stay as long as its words do.
        explanation: JSON.stringify(
          fields.includes('explanation') ? storedRichText(draft.explanation) : before.explanation,
        ),
        state,
        editedBy: actor.id,
        now,
      })
    } else if (before.state === 'draft' && state === 'pending') {
      fields.push('reviewState')
      await sql.query(
        `update trivia_questions set review_state = 'pending', revision = revision + 1, updated_at = $2 where id = $1`,
        [id, now],
      )
    }
    if (fields.length > 0)
      await noteAudit(sql, {
        adminId: actor.id,
        event: 'trivia-questions.update',
        metadata: { id, fields },
        now,
      })
    return questionView(sql, actor, id)
  })
}

/** @throws OperationError 422 for options that read the same, no right one, or a prompt the bank has. */
async function check(sql: Sql, draft: QuestionDraft, own?: string): Promise<void> {
  const issues = optionIssues(draft)
  const same = await samePrompt(sql, draft)
  if (same && same !== own) issues.prompt = 'triviaDesk.questions.error.same_prompt'
  const fields = Object.fromEntries(Object.entries(issues).map(([field, issue]) => [`body.${field}`, issue]))
  if (Object.keys(fields).length > 0)
    throw operationErrorOf(triviaBankApi.createQuestion, 'triviaDesk.questions.error.check', { fields })
}

/** Names of the fields that a draft changes. */
function changedFields(before: QuestionRow, draft: QuestionDraft): string[] {
  const now = { ...draft, options: lettered(draft.options) }
  const was = {
    ...before,
    options: before.options.map(({ id, text, emoji }) => ({ id, text, ...(emoji && { emoji }) })),
    explanation: explanationOf(before.explanation).trim(),
  }
  return (Object.keys(now) as (keyof QuestionDraft)[]).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(now[field]),
  )
}
