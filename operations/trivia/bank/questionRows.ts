import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { plainText } from '#domain/content/plainText.ts'
import { readRichText } from '#domain/content/readRichText.ts'
import { mayApprove } from '#domain/trivia/bank.ts'
import type { BankQuestionView } from '#domain/trivia/bankApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'

/** A question as it is stored, with the emails of who wrote and reviewed it. */
export type QuestionRow = Omit<BankQuestionView, 'explanation' | 'mayApprove' | 'reviewedAt'> & {
  ageGroup: AgeGroup
  explanation: unknown
  authorId: string | null
  editedById: string | null
  reviewedAt: Date | null
  createdAt: Date
}

/** Selects questions as `QuestionRow`. */
export const SELECT_QUESTIONS = `select q.id, q.locale, q.age_group as "ageGroup", q.category, q.type, q.difficulty, q.prompt,
    q.options, q.correct_option_id as "correctOptionId", q.explanation, q.tags, q.sensitive, q.active, q.source,
    q.review_state as state, q.review_note as note, q.author_id as "authorId", q.edited_by_id as "editedById",
    q.reviewed_at as "reviewedAt", q.revision::int as revision, q.created_at as "createdAt",
    author.email as author, editor.email as "editedBy", reviewer.email as "reviewedBy"
  from trivia_questions q
  left join users author on author.id = q.author_id
  left join users editor on editor.id = q.edited_by_id
  left join users reviewer on reviewer.id = q.reviewed_by_id`

/**
 * Holds a question until the end of the transaction. @throws OperationError `common.error.not_found`
 */
export async function holdQuestion(sql: Sql, id: string): Promise<QuestionRow> {
  const [row] = await sql.query<QuestionRow>(`${SELECT_QUESTIONS} where q.id = $1 for update of q`, [id])
  if (!row) throw new OperationError('common.error.not_found')
  return row
}

/** One question as a member of staff sees it. */
export async function questionView(sql: Sql, actor: Actor, id: string): Promise<BankQuestionView> {
  const [row] = await sql.query<QuestionRow>(`${SELECT_QUESTIONS} where q.id = $1`, [id])
  return viewOf(actor, row!)
}

/** A stored question as a member of staff sees it. */
export function viewOf(actor: Actor, row: QuestionRow): BankQuestionView {
  const { authorId, editedById, createdAt: _, explanation, reviewedAt, ...shown } = row
  return {
    ...shown,
    explanation: explanationOf(explanation),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    mayApprove: mayApprove(actor.id, { ...row, authorId, editedById }),
  }
}

/** The words of a stored explanation. */
export const explanationOf = (stored: unknown): string => plainText(readRichText(stored).text)
