import type { Actor } from '#domain/access/actor.ts'
import { storedRichText } from '#domain/content/storedRichText.ts'
import type { QuestionDraft } from '#domain/trivia/bank.ts'
import { optionId } from '#domain/trivia/session.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

/** Holds back every other new question until the end of the transaction, so that none is stored twice. */
export const holdBank = (sql: Sql) =>
  sql.query(`select pg_advisory_xact_lock(hashtext('trivia-bank'))`).then(() => undefined)

/** Options with their letters. */
export const lettered = (options: QuestionDraft['options']) =>
  options.map(({ text, emoji }, index) => ({ id: optionId(index), text, ...(emoji && { emoji }) }))

type New = {
  drafts: readonly QuestionDraft[]
  state: 'draft' | 'pending'
  source: 'staff' | 'import'
  now: Date
}

/** Stores new questions of one author. Returns their ids, in the same order. */
export async function storeQuestions(
  sql: Sql,
  { id: authorId }: Pick<Actor, 'id'>,
  { drafts, state, source, now }: New,
): Promise<string[]> {
  const rows = drafts.map(({ options, explanation, ...draft }) => ({
    ...draft,
    id: newId(),
    options: lettered(options),
    explanation: storedRichText(explanation),
  }))
  await sql.query(
    `insert into trivia_questions (id, locale, age_group, category, type, difficulty, prompt, options, correct_option_id,
       explanation, tags, sensitive, active, source, review_state, author_id, revision, created_at, updated_at)
     select r.id, r.locale, r."ageGroup", r.category, r.type, r.difficulty, r.prompt, r.options, r."correctOptionId",
       r.explanation, r.tags, r.sensitive, true, $2, $3, $4, 1, $5, $5
     from json_to_recordset($1::json) as r(id uuid, locale text, "ageGroup" text, category text, type text,
       difficulty text, prompt text, options jsonb, "correctOptionId" text, explanation jsonb, tags jsonb, sensitive bool)`,
    [JSON.stringify(rows), source, state, authorId, now],
  )
  return rows.map(({ id }) => id)
}

/** The id of a question of the bank with this prompt, for this age and language. */
export async function samePrompt(
  sql: Sql,
  { prompt, ageGroup, locale }: Pick<QuestionDraft, 'prompt' | 'ageGroup' | 'locale'>,
): Promise<string | undefined> {
  const [row] = await sql.query<{ id: string }>(
    'select id from trivia_questions where prompt = $1 and age_group = $2 and locale = $3 limit 1',
    [prompt, ageGroup, locale],
  )
  return row?.id
}
