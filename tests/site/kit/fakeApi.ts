import { vi } from 'vitest'
import type { z } from 'zod/mini'
import type { Contract, ErrorBody, HandlerInput } from '#domain/api/contract.ts'
import { messageFor, type ErrorCode } from '#messages'

/** A refusal of the fake api, as the real one answers it. */
export class ErrorAnswer extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly args?: Record<string, string | number>,
    readonly fields?: Record<string, string>,
  ) {
    super(code)
  }
}

/** Rejects with the status the contract declares. */
export function reject<C extends Contract>(
  contract: C,
  code: ErrorCode,
  { args, fields }: { args?: Record<string, string | number>; fields?: Record<string, string> } = {},
): never {
  throw new ErrorAnswer(contract.errors?.[code] ?? 422, code, args, fields)
}

type Handler = (input: { body: unknown; params: unknown }) => unknown
/** One call that arrived. */
export type Received = { path: string; body: unknown }

/**
 * The network edge of a test: answers contracts the way the api does, with the contract's own checks on the way in and
 * out. What has no answer fails the test.
 */
export class FakeApi {
  /** Calls in the order they came. */
  readonly calls: Received[] = []
  private readonly answers = new Map<Contract, Handler>()

  constructor() {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.fetch(url, init))
  }

  /** Answers a contract from now on; later answers take the place of earlier ones. */
  on<O, C extends Contract & { output: z.ZodMiniType<O> }>(
    contract: C,
    handler: (input: HandlerInput<C>) => NoInfer<O> | Promise<NoInfer<O>>,
  ): this {
    this.answers.set(contract, handler as unknown as Handler)
    return this
  }

  /** The bodies a contract was called with. */
  bodies(contract: Contract): unknown[] {
    return this.calls.filter(({ path }) => path === contract.path).map(({ body }) => body)
  }

  private async fetch(url: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(url, 'http://localhost')
    const method = (init.method ?? 'GET').toLowerCase()
    // Later answers first: a test may answer a path again.
    for (const [contract, handler] of [...this.answers].reverse()) {
      const params = contract.method === method ? paramsOf(contract.path, pathname) : null
      if (!params) continue
      const body: unknown = init.body ? JSON.parse(init.body as string) : {}
      this.calls.push({ path: contract.path, body })
      return this.answer(contract, handler, { body, params })
    }
    throw new Error(`no answer for ${method} ${pathname}`)
  }

  private async answer(
    contract: Contract,
    handler: Handler,
    raw: { body: unknown; params: unknown },
  ): Promise<Response> {
    try {
      const body = contract.body ? checked(contract.body, raw.body, 'body') : undefined
      const params = contract.params ? checked(contract.params, raw.params, 'params') : undefined
      return Response.json(contract.output.parse(await handler({ body, params })))
    } catch (error) {
      if (!(error instanceof ErrorAnswer)) throw error
      return Response.json(bodyOf(error), { status: error.status })
    }
  }
}

function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const found = new RegExp(`^/api${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(pathname)
  return (
    found && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1]!)]))
  )
}

function checked(schema: NonNullable<Contract['body']>, value: unknown, part: string): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message, code }) => [
    [part, ...path].join('.'),
    message.includes('.') ? message : `common.field.${code}`,
  ])
  throw new ErrorAnswer(
    422,
    'common.error.invalid_input',
    undefined,
    Object.fromEntries(fields) as Record<string, string>,
  )
}

const bodyOf = ({ code, args, fields }: ErrorAnswer): ErrorBody => ({
  error: {
    code,
    message: messageFor('en', code, args),
    requestId: 'request-1',
    ...(args && { args }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([path, key]) => [path, messageFor('en', key)])),
    }),
  },
})
