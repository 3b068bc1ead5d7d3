import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** Whether a process exists and is more than a zombie. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return !/^[ZX]/.test(statusOf(pid)?.state ?? '')
}

/** The command line of a process; empty when it cannot be read. */
export function commandOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return process.platform === 'linux' ? '' : ps(pid, 'command=')
  }
}

/**
 * Who started a process, and who started that: a shell, and npm before it. A process that outlived one of them has
 * other ancestors than before. Zeros where it cannot be read.
 */
export function ancestorsOf(pid) {
  const parent = statusOf(pid)?.parent ?? 0
  return [parent, statusOf(parent)?.parent ?? 0]
}

function statusOf(pid) {
  try {
    // "12 (name) S 1 …": the name may contain anything, so count from its end.
    const [state, parent] = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { state, parent: Number(parent) }
  } catch {
    if (process.platform === 'linux' || process.platform === 'win32') return undefined
    const [state, parent] = [ps(pid, 'state='), ps(pid, 'ppid=')]
    return parent ? { state, parent: Number(parent) } : undefined
  }
}

function ps(pid, column) {
  return spawnSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** Waits until a process is gone; false when it is still there after `ms`. */
export async function gone(pid, ms) {
  for (const end = Date.now() + ms; isAlive(pid);) {
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true
}

/** Asks a process to end, and ends it when it has not done so after `ms`. */
export async function endProcess(pid, ms) {
  signal(pid, 'SIGTERM')
  if (await gone(pid, ms)) return
  signal(pid, 'SIGKILL')
  await gone(pid, 2_000)
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself in the meantime.
  }
}
