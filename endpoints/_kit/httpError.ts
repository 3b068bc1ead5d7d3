import { OperationError, type Details } from '#operations/_kit/operationError.ts'
import type { ErrorCode } from '#messages'

/** An error of a request before any contract's work, whose status is not the usual one of its code. */
export class HttpError extends OperationError {
  constructor(
    code: ErrorCode,
    readonly status: 400 | 403 | 422,
    details?: Details,
  ) {
    super(code, details)
  }
}
