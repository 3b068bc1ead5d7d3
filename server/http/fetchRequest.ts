import { OperationError } from '#operations/_kit/operationError.ts'
import { commonHeaders } from './securityHeaders.ts'
import type { HttpAnswer, HttpRequest } from './types.ts'

/**
 * A request of the Fetch standard as the dispatcher wants it. Its sender's address is not known, so all of them share
 * one limit.
 */
export function fromFetch(request: Request): HttpRequest {
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    url: pathname + search,
    header: (name) => request.headers.get(name) ?? undefined,
    peer: '0.0.0.0',
    async body(limit) {
      const body = Buffer.from(await request.arrayBuffer())
      if (body.length > limit) throw new OperationError('common.error.too_large')
      return body
    },
  }
}

/** An answer of the dispatcher as the Fetch standard wants it. */
export function toFetch({ status, headers, body }: HttpAnswer): Response {
  const sent = new Headers(commonHeaders)
  for (const [name, value] of Object.entries(headers)) {
    if (Array.isArray(value)) value.forEach((one) => sent.append(name, one))
    else sent.set(name, value)
  }
  return new Response(body, { status, headers: sent })
}
