import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Worker } from './worker.ts'

/**
 * Answers `/healthz` (the process lives) and `/readyz` (database, queue and own signs of life are well) on this machine
 * only.
 * @throws when the port is taken
 */
export async function startHealthServer(
  worker: Pick<Worker, 'health'>,
  port: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify(body))
    }
    if (request.url === '/healthz') return answer(200, { ok: true })
    if (request.url !== '/readyz') return answer(404, { ok: false })
    void worker.health().then((health) => {
      const ok = Object.values(health).every(Boolean)
      answer(ok ? 200 : 503, { ok, ...health })
    })
  })
  await listen(server, port)
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
