import type { Actor } from '#domain/access/actor.ts'
import { normalizeText } from '#domain/moderation/normalizeText.ts'
import { NewWatchedWord, watchedApi, WATCHED_ROWS_MAX } from '#domain/moderation/watchedApi.ts'
import { CsvSyntaxError, fromCsv, type CsvRow } from '#lib/csv/fromCsv.ts'
import { toCsv } from '#lib/csv/toCsv.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { storeWord } from './changeWords.ts'
import { listWords } from './readWords.ts'

const COLUMNS = ['locale', 'phrase', 'action'] as const
type Parts = Pick<Services, 'db' | 'clock'>

/** The list as a CSV file. @throws OperationError 403 */
export async function exportWords(
  { db, clock }: Parts,
  actor: Actor,
): Promise<{ name: string; csv: string }> {
  const words = await listWords(db, actor)
  const now = clock.now()
  await noteAudit(db, {
    adminId: actor.id,
    event: 'watched_words_exported',
    metadata: { rows: words.length },
    now,
  })
  return {
    name: `watched-words-${now.toISOString().slice(0, 10)}.csv`,
    csv: toCsv(
      COLUMNS,
      words.map((word) => COLUMNS.map((column) => word[column])),
    ),
  }
}

/**
 * Imports the words of a file that the list does not have, not in use. One row that is wrong stops all of them.
 * @throws OperationError 403; `moderation.error.word_file` with the line
 */
export async function importWords(
  { db, clock }: Parts,
  actor: Actor,
  csv: string,
): Promise<{ added: number; known: number }> {
  requirePermission(actor, 'content.write')
  const words = readFile(csv)
  const now = clock.now()
  return db.tx(async (sql) => {
    let added = 0
    for (const word of words) {
      const id = await storeWord(sql, { word, normalized: normalizeText(word.phrase), now })
      if (id) added += 1
    }
    await noteAudit(sql, {
      adminId: actor.id,
      event: 'watched_words_imported',
      metadata: { rows: added },
      now,
    })
    return { added, known: words.length - added }
  })
}

function readFile(csv: string): NewWatchedWord[] {
  const [head, ...rows] = rowsOf(csv)
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const at = COLUMNS.map((column) => names.indexOf(column))
  if (!head || at.includes(-1) || rows.length === 0 || rows.length > WATCHED_ROWS_MAX)
    throw wrong(head?.line ?? 1)
  return rows.map(({ line, cells }) => {
    const [locale, phrase, action] = at.map((index) => cells[index]?.trim() ?? '')
    const read = NewWatchedWord.safeParse({ locale, phrase, action })
    if (!read.success || normalizeText(read.data.phrase) === '') throw wrong(line)
    return read.data
  })
}

function rowsOf(csv: string): CsvRow[] {
  try {
    return fromCsv(csv)
  } catch (error) {
    if (error instanceof CsvSyntaxError) throw wrong(error.line)
    throw error
  }
}

const wrong = (line: number) =>
  operationErrorOf(watchedApi.importWords, 'moderation.error.word_file', { args: { line } })
