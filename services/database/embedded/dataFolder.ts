import fs from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { OsUser } from './osUser.ts'
import { canEnter, reachableFolder } from './reachableFolder.ts'

/**
 * Where the data really is. Usually `wanted`. When the server's account cannot enter the folders above it, the data
 * lives elsewhere and `<wanted>.location` says where; from then on that file decides, so a later start never
 * finds other data than the one before.
 * @throws Error when that file points to data that is gone, or this project is a copy of another that owns the data.
 */
export function moveDataFolder(wanted: string, user: OsUser, log: (line: string) => void): string {
  const parent = path.dirname(wanted)
  fs.mkdirSync(parent, { recursive: true })
  openForPassing(parent, user)
  const pointer = `${wanted}.location`
  if (fs.existsSync(pointer)) return follow(pointer, wanted)
  if (canEnter(parent, user)) return wanted
  const { folder, lasting } = reachableFolder(user)
  const id = createHash('sha256').update(path.resolve(wanted)).digest('hex').slice(0, 12)
  const home = path.join(folder, id)
  fs.mkdirSync(home, { recursive: true, mode: 0o711 })
  const actual = path.join(home, 'pg')
  if (fs.existsSync(wanted)) move(wanted, actual)
  fs.writeFileSync(path.join(home, 'owner'), `${path.resolve(wanted)}\n`)
  fs.writeFileSync(pointer, `${actual}\n`)
  log(`The database files are in ${actual}, because the account "${user?.name}" cannot enter ${parent}.`)
  if (!lasting)
    log('That is a temporary folder. Set DATA_DIR to a folder that lasts if you want to keep the data.')
  return actual
}

/**
 * Lets the server's account pass through the folder right above the data, when that folder alone stands in the way: it
 * is ours (often made by us, or a temporary one), and passing through shows nothing of its content.
 */
function openForPassing(parent: string, user: OsUser) {
  if (user && !canEnter(parent, user) && canEnter(path.dirname(parent), user)) {
    fs.chmodSync(parent, fs.statSync(parent).mode | 0o011)
  }
}

function follow(pointer: string, wanted: string): string {
  const actual = fs.readFileSync(pointer, 'utf8').trim()
  const home = path.dirname(actual)
  if (!fs.existsSync(home)) {
    throw new Error(
      `The database files should be in ${actual} and are not. Put them back, or delete ${pointer} to begin anew.`,
    )
  }
  const ownerFile = path.join(home, 'owner')
  const owner = fs.readFileSync(ownerFile, 'utf8').trim()
  if (owner !== path.resolve(wanted)) {
    if (fs.existsSync(`${owner}.location`)) {
      throw new Error(
        `This folder is a copy; the data in ${actual} belongs to ${owner}. Delete ${pointer} to begin anew here.`,
      )
    }
    // The project was moved: it keeps its data.
    fs.writeFileSync(ownerFile, `${path.resolve(wanted)}\n`)
  }
  return actual
}

/** Like `mv`: also between file systems. Owners are kept by the copy, because root does it. */
function move(from: string, to: string) {
  try {
    fs.renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const { uid, gid } = fs.statSync(from)
    fs.cpSync(from, `${to}.part`, { recursive: true, verbatimSymlinks: true })
    giveAll(`${to}.part`, uid, gid)
    fs.renameSync(`${to}.part`, to)
    fs.rmSync(from, { recursive: true })
  }
}

/** Gives a folder and all in it to an account, readable by no other. */
export function giveAll(dir: string, uid: number, gid: number) {
  fs.chownSync(dir, uid, gid)
  fs.chmodSync(dir, 0o700)
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    fs.lchownSync(path.join(entry.parentPath, entry.name), uid, gid)
  }
}
