import { issueOf, issueParts } from '#domain/api/issue.ts'
import { optionIssues, QuestionDraft } from '#domain/trivia/bank.ts'
import { IMPORT_ROWS_MAX } from '#domain/trivia/bankApi.ts'
import { CsvSyntaxError, fromCsv, type CsvRow } from '#lib/csv/fromCsv.ts'
import { message, messageFor, type Locale, type MessageKey } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { bankColumns, columnOf, draftIn, neededColumns } from './bankColumns.ts'

/** What is wrong with a file, in the caller's language. `field` is a column; null for a whole line. */
export type ImportIssue = { line: number; field: string | null; message: string }
/** A question of a file, and its line. */
export type ImportRow = { line: number; draft: QuestionDraft }
/** A file as it was read: questions the bank does not have, how many it has, and every error. */
export type ImportFile = { fresh: ImportRow[]; known: number; issues: ImportIssue[] }

type FileIssue = Extract<MessageKey, `triviaDesk.questions.file.${string}`>

/** Reads a file of questions, checks each row, and looks for those the bank has. Source: docs/rules/trivia.md csv. */
export async function readImport(sql: Sql, csv: string, locale: Locale): Promise<ImportFile> {
  const wrong = (line: number, key: FileIssue, field: string | null = null): ImportFile => ({
    fresh: [],
    known: 0,
    issues: [
      { line, field, message: messageFor(locale, key, { max: IMPORT_ROWS_MAX.toLocaleString(locale) }) },
    ],
  })
  // The sign that stands where a file in another encoding could not be read.
  if (csv.includes('\ufffd')) return wrong(1, 'triviaDesk.questions.file.encoding')
  let lines: CsvRow[]
  try {
    lines = fromCsv(csv)
  } catch (error) {
    if (error instanceof CsvSyntaxError) return wrong(error.line, 'triviaDesk.questions.file.quotes')
    throw error
  }
  const [head, ...body] = lines
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const missing = neededColumns.find((name) => !names.includes(name))
  if (missing) return wrong(1, 'triviaDesk.questions.file.missing_column', missing)
  const strange = names.find(
    (name, index) => !(bankColumns as readonly string[]).includes(name) || names.indexOf(name) !== index,
  )
  if (strange !== undefined) return wrong(1, 'triviaDesk.questions.file.unknown_column', strange || null)
  if (body.length === 0) return wrong(1, 'triviaDesk.questions.file.empty')
  if (body.length > IMPORT_ROWS_MAX)
    return wrong(body[IMPORT_ROWS_MAX]!.line, 'triviaDesk.questions.file.too_many')
  return checked(sql, { names, body, locale })
}

async function checked(
  sql: Sql,
  { names, body, locale }: { names: string[]; body: CsvRow[]; locale: Locale },
): Promise<ImportFile> {
  const issues: ImportIssue[] = []
  const rows: ImportRow[] = []
  for (const { line, cells } of body) {
    if (cells.length > names.length) {
      issues.push({ line, field: null, message: message(locale, 'triviaDesk.questions.file.cells') })
      continue
    }
    const read = readDraft(Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
    if ('draft' in read) rows.push({ line, draft: read.draft })
    else
      for (const [field, issue] of Object.entries(read.issues))
        issues.push({ line, field: columnOf(field), message: messageFor(locale, ...issueParts(issue)) })
  }
  const first = new Map<string, number>()
  for (const { line, draft } of rows) {
    const earlier = first.get(keyOf(draft))
    if (earlier === undefined) first.set(keyOf(draft), line)
    else
      issues.push({
        line,
        field: 'prompt',
        message: message(locale, 'triviaDesk.questions.file.twice', { line: earlier }),
      })
  }
  const known = await inBank(sql, rows)
  issues.sort((a, b) => a.line - b.line)
  const fresh = rows.filter(({ draft }) => !known.has(keyOf(draft)))
  return { fresh, known: rows.length - fresh.length, issues }
}

function readDraft(
  cells: Readonly<Record<string, string>>,
): { draft: QuestionDraft } | { issues: Record<string, string> } {
  const parsed = QuestionDraft.safeParse(draftIn(cells))
  if (!parsed.success) {
    const issues: Record<string, string> = {}
    for (const issue of parsed.error.issues) issues[issue.path.join('.')] ??= issueOf(issue)
    return { issues }
  }
  const issues = optionIssues(parsed.data)
  // NUL is no text, and PostgreSQL has none.
  if (Object.values(cells).some((cell) => cell.includes('\0'))) issues.prompt = 'common.field.custom'
  return Object.keys(issues).length > 0 ? { issues } : { draft: parsed.data }
}

const keyOf = ({ locale, ageGroup, prompt }: Pick<QuestionDraft, 'locale' | 'ageGroup' | 'prompt'>) =>
  JSON.stringify([locale, ageGroup, prompt])

/** Which of these the bank has: the same prompt for the same age in the same language. */
async function inBank(sql: Sql, rows: readonly ImportRow[]): Promise<ReadonlySet<string>> {
  const found = await sql.query<Pick<QuestionDraft, 'locale' | 'ageGroup' | 'prompt'>>(
    `select locale, age_group as "ageGroup", prompt from trivia_questions where prompt = any($1)`,
    [rows.map(({ draft }) => draft.prompt)],
  )
  return new Set(found.map(keyOf))
}
