import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { OsUser } from './osUser.ts'

/** Whether `user` may enter `dir` and every folder above it. */
export function canEnter(dir: string, user: OsUser): boolean {
  if (!user) return true
  for (let at = fs.realpathSync(dir); ; at = path.dirname(at)) {
    const { uid, gid, mode } = fs.statSync(at)
    const allowed = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001
    if (!allowed) return false
    if (at === path.dirname(at)) return true
  }
}

/**
 * A folder that `user` can enter, for files that must leave a closed project folder (one under `/root`, say).
 * The temporary folder is the last resort, because a restart of the machine may empty it.
 * @throws Error when no such folder can be made.
 */
export function reachableFolder(user: OsUser): { folder: string; lasting: boolean } {
  const choices = [
    { folder: '/var/lib/evenkeel', lasting: true },
    { folder: '/opt/evenkeel-data', lasting: true },
    { folder: path.join(os.tmpdir(), 'evenkeel'), lasting: false },
  ]
  for (const choice of choices) {
    try {
      fs.mkdirSync(choice.folder, { recursive: true })
      // Only root gets here: let others pass through, and only the server read what is inside.
      fs.chmodSync(choice.folder, 0o711)
      if (canEnter(choice.folder, user)) return choice
    } catch {
      // Read-only or not ours: try the next one.
    }
  }
  throw new Error(
    `No folder was found that the account "${user?.name}" may enter. Move the project out of a closed folder, or set DATA_DIR.`,
  )
}
