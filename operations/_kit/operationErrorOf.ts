import type { Contract } from '#domain/api/contract.ts'
import type { ErrorCode } from '#messages'
import { OperationError, type Details } from './operationError.ts'

/** An error that a contract declares; another code does not compile. */
export const operationErrorOf = <C extends Contract>(
  _contract: C,
  code: keyof C['errors'] & ErrorCode,
  details: Details = {},
): OperationError => new OperationError(code, details)
