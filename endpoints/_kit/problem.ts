import { commonErrors } from '#domain/api/commonErrors.ts'
import type { Contract, ErrorBody } from '#domain/api/contract.ts'
import { issueParts } from '#domain/api/issue.ts'
import { messageFor, type Locale } from '#messages'
import { OperationError } from '#operations/_kit/operationError.ts'
import { HttpError } from './httpError.ts'

/**
 * Codes PostgreSQL and the network give while the database is away: connection, shutdown, resources, lock and statement
 * time-outs.
 */
const AWAY =
  /^(08|57P0|53|55P03|57014|25P0)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|server closed the connection|cannot use a pool after|Query read timeout|is not queryable/i

/** Is this the database being away rather than our mistake? */
export function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    (typeof code === 'string' && AWAY.test(code)) || (typeof message === 'string' && AWAY_WORDS.test(message))
  )
}

/** Returns the status of an error under a contract. A code the contract does not name is our mistake: 500. */
function statusOf(error: OperationError, errors: Contract['errors']): number {
  if (error instanceof HttpError) return error.status
  return errors?.[error.code] ?? (commonErrors as Record<string, number>)[error.code] ?? 500
}

/**
 * A thrown thing as an answer in the caller's language. Unknown errors say nothing about themselves. `errors` are those
 * of the contract that was called.
 */
export function problem(
  error: unknown,
  locale: Locale,
  requestId: string,
  errors?: Contract['errors'],
): { status: number; body: ErrorBody; headers: Record<string, string> } {
  const known =
    error instanceof OperationError
      ? error
      : isAway(error)
        ? new OperationError('common.error.unavailable')
        : new OperationError('common.error.unexpected')
  const fields =
    known.fields &&
    Object.fromEntries(
      Object.entries(known.fields).map(([path, issue]) => [path, messageFor(locale, ...issueParts(issue))]),
    )
  const status = statusOf(known, errors)
  const headers: Record<string, string> = {}
  if (status === 503) headers['retry-after'] = '2'
  if (known.args?.seconds !== undefined) headers['retry-after'] = String(known.args.seconds)
  return {
    status,
    headers,
    body: {
      error: {
        code: known.code,
        message: messageFor(locale, known.code, known.args),
        requestId,
        ...(known.args && { args: known.args }),
        ...(fields && { fields }),
      },
    },
  }
}
