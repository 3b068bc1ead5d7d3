import { setTimeout as sleep } from 'node:timers/promises'
import { closeServices, createServices, useServices } from '#services'
import { env, SettingsError } from '#services/env.ts'
import { sandboxAccount } from '#services/payments/sandbox/account.ts'
import { maySandbox } from '#services/payments/sandbox/maySandbox.ts'
import { createSandbox } from '#services/payments/sandbox/sandbox.ts'
import { endWell } from './process.ts'

/** Milliseconds between two looks at what is due. */
const EVERY_MS = 500

/**
 * Payments to play with on one machine, in place of the provider: its API for the product, its pages behind the public
 * port.
 */
async function main(): Promise<void> {
  const settings = env()
  if (!maySandbox(settings)) throw new SettingsError('Test payments run only where no other machine gets in.')
  const services = useServices(createServices(settings, { name: 'evenkeel-sandbox' }))
  const { db, clock, log } = services
  const { secretKey, webhookSecret } = sandboxAccount(settings)
  const sandbox = createSandbox({
    db,
    clock,
    log,
    secretKey,
    pagesAt: `${settings.origin}/sandbox`,
    receiver: { url: `http://127.0.0.1:${settings.PORT}/api/webhooks/stripe`, secret: webhookSecret },
  })
  await new Promise<void>((resolve, reject) => {
    sandbox.server.once('error', reject)
    sandbox.server.listen(settings.SANDBOX_PORT, '127.0.0.1', resolve)
  })
  log.info({ port: settings.SANDBOX_PORT }, 'test payments listening')
  const stop = new AbortController()
  endWell(log, async () => {
    stop.abort()
    sandbox.server.closeAllConnections()
    await new Promise<void>((resolve) => sandbox.server.close(() => resolve()))
    await closeServices(services)
  })
  while (!stop.signal.aborted) {
    // The database or the api may be away; the next look does what this one could not.
    await sandbox.tick().catch((error: unknown) => log.warn({ err: error }, 'test payments wait'))
    await sleep(EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined)
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
})
