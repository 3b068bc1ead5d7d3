import type { IncomingMessage, ServerResponse } from 'node:http'
import { OperationError } from '#operations/_kit/operationError.ts'
import { commonHeaders } from './securityHeaders.ts'
import type { HttpAnswer, HttpRequest } from './types.ts'

/** A request of Node's server as the dispatcher wants it. */
export const fromNode = (request: IncomingMessage): HttpRequest => ({
  method: request.method ?? 'GET',
  url: request.url ?? '/',
  header: (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  },
  peer: request.socket.remoteAddress ?? '0.0.0.0',
  body: (limit) => readBody(request, limit),
})

/** Collects a body, and stops listening to one that is too large. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limit) throw new OperationError('common.error.too_large')
    parts.push(part)
  }
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts)
}

/** Writes an answer. After a body we did not read the connection is closed, since the rest of it still arrives. */
export function answerNode(response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  if (status === 413) response.setHeader('connection', 'close')
  response.writeHead(status, { ...commonHeaders, ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
