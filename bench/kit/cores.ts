import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

/** Part of util-linux; a system without it measures unpinned. */
const PINNER = 'taskset'
/** True when servers get a core to themselves: on Linux with `taskset` and at least two cores. */
export const canPin =
  process.platform === 'linux' && cpus().length > 1 && spawnSync(PINNER, ['-V']).status === 0

const all = `0-${cpus().length - 1}`
const rest = `1-${cpus().length - 1}`
const pin = (pid: number, cores: string) => {
  if (canPin) spawnSync(PINNER, ['-a', '-c', '-p', cores, String(pid)])
}

/** The server under test gets core 0. */
export const pinServer = (pid: number): void => pin(pid, '0')
/** PostgreSQL and the load tool share the others. */
export const pinElsewhere = (pid: number): void => pin(pid, rest)
/**
 * A process gets every core, and so does what it starts from now on. A browser needs it: a phone has its processor to
 * itself, and on one core a page shares its own with the database and this tool.
 */
export const unpin = (pid: number): void => pin(pid, all)
