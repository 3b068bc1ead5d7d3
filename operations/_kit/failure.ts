import type { FailureStatus } from '#domain/api/contract.ts'
import type { ErrorCode } from '#messages'

/** An expected failure with words for it. Everything else that is thrown becomes `common.error.unexpected`. */
export class Failure extends Error {
  override readonly name = 'Failure'
  constructor(
    readonly code: ErrorCode,
    readonly status: FailureStatus | 413 | 500,
    readonly args?: Readonly<Record<string, string | number>>,
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(code)
  }
}
