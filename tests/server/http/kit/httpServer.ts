import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createApp, type App } from '#server/http/app.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** An answer as it came over the wire. */
export type Wire = { status: number; headers: http.IncomingHttpHeaders; text: string }
/** What to send. `body` may come in parts, which then travel chunked. */
export type Sending = {
  method?: string
  path: string
  headers?: http.OutgoingHttpHeaders
  body?: string | Buffer | Iterable<Buffer>
}
/** The product on a loopback port. */
export type HttpServer = { port: number; app: App; request: (sending: Sending) => Promise<Wire> }

/** Puts a world on a port of its own, with a small built site, and takes it down after the tests of the file. */
export function useHttpServer(context: { readonly current: TestContext }): { readonly current: HttpServer } {
  const holder = { current: undefined as unknown as HttpServer }
  let stop: () => Promise<void>
  beforeAll(async () => {
    const server = await startHttpServer(context.current)
    holder.current = server
    stop = server.stop
  })
  afterAll(() => stop())
  return holder
}

/** As `useHttpServer`, for a test that takes care of stopping. */
export async function startHttpServer(
  context: Pick<TestContext, 'services'>,
): Promise<HttpServer & { stop: () => Promise<void> }> {
  const siteFolder = smallSite()
  const app = createApp(context.services, { siteFolder })
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve))
  const { port } = app.server.address() as AddressInfo
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
  return {
    port,
    app,
    request: (sending) => request(port, agent, sending),
    async stop() {
      agent.destroy()
      await app.close()
      rmSync(siteFolder, { recursive: true, force: true })
    },
  }
}

function request(
  port: number,
  agent: http.Agent,
  { method = 'GET', path: at, headers = {}, body }: Sending,
): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const whole = typeof body === 'string' || Buffer.isBuffer(body)
    const length = whole ? { 'content-length': Buffer.byteLength(body) } : {}
    const sent = http.request(
      { host: '127.0.0.1', port, agent, method, path: at, headers: { ...length, ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
        answer.on('error', reject)
      },
    )
    // A server that rejects a body may close while we still write; what counts is the answer, if one came.
    sent.on('error', (error) => setTimeout(() => reject(error), 50))
    if (body === undefined || whole) sent.end(body)
    else {
      for (const part of body) sent.write(part)
      sent.end()
    }
  })
}

function smallSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-site-'))
  for (const [file, words] of Object.entries({
    'index.html': 'landing',
    'app.html': 'app',
    'crisis/index.html': 'call 988',
    'es/crisis/index.html': 'llama al 988',
  })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `<!doctype html><title>${words}</title>`)
  }
  return folder
}
