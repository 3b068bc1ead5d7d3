import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a running server writes about itself into its data folder. */
export type Postmaster = { pid: number; port: number; ready: boolean }

/** Reads `postmaster.pid`, or nothing when there is none (or it is half written). */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined
}

/** Whether a process exists and is not a zombie, which only waits for its parent to notice that it died. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    return !/\) [ZX]/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return process.platform !== 'linux'
  }
}

/**
 * Whether the process is the server of this data folder. After a restart of the machine the number in
 * `postmaster.pid` may belong to any program; a server works inside its data folder, so Linux can tell.
 */
export function servesFolder(pid: number, dataDir: string): boolean {
  if (!isAlive(pid)) return false
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dataDir)
  } catch {
    if (process.platform === 'linux') return false
    if (process.platform === 'win32') return true
    return spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout.includes(
      'postgres',
    )
  }
}

/**
 * Stops a server: open transactions are rolled back, everything is written, then it ends. After `timeoutMs` it is told
 * to end at once, which is safe too (it recovers from its log at the next start).
 */
export async function stopPostmaster(options: {
  pid: number
  dataDir: string
  native: string
  timeoutMs: number
}) {
  const { pid, dataDir, native, timeoutMs } = options
  for (const [mode, signal] of [['fast', 'SIGINT'] as const, ['immediate', 'SIGQUIT'] as const]) {
    if (!servesFolder(pid, dataDir)) return
    if (process.platform === 'win32')
      spawnSync(path.join(native, 'bin', 'pg_ctl'), ['stop', '-D', dataDir, '-m', mode])
    else process.kill(pid, signal)
    const end = Date.now() + timeoutMs
    while (isAlive(pid) && Date.now() < end) await sleep(20)
  }
}
