import type { Actor } from '#domain/access/actor.ts'
import { optionIds } from '#domain/trivia/bank.ts'
import type { BankFilters } from '#domain/trivia/bankApi.ts'
import { toCsv } from '#lib/csv/toCsv.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import { bankColumns } from './bankColumns.ts'
import { listAll } from './listQuestions.ts'
import { explanationOf, type QuestionRow } from './questionRows.ts'

/**
 * The questions that fit as a CSV file, noted in the audit trail. Source: docs/rules/trivia.md csv, docs/rules/legal.md
 * D-194.
 * @throws OperationError 403 without the permission `content.write`
 */
export async function exportQuestions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  filters: BankFilters,
): Promise<{ name: string; csv: string }> {
  requirePermission(actor, 'content.write')
  const rows = await listAll(db, filters)
  const now = clock.now()
  const metadata = { rows: rows.length }
  await noteAudit(db, { adminId: actor.id, event: 'trivia_questions_exported', metadata, now })
  return {
    name: `trivia-questions-${now.toISOString().slice(0, 10)}.csv`,
    csv: toCsv(bankColumns, rows.map(cellsOf)),
  }
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

type Column = (typeof bankColumns)[number]

function cellsOf(row: QuestionRow): string[] {
  const options = optionIds.flatMap((letter, index) => [
    [`option_${letter}`, row.options[index]?.text ?? ''],
    [`emoji_${letter}`, row.options[index]?.emoji ?? ''],
  ])
  const values: Partial<Record<Column, string>> = {
    locale: row.locale,
    age_group: row.ageGroup,
    category: row.category,
    type: row.type,
    difficulty: row.difficulty,
    prompt: row.prompt,
    correct: row.correctOptionId,
    explanation: explanationOf(row.explanation),
    tags: row.tags.join(', '),
    sensitive: yesNo(row.sensitive),
    active: yesNo(row.active),
    source: row.source,
    state: row.state,
    ...(Object.fromEntries(options) as Partial<Record<Column, string>>),
  }
  return bankColumns.map((column) => values[column] ?? '')
}
