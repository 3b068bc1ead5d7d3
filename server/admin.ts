import { createServer } from 'node:http'
import next from 'next'
import { env, SettingsError } from '#services/env.ts'
import { createLog } from '#services/log/log.ts'
import { endWell } from './process.ts'
import { warmPanel } from './warmPanel.ts'

/**
 * The staff panel's process: Next with Payload's admin, on loopback, at the port of `ADMIN_URL`. It is reached only by
 * through the api process, which lets only staff pass. It ends on SIGTERM and when the supervisor that started it is
 * gone.
 */
async function main(): Promise<void> {
  const settings = env()
  const log = createLog(settings)
  const { hostname, port } = new URL(settings.ADMIN_URL)
  const dev = settings.NODE_ENV === 'development'
  const panel = next({ dev, dir: process.cwd(), hostname, port: Number(port) })
  await panel.prepare()
  const handle = panel.getRequestHandler()
  // Longer than the api keeps idle connections to us.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the staff panel failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(port), hostname, resolve)
  })
  log.info({ hostname, port: Number(port) }, 'admin listening')
  if (!dev) void warmPanel(`${settings.ADMIN_URL}/admin`, log)
  endWell(log, async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    await closed
    await panel.close()
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
})
