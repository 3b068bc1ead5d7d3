import fs from 'node:fs'
import path from 'node:path'
import { maySandbox } from '#services/payments/sandbox/maySandbox.ts'
import { buildWhenStale } from './build.ts'
import { keepDatabase } from './database.ts'
import { keepRunning, type Kept } from './keepRunning.ts'
import { localSettings } from './localSettings.ts'
import { release } from './release.ts'
import { Stopped } from './runStep.ts'
import { doing, log } from './log.mjs'
import { StartError } from './startError.mjs'
import { summary } from './summary.ts'
import { untilReady } from './untilReady.ts'
import { whenNpmIsGone } from './whenNpmIsGone.ts'

/** Everything has to be gone within 10 s of a stop; the processes get 8 of them, the database the rest. */
const KILL_AFTER_MS = 8_000
const DATABASE_TIMEOUT_MS = 1_500
const READY_MS = 60_000
/** A process that ends this often before it was ever ready will not get ready by itself. */
const FALLS_MAX = 3
/** Stands for the embedded database until it runs. */
const EMBEDDED_LATER = 'postgres://127.0.0.1/evenkeel'
const PROGRAMS = ['api', 'admin', 'worker'] as const
/** Test payments, where no provider is set. */
const SANDBOX = 'sandbox'

/** This run, as the next start will find it should we be killed. */
type Run = { ancestors: readonly number[]; note(name: string, pid: number): void }

/**
 * Runs Evenkeel on this machine until SIGINT, SIGTERM or SIGHUP: build, database, release, then api, admin and worker,
 * each started again when it ends. A stop ends the processes first and the database last. Gives the exit code.
 * @throws StartError or SettingsError when it cannot start.
 */
export async function supervise(options: { root: string; dataDir: string; run: Run }): Promise<number> {
  const { root, dataDir, run } = options
  const stop = stopSignal(run)
  const logs = path.join(dataDir, 'logs')
  fs.mkdirSync(logs, { recursive: true, mode: 0o700 })
  const kept: Kept[] = []
  let database: Awaited<ReturnType<typeof keepDatabase>> | undefined
  try {
    // Errors in the settings are logged before anything that takes long.
    await localSettings({ given: process.env, dataDir, databaseUrl: EMBEDDED_LATER })
    await buildWhenStale(root, { log: path.join(logs, 'build.log'), signal: stop })
    if (!process.env.DATABASE_URL)
      database = await doing('Starting the database', () => keepDatabase(dataDir, log))
    const { variables, releaseVariables, env, dataset } = await localSettings({
      given: process.env,
      dataDir,
      databaseUrl: database?.url,
    })
    const prepare = { root, dataDir, variables: releaseVariables, dataset, signal: stop, log }
    const accounts = await doing('Preparing the database', () => release(prepare))
    await doing('Starting the api, the staff panel and the worker', async () => {
      for (const name of maySandbox(env) ? [...PROGRAMS, SANDBOX] : PROGRAMS) {
        const logFile = path.join(logs, `${name}.log`)
        const args = [`dist/server/${name}.mjs`]
        kept.push(
          keepRunning({
            name,
            args,
            cwd: root,
            env: variables,
            logFile,
            log,
            onStart: (pid) => run.note(name, pid),
          }),
        )
      }
      const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST
      const wait = { signal: stop, timeoutMs: READY_MS, giveUp: () => complaintOf(kept) }
      await Promise.all([
        untilReady(`http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}/readyz`, wait),
        untilReady(`http://127.0.0.1:${env.WORKER_HEALTH_PORT}/readyz`, wait),
        untilReady(env.ADMIN_URL, wait),
        ...(maySandbox(env) ? [untilReady(`http://127.0.0.1:${env.SANDBOX_PORT}/readyz`, wait)] : []),
      ])
    }).catch((error: Error) => {
      throw error instanceof Stopped ? error : new StartError(error.message)
    })
    log(
      summary({
        origin: env.origin,
        mailbox: !env.SMTP_URL,
        logs: path.relative(root, logs) || logs,
        accounts,
      }),
    )
    await new Promise<void>((resolve) =>
      stop.aborted ? resolve() : stop.addEventListener('abort', () => resolve()),
    )
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  } finally {
    if (stop.aborted) log('Stopping …')
    await Promise.all(kept.map((one) => one.stop(KILL_AFTER_MS)))
    await database?.stop(DATABASE_TIMEOUT_MS)
    if (stop.aborted) log('Stopped. The data is kept.')
  }
  return 0
}

function stopSignal({ ancestors }: Run): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  whenNpmIsGone(ancestors, () => stop.abort())
  return stop.signal
}

function complaintOf(kept: Kept[]): string | undefined {
  const fallen = kept.find((one) => one.falls() >= FALLS_MAX)
  if (!fallen) return undefined
  const words = fs.readFileSync(fallen.logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
  return `The ${fallen.name} process ended ${fallen.falls()} times in a row. The end of its log:\n${words}`
}
