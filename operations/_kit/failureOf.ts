import type { Contract } from '#domain/api/contract.ts'
import type { ErrorCode } from '#messages'
import { Failure } from './failure.ts'

type Details = {
  args?: Readonly<Record<string, string | number>>
  /** Which fields are at fault: a dotted place (`body.password`) to a message key. */
  fields?: Readonly<Record<string, string>>
}

/** A failure that a contract declares. Its status comes from the contract, so it is written down once. */
export const failureOf = <C extends Contract>(
  contract: C,
  code: keyof C['errors'] & ErrorCode,
  { args, fields }: Details = {},
): Failure => new Failure(code, contract.errors![code]!, args, fields)
