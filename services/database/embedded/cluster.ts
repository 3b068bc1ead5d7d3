import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { giveAll } from './dataFolder.ts'
import type { OsUser } from './osUser.ts'

/** The database role that owns everything in the embedded server. */
export const ROLE = 'evenkeel'

/** What a database program gets to see of our environment: nothing of ours, so a stray PGDATA cannot mislead it. */
export const programEnv =
  process.platform === 'win32'
    ? undefined
    : ({ PATH: '/usr/bin:/bin', LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv)

/**
 * The password of the embedded server: made once, kept in `file`, readable by us only.
 * @throws Error when there is data but its password is gone.
 */
export function clusterPassword(file: string, dataDir: string): string {
  if (!fs.existsSync(file)) {
    if (isCluster(dataDir))
      throw new Error(`There is a database in ${dataDir} but its password file ${file} is gone.`)
    try {
      fs.writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another start was faster: its password counts.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return fs.readFileSync(file, 'utf8').trim()
}

const isCluster = (dataDir: string) => fs.existsSync(path.join(dataDir, 'PG_VERSION'))

/**
 * Makes the database files unless they are there. Works in a second folder and renames it at the end, so an
 * `initdb` that was killed leaves nothing that looks like a database.
 */
export async function ensureCluster(options: {
  dataDir: string
  native: string
  user: OsUser
  password: string
}) {
  const { dataDir, native, user, password } = options
  if (isCluster(dataDir)) {
    // Files that root copied or restored belong to root, who may not run the server.
    if (user && fs.statSync(dataDir).uid === 0) giveAll(dataDir, user.uid, user.gid)
    fs.chmodSync(dataDir, 0o700)
    return
  }
  if (fs.existsSync(dataDir)) fs.rmdirSync(dataDir)
  const staging = `${dataDir}.new-${process.pid}`
  const passwordFile = `${staging}.password`
  fs.rmSync(staging, { recursive: true, force: true })
  fs.mkdirSync(staging, { mode: 0o700 })
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) for (const at of [staging, passwordFile]) fs.chownSync(at, user.uid, user.gid)
  try {
    await initdb({ native, user, dir: staging, passwordFile })
    fs.renameSync(staging, dataDir)
  } finally {
    fs.rmSync(passwordFile, { force: true })
    fs.rmSync(staging, { recursive: true, force: true })
  }
}

function initdb(options: { native: string; user: OsUser; dir: string; passwordFile: string }) {
  const { native, user, dir, passwordFile } = options
  const flags = [
    ...[
      '-D',
      dir,
      '-U',
      ROLE,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '-E',
      'UTF8',
      '--no-instructions',
    ],
    // Order of text must not depend on the machine; queries that sort for people name an ICU collation.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ]
  return new Promise<void>((resolve, reject) => {
    const child = spawn(path.join(native, 'bin', 'initdb'), flags, {
      cwd: dir,
      env: programEnv,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    })
    let words = ''
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed: ${words.trim()}`)),
    )
  })
}
