import type { Actor } from '#domain/access/actor.ts'
import {
  IMPORT_ISSUES_SHOWN,
  IMPORT_ROWS_SHOWN,
  triviaBankApi,
  type ImportPreview,
} from '#domain/trivia/bankApi.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { readImport } from './readImport.ts'
import { holdBank, storeQuestions } from './storeQuestions.ts'

type File = { csv: string; locale: Locale }

/**
 * What importing a file would do. Stores nothing.
 * @throws OperationError 403 without the permission `content.write`
 */
export async function previewImport(sql: Sql, actor: Actor, { csv, locale }: File): Promise<ImportPreview> {
  requirePermission(actor, 'content.write')
  const { fresh, known, issues } = await readImport(sql, csv, locale)
  return {
    fresh: fresh.length,
    known,
    issueCount: issues.length,
    issues: issues.slice(0, IMPORT_ISSUES_SHOWN),
    rows: fresh.slice(0, IMPORT_ROWS_SHOWN).map(({ line, draft }) => ({
      line,
      prompt: draft.prompt,
      ageGroup: draft.ageGroup,
      locale: draft.locale,
    })),
  }
}

/**
 * Imports the questions of a file that the bank does not have, waiting for their review. One row that is wrong stops
 * all of them.
 * @throws OperationError 403 without the permission `content.write`,
 * 422 `triviaDesk.questions.error.import_invalid`
 */
export async function importQuestions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { csv, locale }: File,
): Promise<{ imported: number; known: number }> {
  requirePermission(actor, 'content.write')
  const now = clock.now()
  return db.tx(async (sql) => {
    await holdBank(sql)
    const { fresh, known, issues } = await readImport(sql, csv, locale)
    if (issues.length > 0)
      throw operationErrorOf(triviaBankApi.importQuestions, 'triviaDesk.questions.error.import_invalid', {
        args: { count: issues.length },
      })
    const drafts = fresh.map(({ draft }) => draft)
    await storeQuestions(sql, actor, { drafts, state: 'pending', source: 'import', now })
    const metadata = { rows: drafts.length }
    await noteAudit(sql, { adminId: actor.id, event: 'trivia_questions_imported', metadata, now })
    return { imported: drafts.length, known }
  })
}
