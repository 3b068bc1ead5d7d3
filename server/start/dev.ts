import fs from 'node:fs'
import path from 'node:path'
import { keepDatabase } from './database.ts'
import { keepRunning, type Kept } from './keepRunning.ts'
import { claimRun } from './lastRun.mjs'
import { localSettings } from './localSettings.ts'
import { freePort } from './ports.mjs'
import { runStep } from './runStep.ts'
import { log } from './log.mjs'

const TSX = 'node_modules/tsx/dist/cli.mjs'
const KILL_AFTER_MS = 4_000

/**
 * Runs everything from the sources on this machine until Ctrl-C: Vite on the public port, the api behind it, the panel
 * and the worker, each reloading when its sources change. Shares `.data/` with `npm start`, so only one of the two runs
 * at a time.
 */
export async function dev(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..')
  process.chdir(root)
  const dataDir = path.resolve(process.env.DATA_DIR || '.data')
  const logs = path.join(dataDir, 'logs')
  fs.mkdirSync(logs, { recursive: true })
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  const run = await claimRun(dataDir)
  const kept: Kept[] = []
  const database = process.env.DATABASE_URL ? undefined : await keepDatabase(dataDir, log)
  try {
    const sitePort = process.env.PORT || '3000'
    const apiPort = String(await freePort())
    const origin = `http://localhost:${sitePort}`
    const { variables, releaseVariables, dataset } = await localSettings({
      given: { ...process.env, PORT: apiPort, PUBLIC_ORIGIN: origin },
      dataDir,
      databaseUrl: database?.url,
    })
    const own = {
      NODE_ENV: 'development',
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      // Without a condition the editor's packages pick their build by a top-level await, on which Node 20 sometimes
      // waits for ever.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=production`.trim(),
    }
    const env = { ...variables, ...own } as NodeJS.ProcessEnv
    const release = await runStep(['--import', 'tsx', 'server/release.ts', '--dataset', dataset], {
      cwd: root,
      env: { ...releaseVariables, ...own } as NodeJS.ProcessEnv,
      signal: stop.signal,
    })
    if (release.code !== 0) throw new Error(release.words)
    const programs = {
      api: [TSX, 'watch', '--clear-screen=false', 'server/api.ts'],
      sandbox: [TSX, 'watch', '--clear-screen=false', 'server/sandbox.ts'],
      worker: [TSX, 'watch', '--clear-screen=false', 'server/worker.ts'],
      admin: ['--import', 'tsx', 'server/admin.ts'],
      site: [
        'node_modules/vite/bin/vite.js',
        '--port',
        sitePort,
        '--strictPort',
        '--host',
        'localhost',
        '--clearScreen',
        'false',
      ],
    }
    for (const [name, args] of Object.entries(programs)) {
      const logFile = path.join(logs, `dev-${name}.log`)
      kept.push(
        keepRunning({ name, args, cwd: root, env, logFile, log, onStart: (pid) => run.note(name, pid) }),
      )
    }
    log(
      `\nEvenkeel, from its sources: ${origin}  (components: ${origin}/dev/gallery, mails: ${origin}/mailbox)`,
    )
    log(`Logs: ${path.relative(root, logs)}/dev-*.log. Ctrl-C stops everything.`)
    await new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
  } finally {
    await Promise.all(kept.map((one) => one.stop(KILL_AFTER_MS)))
    await database?.stop(1_500)
    run.release()
  }
  process.exit()
}
