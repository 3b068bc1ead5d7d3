import type { AfterErrorHook } from 'payload'

/**
 * SQLSTATE of values that a column cannot take, of comparisons it does not know, and of statements with more values
 * than the protocol carries.
 */
const INVALID = /^(22|54|08P01|42883)/

/** Answers 400 where PostgreSQL rejected a caller's value: the call was wrong, not the product. */
export const invalidInput: AfterErrorHook = ({ error }) =>
  INVALID.test(codeOf(error))
    ? { status: 400, response: { errors: [{ message: 'Invalid input.' }] } }
    : undefined

/** The code of the database's own error, which others are wrapped around. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : cause === undefined ? '' : codeOf(cause)
}
