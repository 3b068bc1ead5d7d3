import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../../services/database/embedded/start.ts'
import { agreeAtOnce } from './agreeAtOnce.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/**
 * Starts the whole product with `npm start`'s own supervisor on a free port and an empty data folder, once for all
 * journeys.
 */
export default async function start(): Promise<() => Promise<void>> {
  // While writing journeys: run them against a product that is up already.
  if (process.env.E2E_ORIGIN) return () => Promise.resolve()
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-e2e-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const lines: string[] = []
  const product = spawn(process.execPath, ['server/start/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      NO_COLOR: '1',
      LOG_LEVEL: 'warn',
      CI: 'true',
      DATABASE_URL: '',
      // Every journey comes from a network of its own (`signIn` of the kit).
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const keep = (chunk: Buffer) => lines.push(...chunk.toString().split('\n'))
  product.stdout.on('data', keep)
  product.stderr.on('data', keep)
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()))

  // Builds first; only a start that hangs gets there, also on a busy machine.
  const deadline = Date.now() + 900_000
  for (;;) {
    if (product.exitCode !== null)
      throw new Error(`the product ended while starting:\n${lines.slice(-40).join('\n')}`)
    if (Date.now() > deadline) throw new Error(`the product did not start:\n${lines.slice(-40).join('\n')}`)
    const good = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    const panel =
      good &&
      (await fetch(`${origin}/admin`, { redirect: 'manual' }).then(
        (answer) => answer.status < 500,
        () => false,
      ))
    if (panel) break
    await sleep(500)
  }
  process.env.E2E_ORIGIN = origin
  // It runs already, and is only asked where.
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'data/pg'),
    database: 'evenkeel',
  })
  process.env.E2E_DATABASE_URL = database.url
  await agreeAtOnce(database.url)
  writeFileSync(path.join(folder, 'ready'), '')
  return async () => {
    product.kill('SIGTERM')
    await Promise.race([ended, sleep(15_000)])
    if (product.exitCode === null) product.kill('SIGKILL')
    if (process.env.E2E_LOG) writeFileSync(process.env.E2E_LOG, lines.join('\n'))
    rmSync(folder, { recursive: true, force: true })
  }
}
