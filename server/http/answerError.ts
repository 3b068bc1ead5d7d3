import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem } from '#endpoints/_kit/problem.ts'
import { newId } from '#operations/_kit/ids.ts'
import { acceptedLocale } from './dispatch.ts'
import { answerNode } from './nodeRequest.ts'

/**
 * Answers a request for a file with an error, never kept by a cache. Cuts the connection where the file is on its way
 * already.
 */
export function answerError(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  const { status, body, headers } = problem(
    error,
    acceptedLocale(request.headers['accept-language']),
    newId(),
  )
  answerNode(response, {
    status,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'private, no-store' },
    body: JSON.stringify(body),
  })
}
