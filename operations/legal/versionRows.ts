import type { Payload } from 'payload'
import { BY_PRODUCT, nextVersion, type LegalDocument } from '#domain/legal/documents.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { sql as statement } from '@payloadcms/db-postgres/drizzle'
import type { StoredLegal } from './storedLegal.ts'

/** The version in force and the one that is being written, as a transaction sees them. */
export type VersionRow = {
  id: string
  version: string
  active: boolean
  effectiveOn: string | null
}

type Transaction = number | string

/** Statements in a transaction that Payload began. */
export const within = (payload: Payload, transaction: Transaction) =>
  payload.db.sessions![transaction]!.db as Pick<Payload['db']['drizzle'], 'execute'>

/** Runs work in a transaction of Payload's; an error takes everything back. */
export async function inTransaction<T>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('no transaction')
  try {
    const done = await work(transaction)
    await payload.db.commitTransaction(transaction)
    return done
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    throw error
  }
}

/**
 * The version in force and the one being written. Holds the document, so that two callers take turns.
 * @throws OperationError 404 for a document without a version in force
 */
export async function holdDocument(
  payload: Payload,
  transaction: Transaction,
  document: LegalDocument,
): Promise<{ current: VersionRow; next: VersionRow | null }> {
  const connection = within(payload, transaction)
  // Held first and read afterwards: who waited sees what the caller before made.
  await connection.execute(
    statement`select id from legal_versions where document_type = ${document} order by id for update`,
  )
  const { rows } = (await connection.execute(statement`
    select id, version, active, effective_on as "effectiveOn" from legal_versions
    where document_type = ${document}`)) as unknown as { rows: VersionRow[] }
  const current = rows.find(({ active }) => active)
  if (!current) throw new OperationError('common.error.not_found')
  const next = rows.find((row) => !row.active && row.effectiveOn === null) ?? null
  return { current, next }
}

/** Starts the next version with the words of the current one, in every language. Returns its id. */
export async function copyToNext(
  payload: Payload,
  transaction: Transaction,
  current: VersionRow,
): Promise<string> {
  const made = await payload.duplicate({
    collection: 'legal-versions',
    id: current.id,
    data: {
      version: nextVersion(current.version),
      active: false,
      effectiveOn: null,
      changes: null,
      askedBy: null,
      _status: 'draft',
    },
    draft: true,
    depth: 0,
    overrideAccess: true,
    context: BY_PRODUCT,
    req: { transactionID: transaction },
  })
  return made.id
}

/** The words of a version as they were saved last, in all languages. */
export const wordsOf = async (
  payload: Payload,
  id: string,
  transaction?: Transaction,
): Promise<StoredLegal> =>
  (await payload.findByID({
    collection: 'legal-versions',
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    ...(transaction !== undefined && { req: { transactionID: transaction } }),
  })) as unknown as StoredLegal
