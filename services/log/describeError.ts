/** What the log keeps of an error. The rest of it (a database error's `detail`, a request's body) may quote people. */
export type ErrorNote = { type: string; message: string; reason?: string; stack?: string; cause?: ErrorNote }

/** Turns whatever was thrown into its note. `reason` is the error's code, such as `ECONNREFUSED` or `23505`. */
export function describeError(thrown: unknown): ErrorNote {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown) }
  const { name, message, stack, cause } = thrown
  const { code } = thrown as { code?: unknown }
  return {
    type: name,
    message,
    ...(code !== undefined && { reason: String(code) }),
    ...(stack && { stack }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}
