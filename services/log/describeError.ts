/** What the log keeps of an error. The rest of it (a database error's `detail`, a request's body) may quote people. */
export type ErrorNote = { type: string; message: string; reason?: string; stack?: string; cause?: ErrorNote }

/** Turns whatever was thrown into its note. `reason` is the error's code, such as `ECONNREFUSED` or `23505`. */
export function describeError(thrown: unknown): ErrorNote {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown) }
  const { name, message, stack, cause } = thrown
  const { code } = thrown as { code?: unknown }
  const notified = withoutValues(message, code)
  return {
    type: name,
    message: notified,
    ...(code !== undefined && { reason: String(code) }),
    // A stack begins with the message.
    ...(stack && { stack: stack.replace(message, () => notified) }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** What the query builder puts before the values of a failed query. */
const PARAMETERS = '\nparams:'
/**
 * SQLSTATE class of values that do not fit. Its messages quote the value; those of other classes quote names of tables
 * and keys.
 */
const DATA_EXCEPTION = /^22[\dA-Z]{3}$/

/** A message without the values of a query: they are what people wrote. */
function withoutValues(message: string, code: unknown): string {
  const from = message.indexOf(PARAMETERS)
  const query = from === -1 ? message : `${message.slice(0, from)}${PARAMETERS} [hidden]`
  return typeof code === 'string' && DATA_EXCEPTION.test(code) ? query.replace(/".*"/s, '"[hidden]"') : query
}
