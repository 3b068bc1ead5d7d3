import type { ErrorBody } from '#domain/api/contract.ts'
import { partsOfFault } from '#domain/api/fault.ts'
import { messageFor, type Locale } from '#messages'
import { Failure } from '#operations/_kit/failure.ts'

/** Codes PostgreSQL and the network give while the database is away: connection, shutdown, resources, lock and statement time-outs. */
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

/** A thrown thing as an answer in the caller's language. Unknown errors say nothing about themselves. */
export function problem(
  error: unknown,
  locale: Locale,
  requestId: string,
): { status: number; body: ErrorBody; headers: Record<string, string> } {
  const known =
    error instanceof Failure
      ? error
      : isAway(error)
        ? new Failure('common.error.unavailable', 503)
        : new Failure('common.error.unexpected', 500)
  const fields =
    known.fields &&
    Object.fromEntries(
      Object.entries(known.fields).map(([place, fault]) => [
        place,
        messageFor(locale, ...partsOfFault(fault)),
      ]),
    )
  const headers: Record<string, string> = {}
  if (known.status === 503) headers['retry-after'] = '2'
  if (known.args?.seconds !== undefined) headers['retry-after'] = String(known.args.seconds)
  return {
    status: known.status,
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
