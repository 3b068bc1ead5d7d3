import type { Actor } from '#domain/access/actor.ts'
import type { Output } from '#domain/api/contract.ts'
import { BANK_PAGE, type BankFilters, type triviaBankApi } from '#domain/trivia/bankApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { SELECT_QUESTIONS, viewOf, type QuestionRow } from './questionRows.ts'

/** More than the bank holds. */
const EXPORT_MAX = 100_000
const FITTING = `($ageGroup::text is null or q.age_group = $ageGroup) and ($locale::text is null or q.locale = $locale)
  and ($category::text is null or q.category = $category)
  and ($difficulty::text is null or q.difficulty = $difficulty)
  and ($state::text is null or q.review_state = $state) and ($source::text is null or q.source = $source)
  and ($active::bool is null or q.active = $active)
  and ($search::text is null or q.prompt ilike $search or q.options::text ilike $search or q.tags::text ilike $search)`
const countFitting = statement(`select count(*)::int as total from trivia_questions q where ${FITTING}`)
const findFitting = statement(
  `${SELECT_QUESTIONS} where ${FITTING}
     and ($at::timestamptz is null or (q.created_at, q.id) < ($at::timestamptz, $id::uuid))
   order by q.created_at desc, q.id desc limit $most::int`,
)

/**
 * A page of the bank, newest first, and how many questions fit in all.
 * @throws OperationError 403 without the permission `content.write`
 */
export async function listQuestions(
  sql: Sql,
  actor: Actor,
  { before, ...filters }: BankFilters & { before?: string | undefined },
): Promise<Output<typeof triviaBankApi.listQuestions>> {
  requirePermission(actor, 'content.write')
  const [rows, [counted]] = await Promise.all([
    fittingRows(sql, filters, { before, most: BANK_PAGE + 1 }),
    countFitting<{ total: number }>(sql, valuesOf(filters)),
  ])
  const page = rows.slice(0, BANK_PAGE)
  const last = page.at(-1)
  return {
    questions: page.map((row) => viewOf(actor, row)),
    next: rows.length > BANK_PAGE && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
    total: counted!.total,
  }
}

/** All questions that fit, newest first. */
export const listAll = (sql: Sql, filters: BankFilters): Promise<QuestionRow[]> =>
  fittingRows(sql, filters, { most: EXPORT_MAX })

function fittingRows(
  sql: Sql,
  filters: BankFilters,
  { before, most }: { before?: string | undefined; most: number },
): Promise<QuestionRow[]> {
  const [at = null, id = null] = before?.split('_') ?? []
  return findFitting<QuestionRow>(sql, { ...valuesOf(filters), at, id, most })
}

const valuesOf = ({ active, search, ...filters }: BankFilters) => ({
  ageGroup: filters.ageGroup ?? null,
  locale: filters.locale ?? null,
  category: filters.category ?? null,
  difficulty: filters.difficulty ?? null,
  state: filters.state ?? null,
  source: filters.source ?? null,
  active: active === undefined ? null : active === 'yes',
  search: search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null,
})
