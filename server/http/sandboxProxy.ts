import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Services } from '#services'
import { maySandbox } from '#services/payments/sandbox/maySandbox.ts'
import { isFromThisMachine } from './localNetwork.ts'

const TIMEOUT_MS = 10_000

/** Whether an address is a page of the sandbox of payments. Its API has no public address. */
export const isSandboxPage = (url: string): boolean => /^\/sandbox\/(pay|portal)\/\w+$/.test(url)

/**
 * Passes the pages of the sandbox on, where it may run, and only for this machine; undefined otherwise. The browser's
 * cookies are not passed on.
 */
export function createSandboxProxy({ env, log }: Pick<Services, 'env' | 'log'>) {
  if (!maySandbox(env)) return undefined
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!isFromThisMachine(request)) return void response.writeHead(404).end()
    const passed = ask(
      {
        host: '127.0.0.1',
        port: env.SANDBOX_PORT,
        path: request.url,
        method: request.method,
        headers: {
          'content-type': request.headers['content-type'] ?? 'text/plain',
          'content-length': request.headers['content-length'] ?? '0',
        },
        timeout: TIMEOUT_MS,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    passed.on('timeout', () => passed.destroy(new Error('no answer')))
    passed.on('error', (error) => {
      log.warn({ err: error.message }, 'the sandbox of payments does not answer')
      if (response.headersSent) response.destroy()
      else response.writeHead(503, { 'content-type': 'text/plain' }).end('Test payments are away.')
    })
    request.pipe(passed)
  }
}
