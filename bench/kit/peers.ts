import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Data } from './data.ts'
import { COLLECTED, startServer, type Server } from './server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Builds our bundle from the source as it is now; it takes half a second. */
export const buildOurs = (): Promise<void> => run(['scripts/build.mjs', '--only', 'server'])

/** Builds the pages as members load them. */
export const buildSite = (): Promise<void> => run(['scripts/build.mjs', '--only', 'site'])

/** Builds the panel of staff. */
export const buildPanel = (): Promise<void> => run(['scripts/build.mjs', '--only', 'admin'])

/**
 * Settings of ours. Mail goes to an address without a listener: the embedded mailbox is no part of what is measured.
 */
export const BENCH_ENV = {
  EVENKEEL_LOCAL: 'true',
  LOG_LEVEL: 'silent',
  SMTP_URL: 'smtp://127.0.0.1:9',
} as const

/** Ours, as `npm start` runs it. */
export const startOurs = (data: Data, extra: Record<string, string> = {}): Promise<Server> =>
  startServer({
    name: 'ours',
    args: ['dist/server/api.mjs'],
    env: (port) => ({ ...BENCH_ENV, PORT: String(port), DATABASE_URL: data.url, ...extra }),
    firstPath: '/api/me',
  })

/** The panel of staff, loaded as in production: it answers its own first request before others ask. */
export const startPanel = (data: Data, extra: Record<string, string> = {}): Promise<Server> =>
  startServer({
    name: 'panel',
    args: ['dist/server/admin.mjs'],
    env: (port) => ({
      ...BENCH_ENV,
      DATABASE_URL: data.url,
      ADMIN_URL: `http://127.0.0.1:${port}`,
      ...extra,
    }),
    firstPath: '/admin',
    isHelper: true,
  })

/** Ours, behind a proxy that says who calls, so that each call can come from another address. */
export const proxiedServer = (data: Data, extra: Record<string, string> = {}): Promise<Server> =>
  startServer({
    name: 'ours',
    args: [...COLLECTED, 'dist/server/api.mjs'],
    env: (port) => ({
      ...BENCH_ENV,
      PORT: String(port),
      DATABASE_URL: data.url,
      TRUSTED_PROXIES: '1',
      ...extra,
    }),
    firstPath: '/api/me',
  })

/** The worker and the test payments, which help ours where a row needs them. */
export const startHelper = (
  data: Data,
  name: 'worker' | 'sandbox',
  extra: Record<string, string> = {},
): Promise<Server> =>
  startServer({
    name,
    args: [`dist/server/${name}.mjs`],
    env: (port) => ({
      ...BENCH_ENV,
      DATABASE_URL: data.url,
      ...extra,
      [name === 'worker' ? 'WORKER_HEALTH_PORT' : 'SANDBOX_PORT']: String(port),
    }),
    firstPath: name === 'worker' ? '/healthz' : '/readyz',
    isHelper: true,
  })

/** The limit: bare fastify and pg. */
export const startFastify = (data: Data, extra: Record<string, string> = {}): Promise<Server> =>
  startServer({
    name: 'fastify',
    args: ['--import', 'tsx', 'bench/peers/fastify.ts'],
    env: (port) => ({ PORT: String(port), DATABASE_URL: data.url, ...extra }),
    firstPath: '/healthz',
  })

/** The limit of a room: a bare ws that stores and broadcasts. */
export const startBroadcast = (data: Data): Promise<Server> =>
  startServer({
    name: 'bare ws',
    args: [...COLLECTED, '--import', 'tsx', 'bench/peers/broadcast.ts'],
    env: (port) => ({ PORT: String(port), DATABASE_URL: data.url }),
    firstPath: '/',
  })

/** Runs one of our scripts to its end. @throws Error when it fails. */
export function run(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    })
    let words = ''
    child.stderr.on('data', (part: Buffer) => (words += part.toString()))
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}: ${words}`)),
    )
  })
}
