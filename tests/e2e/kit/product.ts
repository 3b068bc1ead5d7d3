import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../../services/database/embedded/start.ts'

/** The product as `npm start` runs it. */
export type Product = {
  origin: string
  databaseUrl: string
  /** What it printed. */
  lines: readonly string[]
  /** Ends it as Ctrl-C does; its data is kept. */
  stop(): Promise<void>
}

type Options = { folder: string; port: number; env?: Record<string, string> }

/** Starts the whole product with `npm start`'s own supervisor, on a data folder and a port. */
export async function startProduct({ folder, port, env = {} }: Options): Promise<Product> {
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
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const keep = (chunk: Buffer) => lines.push(...chunk.toString().split('\n'))
  product.stdout.on('data', keep)
  product.stderr.on('data', keep)
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()))
  const stop = async () => {
    product.kill('SIGTERM')
    await Promise.race([ended, sleep(15_000)])
    if (product.exitCode === null) product.kill('SIGKILL')
    await ended
  }

  // Builds first; only a start that hangs gets there, also on a busy machine.
  const deadline = Date.now() + 900_000
  const isUp = (url: string, isGood: (answer: Response) => boolean) =>
    fetch(url, { redirect: 'manual' }).then(isGood, () => false)
  for (;;) {
    if (product.exitCode !== null)
      throw new Error(`the product ended while starting:\n${lines.slice(-40).join('\n')}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`the product did not start:\n${lines.slice(-40).join('\n')}`)
    }
    const isReady =
      (await isUp(`${origin}/readyz`, ({ ok }) => ok)) &&
      (await isUp(`${origin}/admin`, ({ status }) => status < 500))
    if (isReady) break
    await sleep(500)
  }
  // It runs already, and is only asked where.
  const { url: databaseUrl } = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'data/pg'),
    database: 'evenkeel',
  })
  return { origin, databaseUrl, lines, stop }
}
