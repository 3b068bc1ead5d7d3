import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { Contract, ErrorOf, HandlerInput } from '#domain/api/contract.ts'
import type { ErrorCode, Locale, MessageArgs } from '#messages'
import type { Services } from '#services'
import type { z } from 'zod/mini'

/** What is known about a request besides its input. */
export type Call = {
  readonly requestId: string
  /** Address of the client, from trusted proxies only. */
  readonly address: string
  readonly userAgent: string
  readonly locale: Locale
  readonly cookie: (name: string) => string | undefined
  /** Adds a cookie to the answer. `maxAge` in seconds; 0 removes it. */
  readonly setCookie: (name: string, value: string, options: { maxAge: number; readable?: boolean }) => void
  /** Adds a header to the answer. */
  readonly setHeader: (name: string, value: string) => void
}

/**
 * The caller as a contract promises it: certain unless it is anonymous, and of a known age where its consent asks for
 * one.
 */
export type Caller<C extends Contract> = C['auth'] extends 'anonymous'
  ? Actor | null
  : C['consent'] extends { age: ErrorCode }
    ? Actor & { readonly ageGroup: AgeGroup }
    : Actor

/** What a handler gets. */
export type Context<C extends Contract> = {
  actor: Caller<C>
  input: HandlerInput<C>
  call: Call
  services: Services
  /** Ends the operation with one of its declared errors. */
  fail: <E extends ErrorOf<C>>(code: E, ...args: MessageArgs<E & ErrorCode>) => never
}

/** A contract with the code that answers it. */
export type Served = { contract: Contract; handle: (context: Context<Contract>) => Promise<unknown> }

/** Binds a handler to a contract. The dispatcher checks right, limit, input and output around it. */
export const serve = <C extends Contract>(
  contract: C,
  handle: (context: Context<C>) => Promise<z.input<C['output']>>,
): Served => ({ contract, handle: handle as unknown as Served['handle'] })
