import { sql as statement } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { actorOf } from '#access/enforce.ts'
import { stateAfterChange } from '#domain/trivia/bank.ts'
import { isLocale, message } from '#messages'

/** What members would read, or who may approve it. */
const WORDING = ['prompt', 'explanation', 'sensitive'] as const

type Stored = Record<string, unknown> & { id: string; reviewState: string; revision: number }

/**
 * Sends a question whose wording was changed in the panel back to review, with who changed it. A row that changed since
 * it was read is not saved over: what was approved meanwhile is not what would be stored.
 * Source: docs/rules/trivia.md review.
 */
export const backToReview: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const values = data as Record<string, unknown>
  if (operation === 'create') return { ...values, reviewState: stateAfterChange(String(values.reviewState)) }
  const before = originalDoc as Stored
  const now = await held(req, before.id)
  if (!now || Number(now.revision) !== Number(before.revision)) {
    const { APIError } = await import('payload')
    const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
    throw new APIError(message(locale, 'triviaDesk.questions.error.moved_on'), 409)
  }
  const isChanged = WORDING.some(
    (field) => field in values && JSON.stringify(values[field]) !== JSON.stringify(before[field]),
  )
  // A review and a switch change no words; who decides holds the row, too.
  const state = isChanged ? stateAfterChange(now.state) : now.state
  return {
    ...values,
    reviewState: state,
    revision: Number(before.revision) + 1,
    ...(isChanged && {
      editedBy: actorOf(req)?.id ?? null,
      reviewNote: null,
      reviewedBy: null,
      reviewedAt: null,
    }),
  }
}

/** The row as the transaction finds it, held until its end. */
async function held(
  { payload, transactionID }: PayloadRequest,
  id: string,
): Promise<{ revision: number; state: string } | undefined> {
  const session = await transactionID
  const connection = session === undefined ? payload.db.drizzle : payload.db.sessions![session]!.db
  const { rows } = (await (connection as Pick<typeof payload.db.drizzle, 'execute'>).execute(
    statement`select revision, review_state as state from trivia_questions where id = ${id} for update`,
  )) as unknown as { rows: { revision: number; state: string }[] }
  return rows[0]
}
