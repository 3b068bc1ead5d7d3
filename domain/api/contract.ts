import type { z } from 'zod/mini'
import type { ErrorCode } from '#messages'
import type { FlagKey } from '../flags/flags.ts'
import type { RateLimitName } from './rateLimits.ts'

/**
 * Who may call. `anonymous` needs no session; `signed-in` needs one; `consented` needs one, and for a child or teen a
 * guardian who agreed (`consent` says how far); `staff` needs a role that may enter the back office and a second
 * factor.
 */
export type AuthRule = 'anonymous' | 'signed-in' | 'consented' | 'staff'
/**
 * How far a guardian's consent has to reach, and the codes that answer a caller without it. All of them are `errors` of
 * the contract.
 */
export type ConsentRule = {
  /** See `mayWrite` and `mayMeet` in `domain/guardians/consentLevels.ts`. */
  to: 'write' | 'meet'
  /** Answers a child or teen whose guardian has not agreed. */
  guardian: ErrorCode
  /** Answers one whose guardian only passed the code on, where that is too little. */
  guardianPage?: ErrorCode
  /** Answers a caller whose age is unknown. Left out where a call without an age is fine. */
  age?: ErrorCode
}
/** The statuses an operation may declare for its own errors. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 422 | 423 | 429 | 503
/** Every code a rule of consent answers with. */
export type ConsentCode<R extends ConsentRule> = Extract<R[Exclude<keyof R, 'to'>], ErrorCode>
type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'
type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? N | ParamNames<`/${R}`>
  : P extends `${string}:${infer N}`
    ? N
    : never

/** One HTTP operation under `/api`. */
export type Contract = {
  method: Method
  path: `/${string}`
  auth: AuthRule
  /** Goes with `auth: 'consented'`. */
  consent?: ConsentRule
  /**
   * Answers a member whose consent to the legal texts is not current: `true` always, `guardian` once the member agreed,
   * while the guardian of a child has not. Left out: 403. Source: docs/rules/legal.md S-001-5.
   */
  beforeConsent?: true | 'guardian'
  /** While this flag is off the operation is away (503): clients keep what was written and send it again. */
  flag?: FlagKey
  limit: RateLimitName
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Largest body in bytes, where the usual 256 KB are not enough. */
  bodyMax?: number
  /** Milliseconds the site waits for the answer, where the usual 20 seconds are too short. */
  timeoutMs?: number
  output: z.ZodMiniType
  /** Errors this operation may answer with, and their status. The code is also the message key. */
  errors?: { readonly [code in ErrorCode]?: ErrorStatus }
}
type ParamsRule<C extends Contract> = [ParamNames<C['path']>] extends [never]
  ? { params?: never }
  : { params: z.ZodMiniType<Record<ParamNames<C['path']>, unknown>> }
type ErrorsRule<C extends Contract> = {
  errors?: { readonly [K in keyof C['errors']]: K extends ErrorCode ? ErrorStatus : never }
}
type AuthParts<C extends Contract> = C['auth'] extends 'consented'
  ? { consent: ConsentCode<NonNullable<C['consent']>> extends keyof C['errors'] ? ConsentRule : never }
  : { consent?: never }
type BodyRule<C extends Contract> = C['method'] extends 'get' | 'delete' ? { body?: never } : unknown

/** Declares one HTTP operation. Imported by the server (to serve it) and by the site (to call it). */
export const contract = <const C extends Contract>(
  c: C & ParamsRule<C> & BodyRule<C> & ErrorsRule<C> & AuthParts<C>,
): C => c

type Part<
  C extends Contract,
  K extends 'params' | 'query' | 'body',
  D extends 'input' | 'output',
> = C[K] extends z.ZodMiniType ? { [P in K]: D extends 'input' ? z.input<C[K]> : z.output<C[K]> } : unknown
type Flatten<T> = { [K in keyof T]: T[K] } & {}
/** What a caller sends (before parsing). */
export type CallInput<C extends Contract> = Flatten<
  Part<C, 'params', 'input'> & Part<C, 'query', 'input'> & Part<C, 'body', 'input'>
>
/** What a handler receives (after parsing). */
export type HandlerInput<C extends Contract> = Flatten<
  Part<C, 'params', 'output'> & Part<C, 'query', 'output'> & Part<C, 'body', 'output'>
>
/** What a caller gets back. */
export type Output<C extends Contract> = z.output<C['output']>
/** Errors any operation may answer with. */
export type CommonError = Extract<ErrorCode, `common.error.${string}`>
/** Every error a call of this contract may end in. */
export type ErrorOf<C extends Contract> = CommonError | (keyof C['errors'] & ErrorCode)

/**
 * The one shape of a failed answer. `fields` maps a dotted place (`body.age`) to a message key of `common.field`, or to
 * a whole sentence.
 */
export type ErrorBody = {
  error: {
    code: string
    message: string
    args?: Record<string, string | number>
    fields?: Record<string, string>
    requestId: string
  }
}
