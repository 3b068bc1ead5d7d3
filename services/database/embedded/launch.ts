import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programEnv } from './cluster.ts'
import type { OsUser } from './osUser.ts'
import { readPostmaster } from './postmaster.ts'

/** How long a server may take to be ready; after a crash it first replays its log. */
const READY_MS = 60_000
const LOG_MAX_BYTES = 1_000_000

type LaunchOptions = {
  dataDir: string
  native: string
  user: OsUser
  port: number | undefined
  maxConnections: number
}

/**
 * Starts the server on a loopback port and waits until it takes connections.
 * @throws Error with the end of the server's log.
 */
export async function launch(options: LaunchOptions): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchOnce(options)
    } catch (error) {
      // Right after a kill -9 the old server's workers need a moment to notice; a free port can be snatched away.
      if (attempt === 4) throw error
      await sleep(attempt * 300)
    }
  }
}

async function launchOnce(options: LaunchOptions) {
  const { dataDir, native, user, maxConnections } = options
  const port = options.port ?? (await freePort())
  const logFile = `${dataDir}.log`
  const log = fs.openSync(logFile, tooLong(logFile) ? 'w' : 'a', 0o600)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    shared_buffers: '128MB',
    log_checkpoints: 'off',
    // An error's statement and details quote what people wrote; its first line is enough.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(path.join(native, 'bin', 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
    cwd: dataDir,
    env: programEnv,
    // Its own group: Ctrl-C in the terminal must reach the application first and the database last.
    detached: true,
    windowsHide: true,
    // A file, because a pipe would break when we are killed and the server lives on.
    stdio: ['ignore', log, log],
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  fs.closeSync(log)
  child.unref()
  let ended: string | undefined
  child.on('error', (error) => (ended = error.message))
  child.on('exit', (code, signal) => (ended = `ended with ${code ?? signal}`))
  const deadline = Date.now() + READY_MS
  for (;;) {
    const state = readPostmaster(dataDir)
    if (state?.ready && state.pid === child.pid) return { pid: state.pid, port }
    if (ended || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start (${ended ?? 'not ready in time'}):\n${tail(logFile)}`)
    }
    await sleep(15)
  }
}

function tooLong(file: string) {
  return (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES
}

const tail = (file: string) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n')

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
