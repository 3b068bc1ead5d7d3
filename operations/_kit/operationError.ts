import type { ErrorCode } from '#messages'

/** What an error carries besides its code. */
export type Details = {
  args?: Readonly<Record<string, string | number>>
  /** Which fields have an issue: a dotted path (`body.password`) to a message key. */
  fields?: Readonly<Record<string, string>>
}

/**
 * An expected error with words for it. Its status stands in the `errors` of the contract, or in `commonErrors`.
 * Everything else that is thrown becomes `common.error.unexpected`.
 */
export class OperationError extends Error {
  override readonly name: string = 'OperationError'
  readonly args: Details['args']
  readonly fields: Details['fields']
  constructor(
    readonly code: ErrorCode,
    { args, fields }: Details = {},
  ) {
    super(code)
    this.args = args
    this.fields = fields
  }
}
