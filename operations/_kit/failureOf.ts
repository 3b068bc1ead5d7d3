import type { Contract } from '#domain/api/contract.ts'
import type { ErrorCode } from '#messages'
import { Failure, type Details } from './failure.ts'

/** A failure that a contract declares; another code does not compile. */
export const failureOf = <C extends Contract>(
  _contract: C,
  code: keyof C['errors'] & ErrorCode,
  details: Details = {},
): Failure => new Failure(code, details)
